import data from "../data/nutri-score.json" with { type: "json" };
import type { FoodFacts } from "../food-facts.ts";
import { exactly, type Interval } from "../interval.ts";
import { splitTerms } from "../kinds/split-terms.ts";

const fruitGroups = new Set(data.groups.fruit);
const mixedGroups = new Set(data.groups.mixed);
/** Roots and nuts of vegetable and legume groups that Nutri-Score does not count. */
const uncounted = new Set(["potato", "cassava", "yam", "taro", "peanut", "flour", "fry"]);

/** Per cent of fruit, vegetables and legumes by mass: from the recipe, else from the group; wide open for a dish without recipe. */
export function measureFruitShare({ name, foodGroup, ingredients }: FoodFacts): Interval {
  const totalGrams = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  if (totalGrams > 0) {
    const counted = ingredients.filter((ingredient) => isCounted(ingredient.name, ingredient.foodGroup));
    return exactly((100 * counted.reduce((sum, { grams }) => sum + grams, 0)) / totalGrams);
  }
  if (isCounted(name, foodGroup)) return exactly(100);
  return mixedGroups.has(foodGroup ?? "") ? { low: 0, value: 0, high: 100 } : exactly(0);
}

/** Oils pressed from a fruit of the list count as that fruit. */
function isCounted(name: string, group: string | null): boolean {
  if (data.fruitOils.some((oil) => splitTerms(name).join(" ").includes(oil))) return true;
  return fruitGroups.has(group ?? "") && !splitTerms(name).some((term) => uncounted.has(term));
}
