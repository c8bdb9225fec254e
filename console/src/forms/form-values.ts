import type { Field, FormSpec } from "./form-spec.ts";

/** A file that was chosen, with its bytes as a data URL. */
export type ChosenFile = { name: string; bytes: number; dataUrl: string };

/** An entry of a list of objects: texts by column. */
export type RowValue = Readonly<Record<string, string>>;

/** What stands in a form, by the names of its fields; what is missing is empty. */
export type FormValues = {
  mode: string | null;
  texts: Readonly<Record<string, string>>;
  picks: Readonly<Record<string, readonly string[]>>;
  rows: Readonly<Record<string, readonly RowValue[]>>;
  files: Readonly<Record<string, readonly ChosenFile[]>>;
};

/** An empty form, in its first mode. */
export function emptyValues({ modes }: FormSpec): FormValues {
  return { mode: modes?.[0].id ?? null, texts: {}, picks: {}, rows: {}, files: {} };
}

/** The fields that stand in a form in one of its modes. */
export function fieldsOf({ fields, modes }: FormSpec, mode: string | null): readonly Field[] {
  const chosen = modes?.find(({ id }) => id === mode);
  return chosen ? fields.filter(({ name }) => chosen.fields.includes(name)) : fields;
}
