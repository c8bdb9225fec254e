import type { Field } from "./form-spec.ts";
import type { RowValue } from "./form-values.ts";

/** True when something was told in a row; a choice that always has a value tells nothing. */
export function isRowFilled(columns: readonly Field[], row: RowValue): boolean {
  return columns.some(({ name, control }) => {
    const isForced = control.kind === "choice" && control.none === undefined;
    return !isForced && (row[name] ?? "").trim() !== "";
  });
}
