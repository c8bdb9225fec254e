import type { OperationName } from "./operation-name.ts";

/** The header by which a caller picks one of the versions of a function that are deployed side by side. */
export const VERSION_OVERRIDES_HEADER = "Cloudflare-Workers-Version-Overrides";

/** The name of a function's Worker, which may have no underscores. */
export function workerNameOf(operation: OperationName): string {
  return operation.replaceAll("_", "-");
}

/** The header's value: a dictionary of structured fields (RFC 8941) from the Worker's name to the version. */
export function overrideVersion(operation: OperationName, version: string): string {
  return `${workerNameOf(operation)}="${version}"`;
}
