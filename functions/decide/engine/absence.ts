import type { RecipePart } from "../../../shared/domain/catalogue/mod.ts";
import { type FoodCandidate, normaliseTerms } from "../../../shared/domain/food/mod.ts";
import { mapRising, type NutrientAmounts } from "../../../shared/domain/nutrition/mod.ts";
import type { OptionItem } from "./candidate.ts";
import data from "./data/absences.json" with { type: "json" };

const absences = data.absences.map(({ stated, marked, ingredient, broughtByGram, isOnlyAdded }) => ({
  stated: new RegExp(stated, "i"),
  marked: new RegExp(marked, "i"),
  ingredient: new RegExp(ingredient, "i"),
  broughtByGram: new Map(Object.entries(broughtByGram).map(([id, amount]) => [Number(id), amount])),
  isOnlyAdded,
}));

type Absence = (typeof absences)[number];

/** "Unsalted butter" is the catalogue's butter without salt, where it has one of the same plain name. */
export function preferWithout(item: OptionItem, words: string, foods: readonly FoodCandidate[]): OptionItem {
  const { food } = item;
  const absence = food === null ? undefined : listLacking(words, food.name)[0];
  if (food === null || absence === undefined) return item;
  const [head] = normaliseTerms(food.name);
  const wanted = new Set([...item.terms, ...normaliseTerms(food.name)]);
  const [nearest] = foods
    .filter(({ name }) => absence.marked.test(name) && normaliseTerms(name)[0] === head)
    .map((sibling) => ({ sibling, strange: countStrange(sibling.name.replace(absence.marked, ""), wanted) }))
    .sort((a, b) => a.strange - b.strange || a.sibling.id - b.sibling.id);
  return nearest === undefined || nearest.strange > 1 ? item : { ...item, food: nearest.sibling };
}

function countStrange(name: string, wanted: ReadonlySet<string>): number {
  return normaliseTerms(name).filter((term) => !wanted.has(term)).length;
}

/**
 * Amounts per 100 g of a food that is stated to be without salt or sugar: less what these bring in the catalogue's
 * recipe. Salt that no recipe lists may be anything up to the figure; sugar of the food itself stays.
 */
export function takeOut(
  amounts: NutrientAmounts,
  { words, name, recipe }: { words: string; name: string; recipe: readonly RecipePart[] },
): NutrientAmounts {
  const lacking = listLacking(words, name);
  if (lacking.length === 0) return amounts;
  const changed = new Map(amounts);
  for (const absence of lacking)
    for (const [id, amount] of reduce(amounts, absence, recipe)) changed.set(id, amount);
  return changed;
}

function listLacking(words: string, foodName: string): Absence[] {
  return absences.filter(({ stated, marked }) => stated.test(words) && !marked.test(foodName));
}

function reduce(amounts: NutrientAmounts, absence: Absence, recipe: readonly RecipePart[]): NutrientAmounts {
  const allGrams = recipe.reduce((sum, { grams }) => sum + grams, 0);
  const grams = recipe
    .filter(({ name }) => absence.ingredient.test(name))
    .reduce((sum, part) => sum + part.grams, 0);
  const share = allGrams === 0 ? 0 : (100 * grams) / allGrams;
  return new Map(
    [...absence.broughtByGram].flatMap(([id, brought]) => {
      const amount = amounts.get(id);
      if (amount === undefined) return [];
      if (share > 0) return [[id, mapRising(amount, (figure) => Math.max(0, figure - share * brought))]];
      return absence.isOnlyAdded ? [[id, { low: 0, value: amount.value / 2, high: amount.high }]] : [];
    }),
  );
}
