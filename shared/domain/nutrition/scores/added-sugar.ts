import { compoundIds } from "../compound-ids.ts";
import data from "../data/sugar-groups.json" with { type: "json" };
import type { FoodFacts } from "../food-facts.ts";
import { exactly, type Interval, mapRising, subtractIntervals } from "../interval.ts";
import { splitTerms } from "../kinds/split-terms.ts";

const added = new Set(data.added);
const partlyAdded = new Set(data.partlyAdded);
const ownSugars = data.ownSugarTerms.map((words) => splitTerms(words).join(" "));

/**
 * The added sugar of a food in g per 100 g: in groups of sweetened foods their sugars without lactose, in groups that
 * are partly sweetened up to that and half of it as the point, elsewhere none. Where sugars are unknown all of the
 * carbohydrate may be sugar. Null where neither is known.
 */
export function estimateAddedSugar(facts: FoodFacts): Interval | null {
  const group = facts.foodGroup ?? "";
  const isPartly = partlyAdded.has(group);
  if (!added.has(group) && !isPartly) return exactly(0);
  const said = ` ${splitTerms([facts.name, ...facts.words].join(" , ")).join(" ")} `;
  if (ownSugars.some((words) => said.includes(` ${words} `))) return exactly(0);
  const sugars = readSugars(facts);
  if (sugars === null) return null;
  return isPartly ? { low: 0, value: sugars.value / 2, high: sugars.high } : sugars;
}

function readSugars({ amounts }: FoodFacts): Interval | null {
  const sugars = amounts.get(compoundIds.sugarsGrams);
  const carbohydrate = amounts.get(compoundIds.carbohydrateGrams);
  if (sugars === undefined) {
    return carbohydrate === undefined ? null : { low: 0, value: carbohydrate.value, high: carbohydrate.high };
  }
  const lactose = amounts.get(compoundIds.lactoseGrams) ?? exactly(0);
  return mapRising(subtractIntervals(sugars, lactose), (grams) => Math.max(0, grams));
}
