import type { OperationName } from "./operation-name.ts";

/** The header that selects one of the versions of a function that are deployed side by side. */
export const versionOverridesHeader = "Cloudflare-Workers-Version-Overrides";

/** The name of a function's Worker, which must not contain underscores. */
export function workerNameOf(operation: OperationName): string {
  return operation.replaceAll("_", "-");
}

/** The header's value: a structured field dictionary (RFC 8941) that maps the Worker's name to the version. */
export function overrideVersion(operation: OperationName, version: string): string {
  return `${workerNameOf(operation)}="${version}"`;
}
