/** One of several choices; `value` is sent. */
export type Choice = { value: string; label: string };

/** The control of a field, which determines its value in the request. */
export type Control =
  /** A text of one line, or of `rows` lines; the limit of `most` characters is shown beside it. */
  | { kind: "text"; rows?: number; most?: number; placeholder?: string }
  /** A number; any other text is sent as it is, for the service to refuse. */
  | { kind: "number"; unit?: string; placeholder?: string }
  /** One of several choices, or with `none` no choice. */
  | { kind: "choice"; choices: readonly Choice[]; none?: string }
  /** Any of several choices, as a list. */
  | { kind: "choices"; choices: readonly Choice[] }
  /** A list with one entry per line. */
  | { kind: "lines"; rows: number; placeholder?: string }
  /** A comma-separated list. */
  | { kind: "words"; placeholder?: string }
  /** A list of objects; `entry` is the label of one of them. */
  | { kind: "rows"; columns: readonly Field[]; entry: string; fixed?: Readonly<Record<string, string>> }
  /** Files as data URLs: a list, or a single one without `many`. */
  | { kind: "files"; accept: string; many: boolean };

/** A field of a form; `name` is its member in the request. */
export type Field = {
  name: string;
  label: string;
  hint?: string;
  /** Always visible; the other fields are under "More". */
  isEssential?: boolean;
  /** Share of the form's width. */
  width?: "full" | "half" | "third";
  control: Control;
};

/** One way to fill in a form: the members that it adds to the request, and its fields. */
export type Mode = {
  id: string;
  label: string;
  adds: Readonly<Record<string, string>>;
  fields: readonly string[];
};

/** A request that one click sends. */
export type Example = { label: string; body: Readonly<Record<string, unknown>> };

/** The form of an operation; without `modes` it has all fields. */
export type FormSpec = {
  fields: readonly Field[];
  modes?: readonly [Mode, ...Mode[]];
  examples: readonly [Example, ...Example[]];
  /** The label of the submit button. */
  action: string;
};

/** File types that the service accepts as pictures and as recordings. */
export const pictures = "image/jpeg,image/png,image/webp,image/gif";
export const recordings = "audio/*,.m4a,.mp3,.wav,.ogg,.oga,.webm,.flac";
