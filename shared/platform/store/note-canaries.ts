import type { CallFunction, Canary, NasApi } from "../kernel/mod.ts";

type CanaryColumns = Pick<NasApi["poll_job"]["returns"][number], "canary_version" | "canary_share">;

/** The database functions whose first row has the canary of the operation. */
const carriers: ReadonlySet<string> = new Set(["admit_request", "admit_compound_query", "poll_job"]);

/** Passes on the canary that every admission and poll returns; null where the operation has none. */
export function noteCanaries(call: CallFunction, note: (canary: Canary | null) => void): CallFunction {
  return async function callAndNote(name, args) {
    const returned = await call(name, args);
    const row: unknown = carriers.has(name) && Array.isArray(returned) ? returned[0] : undefined;
    const columns = findColumns(row);
    if (columns) note(toCanary(columns));
    return returned;
  };
}

/** The canary in a row; null without one. */
function toCanary({ canary_version: version, canary_share: share }: CanaryColumns): Canary | null {
  return version === null || share === null ? null : { version, share };
}

/** An admission of a compound query is a member of its row. */
function findColumns(row: unknown): CanaryColumns | null {
  if (typeof row !== "object" || row === null) return null;
  if (hasColumns(row)) return row;
  return "admission" in row ? findColumns(row.admission) : null;
}

function hasColumns(row: object): row is CanaryColumns {
  return "canary_version" in row && "canary_share" in row;
}
