import type { Field, FormSpec, Mode } from "./form-spec.ts";
import { type ChosenFile, emptyValues, type FormValues, type RowValue } from "./form-values.ts";
import type { Body } from "./to-body.ts";

const SEPARATORS: Readonly<Record<string, string>> = { lines: "\n", words: ", " };

/** The form that stands for a request: what `toBody` made of it, or an example. */
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

type Filled = Partial<Omit<FormValues, "mode">>;

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
  return Array.isArray(value) ? value.join(SEPARATORS[kind] ?? ", ") : String(value);
}

/** Of a file only its bytes went into the request. */
function describeFile(dataUrl: string, index: number): ChosenFile {
  const [, type = "file"] = /^data:([^;,]*)/.exec(dataUrl) ?? [];
  const encoded = dataUrl.length - dataUrl.indexOf(",") - 1;
  return { name: `${type} ${index + 1}`, bytes: Math.floor((encoded * 3) / 4), dataUrl };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** The mode whose own members the request has; of several the one with most of its fields filled. */
function findMode({ modes = [] as readonly Mode[] }: { modes?: readonly Mode[] }, body: Readonly<Body>) {
  const fitting = modes.filter(({ adds }) =>
    Object.entries(adds).every(([name, value]) => body[name] === value),
  );
  const filled = ({ fields }: Mode) => fields.filter((name) => body[name] !== undefined).length;
  return fitting.toSorted((one, other) => filled(other) - filled(one))[0];
}
