import type { FormSpec } from "./form-spec.ts";
import type { FormValues } from "./form-values.ts";
import { isRowFilled } from "./is-row-filled.ts";

/** The form without rows that tell nothing, so that an error's place in a list is that of the row shown. */
export function dropEmptyRows({ fields }: FormSpec, values: FormValues): FormValues {
  const kept = fields.flatMap(({ name, control }) => {
    const rows = values.rows[name];
    if (control.kind !== "rows" || rows === undefined) return [];
    return [[name, rows.filter((row) => isRowFilled(control.columns, row))] as const];
  });
  return { ...values, rows: Object.fromEntries(kept) };
}
