import { createMemory } from "../../../platform/kernel/mod.ts";
import type { FoodCandidate } from "../candidates/food-names.ts";
import data from "../data/largest-amounts.json" with { type: "json" };
import type { Measure } from "../text/measures.ts";
import { normaliseWord } from "../text/terms.ts";
import { kinHeads } from "./usual-grams.ts";

/** The most of a food that one person takes at a time, and that one piece of it weighs. */
type Largest = { readonly portion: number; readonly piece: number };

type Row = Largest & {
  /** Head words of the names of such foods; all foods of the groups if there is none. */
  readonly kinds: ReadonlySet<string>;
  /** Whether any word of the name tells the kind, not only its head. */
  readonly isAnyWord: boolean;
  readonly groups: ReadonlySet<string> | null;
  readonly unless: ReadonlySet<string>;
};

const anyLarge: Largest = { portion: Number.POSITIVE_INFINITY, piece: Number.POSITIVE_INFINITY };
/** Units of what one person takes, whose size is not known. */
const served = new Set(["bowl", "plate", "dish", "serving", "portion", "helping", "side", "order"]);
const pieces = new Set(["", "piece", "slice", "rasher", "unit"]);
const prepared = readWords(data.unlessNamed);
const rows = data.rows.map(({ kinds, anyWord = false, in: groups, unless = [], portion, piece }): Row => {
  return {
    kinds: readWords(kinds),
    isAnyWord: anyWord,
    groups: groups === undefined ? null : new Set(groups),
    unless: new Set([...readWords(unless), ...prepared]),
    portion,
    piece: piece ?? Number.POSITIVE_INFINITY,
  };
});
const remember = createMemory<Largest>({ name: "largest amounts", mostBytes: 512 * 1024 });

/**
 * Grams of one of a measure, or of a portion where there is none, but no more than anyone takes of that kind of food:
 * a bread that has only a row for a loaf is still eaten by the slice. A weight, a volume or a package is as stated.
 */
export function limitGrams(food: FoodCandidate, measure: Measure | null, grams: number): number {
  const { portion, piece } = remember(`${food.foodGroup}\n${food.name}`, () => findLargest(food));
  if (measure === null || served.has(measure.unit)) return Math.min(grams, portion * countOf(measure));
  const isPiece = measure.grams === null && measure.millilitres === null && pieces.has(measure.unit);
  if (!isPiece || measure.isShare || isWhole(measure)) return grams;
  return Math.min(grams, piece * countOf(measure));
}

/** "Half a loaf cake" and "a whole cheese" are said to be more than a piece. */
function isWhole({ sizes, count, unit }: Measure): boolean {
  return sizes.includes("whole") || (unit === "" && count < 1);
}

function countOf(measure: Measure | null): number {
  return measure === null ? 1 : Math.max(1, measure.count);
}

function findLargest({ name, foodGroup }: FoodCandidate): Largest {
  const words = new Set(name.split(/[^\p{L}]+/u).flatMap((word) => normaliseWord(word.toLowerCase())));
  const heads = new Set(kinHeads(name));
  const row = rows.find(({ kinds, isAnyWord, groups, unless }) => {
    const isOfGroup = groups?.has(foodGroup) ?? true;
    const isOfKind = kinds.size === 0 || hasOne(kinds, isAnyWord ? words : heads);
    return isOfGroup && isOfKind && !hasOne(unless, words);
  });
  return row ?? anyLarge;
}

function hasOne(some: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  return [...some].some((word) => words.has(word));
}

function readWords(words: readonly string[]): Set<string> {
  return new Set(words.flatMap(normaliseWord));
}
