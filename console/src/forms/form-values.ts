import type { Field, FormSpec } from "./form-spec.ts";

/** A chosen file, with its bytes as a data URL. */
export type ChosenFile = { name: string; bytes: number; dataUrl: string };

/** An entry of a list of objects: texts by column. */
export type RowValue = Readonly<Record<string, string>>;

/** The contents of a form by field name; missing fields are empty. */
export type FormValues = {
  mode: string | null;
  texts: Readonly<Record<string, string>>;
  picks: Readonly<Record<string, readonly string[]>>;
  rows: Readonly<Record<string, readonly RowValue[]>>;
  files: Readonly<Record<string, readonly ChosenFile[]>>;
};

/** Creates an empty form in its first mode. */
export function emptyValues({ modes }: FormSpec): FormValues {
  return { mode: modes?.[0].id ?? null, texts: {}, picks: {}, rows: {}, files: {} };
}

/** The fields of a form in one of its modes. */
export function fieldsOf({ fields, modes }: FormSpec, mode: string | null): readonly Field[] {
  const chosen = modes?.find(({ id }) => id === mode);
  return chosen ? fields.filter(({ name }) => chosen.fields.includes(name)) : fields;
}

/** Drops empty rows, so that the index in an error is that of the visible row. */
export function dropEmptyRows({ fields }: FormSpec, values: FormValues): FormValues {
  const kept = fields.flatMap(({ name, control }) => {
    const rows = values.rows[name];
    if (control.kind !== "rows" || rows === undefined) return [];
    return [[name, rows.filter((row) => isRowFilled(control.columns, row))] as const];
  });
  return { ...values, rows: Object.fromEntries(kept) };
}

/** Whether a row was filled in; a choice that always has a value does not count. */
export function isRowFilled(columns: readonly Field[], row: RowValue): boolean {
  return columns.some(({ name, control }) => {
    const isForced = control.kind === "choice" && control.none === undefined;
    return !isForced && (row[name] ?? "").trim() !== "";
  });
}
