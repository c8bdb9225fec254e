/** One of several; `value` is what is sent. */
export type Choice = { value: string; label: string };

/** How a field is filled in, and so what it becomes in a request. */
export type Control =
  /** A text of one line, or of `rows` lines; `most` characters are told beside it. */
  | { kind: "text"; rows?: number; most?: number; placeholder?: string }
  /** A number; what is none is sent as it stands, for the service to tell so. */
  | { kind: "number"; unit?: string; placeholder?: string }
  /** One of several, or with `none` none of them. */
  | { kind: "choice"; choices: readonly Choice[]; none?: string }
  /** Any of several, as a list. */
  | { kind: "choices"; choices: readonly Choice[] }
  /** A list, a line an entry. */
  | { kind: "lines"; rows: number; placeholder?: string }
  /** A list with commas between the entries. */
  | { kind: "words"; placeholder?: string }
  /** A list of objects; `entry` names one of them. */
  | { kind: "rows"; columns: readonly Field[]; entry: string; fixed?: Readonly<Record<string, string>> }
  /** Files as data URLs: a list, or without `many` one. */
  | { kind: "files"; accept: string; many: boolean };

/** A field of a form; `name` is its member of the request. */
export type Field = {
  name: string;
  label: string;
  hint?: string;
  /** Shown at once; the others stand under "More". */
  isEssential?: boolean;
  /** Share of the form's width. */
  width?: "full" | "half" | "third";
  control: Control;
};

/** One way to fill in a form: what it adds to the request, and the fields that it has; the others are left out. */
export type Mode = {
  id: string;
  label: string;
  adds: Readonly<Record<string, string>>;
  fields: readonly string[];
};

/** A request that is one click away. */
export type Example = { label: string; body: Readonly<Record<string, unknown>> };

/** The form of an operation; without `modes` all fields stand in it. */
export type FormSpec = {
  fields: readonly Field[];
  modes?: readonly [Mode, ...Mode[]];
  examples: readonly [Example, ...Example[]];
  /** What the button says that sends it. */
  action: string;
};
