import type { Field, FormSpec } from "./form-spec.ts";
import { type FormValues, fieldsOf, type RowValue } from "./form-values.ts";
import { isRowFilled } from "./is-row-filled.ts";

/** A request's members. */
export type Body = Record<string, unknown>;

const NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** The request that a form stands for; what is empty is left out. */
export function toBody(spec: FormSpec, values: FormValues): Body {
  const added = spec.modes?.find(({ id }) => id === values.mode)?.adds ?? {};
  const members = fieldsOf(spec, values.mode).map((field) => [field.name, readField(field, values)] as const);
  return { ...added, ...Object.fromEntries(members.filter(([, value]) => value !== undefined)) };
}

function readField({ name, control }: Field, values: FormValues): unknown {
  switch (control.kind) {
    case "rows": {
      const rows = (values.rows[name] ?? []).filter((row) => isRowFilled(control.columns, row));
      return orNothing(rows.map((row) => ({ ...control.fixed, ...readRow(control.columns, row) })));
    }
    case "files": {
      const files = (values.files[name] ?? []).map(({ dataUrl }) => dataUrl);
      return control.many ? orNothing(files) : files[0];
    }
    case "choices":
      return orNothing(values.picks[name] ?? []);
    default:
      return readText(control.kind, values.texts[name] ?? "");
  }
}

function readRow(columns: readonly Field[], row: RowValue): Body {
  const members = columns.map(
    ({ name, control }) => [name, readText(control.kind, row[name] ?? "")] as const,
  );
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

function readText(kind: Field["control"]["kind"], text: string): unknown {
  if (text.trim() === "") return undefined;
  if (kind === "number") return readNumber(text.trim());
  if (kind === "lines") return splitList(text, /\r?\n/);
  return kind === "words" ? splitList(text, ",") : text;
}

function readNumber(text: string): number | string {
  return NUMBER.test(text) ? Number(text.replace(",", ".")) : text;
}

function splitList(text: string, separator: RegExp | string): string[] | undefined {
  const entries = text.split(separator).map((entry) => entry.trim());
  return orNothing(entries.filter((entry) => entry !== ""));
}

function orNothing<Entry>(list: readonly Entry[]): Entry[] | undefined {
  return list.length === 0 ? undefined : [...list];
}
