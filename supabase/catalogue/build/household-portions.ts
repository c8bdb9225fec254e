import { type PortionKind, readPortionKind } from "../concept/portion-kind.ts";
import type { RecordFinder } from "../concept/record-finder.ts";
import { readFacts } from "../source/fact-table.ts";
import { requiredNumberCell } from "../source/source-table.ts";
import type { Portion } from "./catalogue-model.ts";

const columns = ["dish", "food", "food_name", "label", "grams", "kind", "country", "basis"];

/**
 * Bowls, plates, glasses and servings out, by food (`household-portions.tsv` in `listsDir`); throws where a food is
 * unknown.
 */
export function readHouseholdPortions(
  findRecord: RecordFinder,
  listsDir?: string,
): ReadonlyMap<number, readonly Portion[]> {
  const portions = new Map<number, Portion[]>();
  for (const row of readFacts("household-portions.tsv", columns, listsDir)) {
    const [, food = "", name = "", label = "", , , country = ""] = row.cells;
    const foodId = findRecord(row, food, name);
    const own = portions.get(foodId) ?? [];
    const portion: Portion = {
      label: `1 ${label}`,
      grams: requiredNumberCell(row, 4),
      source: "household",
      country: country === "" ? null : country,
    };
    if (!own.some((each) => each.label === portion.label)) portions.set(foodId, [...own, portion]);
  }
  return portions;
}

// What people eat at a time when they say no more, the first that a food has.
const usualLabels = [
  "1 portion",
  "1 medium portion",
  "1 plate",
  "1 bowl",
  "1 pot",
  "1 glass",
  "1 mug",
  "1 can",
  "1 piece",
  "1 slice",
];

const pieceKinds: ReadonlySet<PortionKind> = new Set(["piece", "small", "medium", "large", "slice"]);

/**
 * The grams of a food's usual portion, from `household` (rows of `household-portions.tsv`). Null where they have none,
 * and for a food that the tables (`published`) weigh by the piece: "2 eggs" are two pieces.
 */
export function usualGrams(published: readonly Portion[], household: readonly Portion[]): number | null {
  if (published.some(({ label }) => pieceKinds.has(readPortionKind(label)))) return null;
  const found = usualLabels.map((label) => household.find((portion) => portion.label === label));
  return found.find((portion) => portion !== undefined)?.grams ?? null;
}
