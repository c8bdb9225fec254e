import { compoundIds } from "../compound-ids.ts";
import data from "../data/nutri-score.json" with { type: "json" };
import type { FoodFacts } from "../food-facts.ts";
import { exactly, type Interval, mapRising } from "../interval.ts";
import { findKind } from "../kinds/find-kind.ts";
import { splitTerms } from "../kinds/split-terms.ts";
import { findNutriScoreCategory, type NutriScoreCategory } from "./nutri-score-category.ts";
import {
  classOfPoints,
  countPoints,
  kilojoulesPerKcal,
  type NutriScoreClass,
  type NutriScoreInput,
  saltPerSodium,
} from "./nutri-score-points.ts";

const fruitGroups = new Set(data.groups.fruit);

const mixedGroups = new Set(data.groups.mixed);

/** Roots and nuts of vegetable and legume groups that Nutri-Score does not count. */
const uncounted = new Set(["potato", "cassava", "yam", "taro", "peanut", "flour", "fry"]);

/** The Nutri-Score of a food, or why it has none. Lower points are better. */
type NutriScore =
  | {
      readonly category: NutriScoreCategory;
      readonly points: Interval;
      readonly grade: NutriScoreClass;
    }
  | { readonly category: NutriScoreCategory; readonly points: null; readonly missing: readonly string[] };

type Amounts = Readonly<Record<keyof Omit<NutriScoreInput, "category" | "hasSweetener">, Interval>>;

/** Nutri-Score 2023 per 100 g; needs energy, sugars, saturated fat, salt and protein, in fats also fat. */
export function scoreNutri(facts: FoodFacts): NutriScore {
  const category = findNutriScoreCategory(facts);
  if (category === "none") return { category, points: null, missing: [] };
  const found = readAmounts(facts, category);
  if (Array.isArray(found)) return { category, points: null, missing: found };
  const hasSweetener = findKind(facts, "sweetener")?.certainty === "contains";
  const count = (bad: keyof Interval, good: keyof Interval) =>
    countPoints({
      category,
      hasSweetener,
      energyKilojoules: found.energyKilojoules[bad],
      sugarsGrams: found.sugarsGrams[bad],
      saturatedFatGrams: found.saturatedFatGrams[bad],
      saltGrams: found.saltGrams[bad],
      proteinGrams: found.proteinGrams[good],
      fibreGrams: found.fibreGrams[good],
      fatGrams: found.fatGrams[good],
      fruitPercent: found.fruitPercent[good],
    });
  const points = { low: count("low", "high"), value: count("value", "value"), high: count("high", "low") };
  return { category, points, grade: classOfPoints(points.value, category) };
}

function readAmounts(facts: FoodFacts, category: NutriScoreCategory): Amounts | string[] {
  const { amounts } = facts;
  const kcal = amounts.get(compoundIds.energyKcal);
  const sodium = amounts.get(compoundIds.sodiumMilligrams);
  const read = {
    energy:
      amounts.get(compoundIds.energyKilojoules) ??
      (kcal && mapRising(kcal, (figure) => figure * kilojoulesPerKcal)),
    sugars: amounts.get(compoundIds.sugarsGrams),
    "saturated fat": amounts.get(compoundIds.saturatedFatGrams),
    salt: sodium && mapRising(sodium, (milligrams) => (milligrams * saltPerSodium) / 1000),
    protein: amounts.get(compoundIds.proteinGrams),
    fat: amounts.get(compoundIds.fatGrams) ?? (category === "fat" ? undefined : exactly(0)),
  };
  const { energy, sugars, "saturated fat": saturated, salt, protein, fat } = read;
  if (!energy || !sugars || !saturated || !salt || !protein || !fat) {
    return Object.entries(read).flatMap(([what, amount]) => (amount === undefined ? [what] : []));
  }
  return {
    energyKilojoules: energy,
    sugarsGrams: sugars,
    saturatedFatGrams: saturated,
    saltGrams: salt,
    proteinGrams: protein,
    fatGrams: fat,
    fibreGrams: readFibre(facts),
    fruitPercent: measureFruitShare(facts),
  };
}

/** Unknown fibre counts nothing and may be up to all of the carbohydrate. */
function readFibre({ amounts }: FoodFacts): Interval {
  const most = amounts.get(compoundIds.carbohydrateGrams)?.high ?? 0;
  return amounts.get(compoundIds.fibreGrams) ?? { low: 0, value: 0, high: most };
}

/** Per cent of fruit, vegetables and legumes by mass: from the recipe, else from the group; wide open for a dish without recipe. */
function measureFruitShare({ name, foodGroup, ingredients }: FoodFacts): Interval {
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
