/** A word, a number or a mark of a text. `text` is lower case; `isGlued` tells that no space stands before it. */
export interface TimeToken {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: "word" | "number" | "mark";
  readonly value: number;
  readonly isGlued: boolean;
}

const pattern = /[\p{L}\p{M}]+|\d+(?:\.\d+)?|(?<=\s|^)\.\d+|\n|[^\s]/gu;
const fractions = new Map(Object.entries({ "½": 1 / 2, "¼": 1 / 4, "¾": 3 / 4, "⅓": 1 / 3, "⅔": 2 / 3 }));
const marks = new Map(
  Object.entries({ "’": "'", "‘": "'", "–": "-", "—": "-", "‑": "-", "−": "-", "×": "x" }),
);

/** Cuts a text into tokens with UTF-16 offsets. "3d" is two tokens, the second glued to the first. */
export function tokeniseTimes(text: string): TimeToken[] {
  const tokens: TimeToken[] = [];
  let end = -1;
  for (const match of text.matchAll(pattern)) {
    const start = match.index;
    tokens.push({ ...classify(match[0]), start, end: start + match[0].length, isGlued: start === end });
    end = start + match[0].length;
  }
  return tokens;
}

function classify(raw: string): Pick<TimeToken, "text" | "kind" | "value"> {
  const fraction = fractions.get(raw);
  if (fraction !== undefined) return { text: raw, kind: "number", value: fraction };
  if (/^\.?\d/.test(raw)) return { text: raw, kind: "number", value: Number(raw) };
  const mark = marks.get(raw);
  if (mark !== undefined) return { text: mark, kind: mark === "x" ? "word" : "mark", value: Number.NaN };
  return { text: raw.toLowerCase(), kind: /^\p{L}/u.test(raw) ? "word" : "mark", value: Number.NaN };
}

/** The text of the token at an index, or "" beyond the ends. */
export function textAt(tokens: readonly TimeToken[], at: number): string {
  return tokens[at]?.text ?? "";
}

/** What a reader found: its value and the index of the token behind it. */
export interface Read<Value> {
  readonly value: Value;
  readonly next: number;
}
