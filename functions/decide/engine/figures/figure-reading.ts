import {
  createTokeniser,
  dropPossessives,
  findPhrasesAt,
  matchingForm,
  type PhraseHit,
  type PhraseIndex,
  readPlainNumber,
  type Token,
} from "../../../../shared/language/mod.ts";

/** A text cut for reading figures: "20g" is a number and a word, "b12" a word and a number. */
export type FigureReading = {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The folded singular of each token. */
  readonly terms: readonly string[];
};

/** A number as it was written; `end` is the token behind it. */
export type Quantity = {
  readonly low: number;
  readonly value: number;
  readonly high: number;
  readonly isFigure: boolean;
  readonly end: number;
};

const cut = createTokeniser({ numbers: "whole", hasDigitsInWords: false, joiners: "'" });
const longestPhrase = 5;
const longestTerm = 40;
const germanThousands = /^[1-9]\d?\.\d{3}$/;
const spacedThousands = /^\u00a0|^\u202f/;
/** Units that nobody states in thousandths: before these "1.200" is 1,200. */
const wholeUnits = new Set(["kcal", "kj", "mg", "cal", "calorie"]);
const rangeMarks = new Set(["-", "–", "—", "to"]);

export function openFigures(text: string): FigureReading {
  const tokens = cut(text);
  const terms = tokens.map((token) =>
    token.kind === "word" ? matchingForm(dropPossessives(token.text).slice(0, longestTerm)) : token.text,
  );
  return { text, tokens, terms };
}

/** The singular of a token; empty outside the text. */
export function termAt({ terms }: FigureReading, at: number): string {
  return terms[at] ?? "";
}

/** The longest phrase that ends right before a token, and begins no earlier than `from`; null for none. */
export function phraseEndingAt<Meaning>(
  index: PhraseIndex<Meaning>,
  { terms }: FigureReading,
  { end, from }: { end: number; from: number },
): PhraseHit<Meaning> | null {
  for (let at = Math.max(from, end - longestPhrase); at < end; at++) {
    const hit = findPhrasesAt(index, terms, at, { limit: end }).find((found) => found.end === end);
    if (hit !== undefined) return hit;
  }
  return null;
}

/** A number in figures or words, a range with its bounds ("400-450"); null where none begins. */
export function quantityAt(reading: FigureReading, at: number): Quantity | null {
  const first = numberAt(reading, at);
  if (first === null) return null;
  if (!rangeMarks.has(termAt(reading, first.end))) return first;
  const second = first.isFigure ? numberAt(reading, first.end + 1) : null;
  if (second === null || second.value <= first.value || !second.isFigure) return first;
  const value = (first.value + second.value) / 2;
  return { low: first.value, value, high: second.value, isFigure: true, end: second.end };
}

function numberAt(reading: FigureReading, at: number): Quantity | null {
  const { tokens, text } = reading;
  const token = tokens[at];
  if (token === undefined || token.kind === "mark") return null;
  if (token.text === "zero") return exact(0, at + 1);
  const read = readPlainNumber(tokens, at);
  if (read === null || read.form === "article") return null;
  const next = tokens[at + 1];
  if (token.kind === "number" && next !== undefined && groups(text, token, next))
    return exact(token.value * 1000 + next.value, at + 2);
  const isThousands = germanThousands.test(token.text) && wholeUnits.has(termAt(reading, at + 1));
  const value = isThousands ? token.value * 1000 : read.value;
  return { ...exact(value, read.next), isFigure: token.kind === "number" };
}

/** "1 200" with a space that does not break. */
function groups(text: string, token: Token, next: Token): boolean {
  const isThree = next.kind === "number" && /^\d{3}$/.test(next.text) && /^\d{1,3}$/.test(token.text);
  return isThree && spacedThousands.test(text.slice(token.end, next.start));
}

function exact(value: number, end: number): Quantity {
  return { low: value, value, high: value, isFigure: true, end };
}

/** The grams that the number at a place states, of a unit of so many grams; zero for no number. */
export function weightAt(reading: FigureReading, at: number, grams: number): number {
  return (quantityAt(reading, at)?.value ?? 0) * grams;
}

/** "(15 g) has 11 g fat": the first is the weight. */
export function isNumberNear({ tokens }: FigureReading, at: number): boolean {
  return tokens.slice(at, at + 4).some(({ kind }) => kind === "number");
}
