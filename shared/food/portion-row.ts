import { foldText, singularise } from "./term-normaliser.ts";

/** A household measure row of a food, read: "1 large single serving bag", "1 can (12 fl oz)", "3 oz". */
export interface PortionRow {
  /** Grams of one: the label's own count is divided out. */
  readonly gramsEach: number;
  /** Singular words of the label outside brackets, sizes included. */
  readonly words: ReadonlySet<string>;
  /** Words in brackets. */
  readonly details: ReadonlySet<string>;
  /** Millilitres of one where the row is a volume measure, else null. */
  readonly millilitres: number | null;
  /** Fluid ounces the bracket states: 12 in "can (12 fl oz)". */
  readonly fluidOunces: number | null;
  /** True for raw, dry or shell weights told by what they yield, and for guideline rows. */
  readonly isIndirect: boolean;
}

const volumeUnits: ReadonlyMap<string, number> = new Map([
  ["cup", 236.588],
  ["tablespoon", 14.787],
  ["tbsp", 14.787],
  ["teaspoon", 4.929],
  ["tsp", 4.929],
  ["fl", 29.574],
  ["pint", 473.176],
  ["quart", 946.353],
  ["liter", 1000],
]);
const leadingCount = /^(?:(\d+)[ -])?(\d+)\/(\d+)\s+|^(\d+(?:\.\d+)?)\s+/;
const namedCups = /\b(?:ice cream|keurig|microwav\w*|snack|fruit|pudding) cup/;

/** Reads one portion label with its grams. */
export function readPortionRow(label: string, grams: number): PortionRow {
  const folded = foldText(label);
  const match = leadingCount.exec(folded);
  const count = match === null ? 1 : readCount(match);
  const rest = match === null ? folded : folded.slice(match[0].length);
  const main = rest.replace(/\([^)]*\)?/g, " ");
  const words = wordsOf(main);
  const bracket = (rest.match(/\([^)]*\)?/g) ?? []).join(" ");
  const ounces = /(\d+(?:\.\d+)?) ?(?:fl|fluid) ?o/.exec(bracket)?.[1];
  return {
    gramsEach: count > 0 ? grams / count : grams,
    words,
    details: wordsOf(bracket),
    millilitres: readMillilitres(main, words),
    fluidOunces: ounces === undefined ? null : Number(ounces),
    isIndirect: /yield|guideline|\bin shell|, dry\b|unpopped|concentrate|reconstituted/.test(rest),
  };
}

function readCount(match: RegExpExecArray): number {
  const [, whole, top, bottom, decimal] = match;
  if (decimal !== undefined) return Number(decimal);
  return Number(whole ?? 0) + Number(top) / Math.max(1, Number(bottom));
}

function wordsOf(text: string): Set<string> {
  return new Set((text.match(/[a-z0-9]+(?:\.\d+)?/g) ?? []).map(singularise));
}

function readMillilitres(main: string, words: ReadonlySet<string>): number | null {
  const first = /^[a-z]+/.exec(main.trim())?.[0] ?? "";
  const size = volumeUnits.get(singularise(first));
  if (size === undefined || namedCups.test(main) || (first === "fl" && !words.has("oz"))) return null;
  return size;
}
