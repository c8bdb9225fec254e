import type { Field, FormSpec, Mode } from "./form-spec.ts";
import {
  type ChosenFile,
  emptyValues,
  type FormValues,
  fieldsOf,
  isRowFilled,
  type RowValue,
} from "./form-values.ts";

/** The members of a request. */
export type Body = Record<string, unknown>;

type Filled = Partial<Omit<FormValues, "mode">>;

const numberForm = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;
const separators: Readonly<Record<string, string>> = { lines: "\n", words: ", " };

/** Converts a form into a request; empty fields are left out. */
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
  return numberForm.test(text) ? Number(text.replace(",", ".")) : text;
}

function splitList(text: string, separator: RegExp | string): string[] | undefined {
  const entries = text.split(separator).map((entry) => entry.trim());
  return orNothing(entries.filter((entry) => entry !== ""));
}

function orNothing<Entry>(list: readonly Entry[]): Entry[] | undefined {
  return list.length === 0 ? undefined : [...list];
}

/** Fills a form from a request: one made by `toBody`, or an example. */
export function fromBody(spec: FormSpec, body: Readonly<Body>): FormValues {
  const parts = spec.fields.map((field) => fillField(field, body[field.name]));
  const gather = <Kind extends keyof Filled>(kind: Kind) =>
    Object.assign({}, ...parts.map((part) => part[kind]));
  return {
    mode: findMode(spec, body)?.id ?? emptyValues(spec).mode,
    texts: gather("texts"),
    picks: gather("picks"),
    rows: gather("rows"),
    files: gather("files"),
  };
}

function fillField({ name, control }: Field, value: unknown): Filled {
  if (value === undefined || value === null) return {};
  switch (control.kind) {
    case "rows":
      return { rows: { [name]: listOf(value).map((row) => fillRow(control.columns, row)) } };
    case "files":
      return { files: { [name]: listOf(value).map(String).map(describeFile) } };
    case "choices":
      return { picks: { [name]: listOf(value).map(String) } };
    default:
      return { texts: { [name]: formText(control.kind, value) } };
  }
}

function fillRow(columns: readonly Field[], row: unknown): RowValue {
  const members = new Map(typeof row === "object" && row !== null ? Object.entries(row) : []);
  return Object.fromEntries(
    columns.map(({ name, control }) => [name, formText(control.kind, members.get(name) ?? "")]),
  );
}

function formText(kind: Field["control"]["kind"], value: unknown): string {
  return Array.isArray(value) ? value.join(separators[kind] ?? ", ") : String(value);
}

/** A request contains only the bytes of a file, not its name. */
function describeFile(dataUrl: string, index: number): ChosenFile {
  const [, type = "file"] = /^data:([^;,]*)/.exec(dataUrl) ?? [];
  const encoded = dataUrl.length - dataUrl.indexOf(",") - 1;
  return { name: `${type} ${index + 1}`, bytes: Math.floor((encoded * 3) / 4), dataUrl };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** The mode whose added members the request has; of several the one with most of its fields filled. */
function findMode({ modes = [] as readonly Mode[] }: { modes?: readonly Mode[] }, body: Readonly<Body>) {
  const fitting = modes.filter(({ adds }) =>
    Object.entries(adds).every(([name, value]) => body[name] === value),
  );
  const filled = ({ fields }: Mode) => fields.filter((name) => body[name] !== undefined).length;
  return fitting.toSorted((one, other) => filled(other) - filled(one))[0];
}
