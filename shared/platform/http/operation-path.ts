import { canaryNameOf, type OperationName } from "../kernel/mod.ts";

/** What follows an operation in a path: "" for itself, "/health", "/work"; null for a path of something else. */
export function readRest(path: string, operation: OperationName): string | null {
  const bases = [`/functions/v1/${operation}`, canaryPathOf(operation), `/${operation}`];
  const base = bases.find((start) => path === start || path.startsWith(`${start}/`));
  return base === undefined ? null : path.slice(base.length);
}

/** Where requests begin that reach a function as the canary of its operation. */
export function canaryPathOf(operation: OperationName): string {
  return `/${canaryNameOf(operation)}`;
}
