import type { ErrorBody } from "../../shared/platform/http/mod.ts";

/** Statuses whose errors keep the common form: key, scope, path, method and limits. */
const commonStatuses: ReadonlySet<number> = new Set([401, 403, 404, 405, 429]);

/** The failed result that the contract shows for validation and upstream errors; null for the common form. */
export function formatFailure(error: ErrorBody, status: number): Record<string, unknown> | null {
  if (commonStatuses.has(status) || error.code === "unsupported_api_version") return null;
  return { data: { status: "failed", result: null, error } };
}
