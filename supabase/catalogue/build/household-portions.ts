import type { RecordFinder } from "../concept/record-finder.ts";
import { readFacts } from "../source/fact-table.ts";
import { requiredNumberCell } from "../source/source-table.ts";
import type { Portion } from "./catalogue-model.ts";

const columns = ["dish", "food", "food_name", "label", "grams", "kind", "country", "basis"];

/** Bowls, plates, glasses and servings out, by food (`household-portions.tsv`); throws where a food is unknown. */
export function readHouseholdPortions(findRecord: RecordFinder): ReadonlyMap<number, readonly Portion[]> {
  const portions = new Map<number, Portion[]>();
  for (const row of readFacts("household-portions.tsv", columns)) {
    const [, food = "", name = "", label = ""] = row.cells;
    const foodId = findRecord(row, food, name);
    const own = portions.get(foodId) ?? [];
    const portion = { label: `1 ${label}`, grams: requiredNumberCell(row, 4) };
    if (!own.some((each) => each.label === portion.label)) portions.set(foodId, [...own, portion]);
  }
  return portions;
}
