import { foldName, matchingForm } from "../../../language/mod.ts";
import { createMemory } from "../../../platform/kernel/mod.ts";
import portionWords from "../data/portion-words.json" with { type: "json" };
import type { Measure } from "../text/measures.ts";

/** A household measure row of a food, read: "1 large single serving bag", "1 can (12 fl oz)", "3 oz". */
export type PortionRow = {
  /** Grams of one: the label's own count is divided out. */
  readonly gramsEach: number;
  /** Singular words of the label outside brackets, sizes included. */
  readonly words: ReadonlySet<string>;
  /** Words in brackets. */
  readonly details: ReadonlySet<string>;
  /** Millilitres of one where the row is a volume measure, else null. */
  readonly millilitres: number | null;
  /** True for raw, dry or shell weights given by what they yield, and for guideline rows. */
  readonly isIndirect: boolean;
  /** True for one of the sizes of a label, which a text means only if it states a size. */
  readonly isOfSize: boolean;
};

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
  ["ml", 1],
  ["dl", 100],
]);

/** "56 grams 1 serving" gives the mass of the row first. */
const leadingMass = /^\d+(?:\.\d+)? grams? (?=\d)/;
const leadingCount = /^(?:(\d+)[ -])?(\d+)\/(\d+)\s+|^(\d+(?:\.\d+)?)\s+/;
/** What a label says in brackets, or of the size of one: "item 4.9 oz". */
const aside = /\([^)]*\)?|(?<=[a-z]) \d+(?:\.\d+)? (?:fl )?oz\b/g;
const namedCups = /\b(?:ice cream|keurig|microwav\w*|snack|fruit|pudding) cup/;

/** What the text says about the portion: the measure and the terms of the food. */
export type PortionWish = {
  readonly measure: Measure;
  readonly terms: ReadonlySet<string>;
  readonly heads: ReadonlySet<string>;
  readonly defaultGrams: number | null;
};

const middleRank = 2;
const sizeOfPackScore = 3;
const packs = new Set(portionWords.packs);
const sizeWords = new Set(portionWords.sizeWords);
const unspecified = new Set(portionWords.unspecified);
const unusual = new Set(portionWords.unusual);
const partial = new Set(portionWords.partial);
const generic = new Set(portionWords.generic);
const vessels = new Set(portionWords.vessels);
const bulk = new Set(portionWords.bulk);
const animals = new Set(portionWords.animals);
const sizeRanks = new Map(Object.entries(portionWords.sizeRanks));
const alike = new Map(Object.entries(portionWords.alike));

/** "1 serving 5 pieces": the mass of the serving is that of five pieces. */
const countedServing =
  /^(?:1 )?serving \(?(?=\d+ (?:fun|piece|round|cookie|slice|miniature|mint|pop|pancake|waffle|roll|stick)s?\b)/;

/** What a label says, whatever it weighs: how many there are in a row. */
type LabelRow = Omit<PortionRow, "gramsEach"> & { readonly count: number };

/** Tables word most portions alike. */
const recallLabel = createMemory<readonly LabelRow[]>({ name: "portion labels", mostBytes: 4 * 1024 * 1024 });

/** Reads one portion label with its grams, with a row for each of several sizes and for one piece of a serving. */
export function readPortionRows(label: string, grams: number): PortionRow[] {
  return recallLabel(label, () => readLabel(label)).map(({ count, ...row }) => {
    return { ...row, gramsEach: count > 0 ? grams / count : grams };
  });
}

function readLabel(label: string): LabelRow[] {
  const folded = foldName(label);
  const counted = folded.replace(countedServing, "");
  const pieces = counted === folded ? [] : [readLabelRow(counted)];
  const sizes = splitSizes(folded).map((each) => ({ ...readLabelRow(each), isOfSize: true }));
  return [readLabelRow(folded), ...pieces, ...sizes];
}

/** "1 small or thin slice" is "1 small slice" and "1 thin slice". */
function splitSizes(label: string): string[] {
  const [main = "", ...asides] = label.split(/(?=[(,])/);
  const [count = ""] = /^\d+ /.exec(main) ?? [];
  const parts = main
    .slice(count.length)
    .trim()
    .split(/ or | ?\/ ?/)
    .map((part) => part.split(" "));
  const isSizes = parts.slice(0, -1).every((words) => words.every((word) => sizeWords.has(word)));
  if (parts.length < 2 || !isSizes) return [];
  const noun = (parts.at(-1) ?? []).slice(
    (parts.at(-1) ?? []).findLastIndex((word) => sizeWords.has(word)) + 1,
  );
  return parts.map((words, at) => {
    const named = at < parts.length - 1 ? [...words, ...noun] : words;
    return `${count}${named.join(" ")} ${asides.join("")}`.trim();
  });
}

function readLabelRow(label: string): LabelRow {
  const folded = label.replace(leadingMass, "");
  const match = leadingCount.exec(folded);
  const count = match === null ? 1 : readCount(match);
  const rest = match === null ? folded : folded.slice(match[0].length);
  const main = rest.replace(aside, " ");
  const words = wordsOf(main);
  const bracket = (rest.match(aside) ?? []).join(" ");
  return {
    count,
    words,
    details: wordsOf(bracket),
    millilitres: readMillilitres(main, words),
    isIndirect: /yield|guideline|\bin shell|, dry\b|unpopped|concentrate|reconstituted/.test(rest),
    isOfSize: false,
  };
}

function readCount(match: RegExpExecArray): number {
  const [, whole, top, bottom, decimal] = match;
  if (decimal !== undefined) return Number(decimal);
  return Number(whole ?? 0) + Number(top) / Math.max(1, Number(bottom));
}

function wordsOf(text: string): Set<string> {
  return new Set((text.match(/[a-z0-9]+(?:\.\d+)?/g) ?? []).map(matchingForm));
}

function readMillilitres(main: string, words: ReadonlySet<string>): number | null {
  const first = /^[a-z]+/.exec(main.trim())?.[0] ?? "";
  const size = volumeUnits.get(matchingForm(first));
  if (size === undefined || namedCups.test(main) || (first === "fl" && !words.has("oz"))) return null;
  return size;
}

type ScoredRow = { readonly row: PortionRow; readonly score: number };

/** The row that fits best what the text said, of equal ones the first; null where none can be meant. */
export function findBestRow(rows: readonly PortionRow[], wish: PortionWish): ScoredRow | null {
  let best: ScoredRow | null = null;
  for (const row of rows) {
    const score = scoreRow(row, wish);
    if (score !== null && score > 0.3 && (best === null || score > best.score + 1e-9)) best = { row, score };
  }
  return best === null ? null : chooseBottle(rows, best, wish);
}

/** A bottle that differs from others by size alone is the usual portion or a middle one, unless its size is stated. */
function chooseBottle(
  rows: readonly PortionRow[],
  best: ScoredRow,
  { measure: { unit, sizes }, defaultGrams }: PortionWish,
): ScoredRow {
  if (unit !== "bottle" || sizes.length > 0 || !best.row.details.has("oz")) return best;
  const bottles = rows.filter(({ words, details }) => words.has("bottle") && details.has("oz"));
  bottles.sort((a, b) => a.gramsEach - b.gramsEach);
  const usual = bottles.find(({ gramsEach }) => isAlike(gramsEach, defaultGrams));
  return { row: usual ?? bottles[bottles.length >> 1] ?? best.row, score: best.score };
}

/** How well a portion row fits what the text said; null when it cannot be meant. */
function scoreRow(row: PortionRow, wish: PortionWish): number | null {
  const { measure } = wish;
  if (row.millilitres !== null || (row.isOfSize && measure.sizes.length === 0)) return null;
  if (isWholeAnimal(row) && !measure.sizes.includes("whole")) return null;
  const unitScore = measure.unit === "" ? scoreCount(row, wish) : scoreUnit(row, measure);
  if (unitScore === null) return null;
  return unitScore + scoreSizes(row, measure.sizes) + scoreWords(row, wish);
}

/** "1 whole fish": a fish that is counted is a fillet, unless the text says that it was whole. */
function isWholeAnimal({ words }: PortionRow): boolean {
  return words.has("whole") && [...animals].some((animal) => words.has(animal));
}

function scoreUnit(row: PortionRow, measure: Measure): number | null {
  const { unit } = measure;
  if (measure.kilocalories !== null)
    return row.words.has("calorie") || row.words.has("calory") ? 6 : row.words.has(unit) ? 3 : null;
  if (row.words.has(unit)) return 5;
  const near = (alike.get(unit) ?? []).findIndex((word) => row.words.has(word));
  if (near >= 0) return 3 - near * 0.1;
  return isSizeOfPack(row, measure) ? sizeOfPackScore : null;
}

/** "a king-size package of cups": the row "1 large/king size" is of a package. */
function isSizeOfPack({ words }: PortionRow, { unit, sizes }: Measure): boolean {
  return (
    packs.has(unit) &&
    sizes.some((size) => words.has(size)) &&
    [...words].every((word) => sizeWords.has(word))
  );
}

function scoreCount(row: PortionRow, { terms, heads }: PortionWish): number | null {
  const words = [...row.words];
  const hasOf = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  if (hasOf(heads)) return 4.5;
  // "1 serving" of sweets is no sweet.
  if (words.length === 1 && words[0] === "serving") return 2.5;
  if (words.every((word) => sizeWords.has(word))) return 4.2;
  if (words.some((word) => terms.has(word) && !bulk.has(word))) return 4;
  if (hasOf(bulk) || hasOf(partial)) return null;
  if (hasOf(generic)) return 3.4;
  return hasOf(vessels) ? 2 : 2.5;
}

function scoreSizes(row: PortionRow, sizes: readonly string[]): number {
  const wanted = sizes.flatMap((size) => size.split(" "));
  let score = scoreRanks(ranksOf(wanted), ranksOf([...row.words]));
  for (const word of row.words) {
    if (sizeRanks.has(word)) continue;
    if (wanted.includes(word)) score += 2;
    else if (unspecified.has(word)) score += wanted.length === 0 ? 1.2 : 0.1;
    else if (unusual.has(word)) score -= wanted.length === 0 ? 0.8 : 1.5;
  }
  return score;
}

/** Small to jumbo as 0 to 4: no size means the middle one, another size costs by its distance. */
function scoreRanks(wanted: readonly number[], offered: readonly number[]): number {
  if (offered.length === 0) return 0;
  if (wanted.length === 0) return offered.includes(middleRank) ? 0.4 : -0.8;
  const distances = wanted.flatMap((wish) => offered.map((rank) => Math.abs(wish - rank)));
  return 2 - 1.5 * Math.min(...distances);
}

function ranksOf(words: readonly string[]): number[] {
  const isExtra = words.includes("extra");
  return words.flatMap((word) => {
    const rank = sizeRanks.get(word);
    return rank === undefined ? [] : [isExtra && word === "large" ? rank + 1 : rank];
  });
}

function scoreWords(row: PortionRow, { terms, defaultGrams, measure }: PortionWish): number {
  let score = row.isIndirect ? -2 : 0;
  for (const word of [...row.words, ...row.details]) {
    if (sizeWords.has(word) || word === measure.unit) continue;
    score += terms.has(word) ? 0.5 : -0.2;
  }
  return isAlike(row.gramsEach, defaultGrams) ? score + 0.4 : score;
}

function isAlike(grams: number, defaultGrams: number | null): boolean {
  return defaultGrams !== null && Math.abs(grams / defaultGrams - 1) < 0.01;
}
