import type { OperationName } from "./operation-name.ts";

/**
 * A build beside the one that serves, on a platform with one version of a function: a function of its own, to which the
 * other forwards `share` percent of the keys. `version` is what it reports as its version.
 */
export type Canary = { version: string; share: number };

/** The name of the function that the canary of an operation is. */
export function canaryNameOf(operation: OperationName): string {
  return `${operation}-canary`;
}
