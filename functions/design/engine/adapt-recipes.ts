import { type FoodTable, splitTerms } from "../../../shared/domain/nutrition/mod.ts";
import { type Recipe, type RecipeIngredient, recipeBook } from "../../../shared/domain/recipes/mod.ts";
import type { WantedFood } from "./brief.ts";
import type { Candidate } from "./candidate.ts";
import { holdsFood } from "./holds-food.ts";

/** What one vegetable or fruit does in a dish another one does too; other roles change how a dish is cooked. */
const exchangedRoles = ["vegetable", "fruit"] as const;

/** Recipes in which a wanted vegetable or fruit stands in for the one that they have most of. */
export function adaptRecipes(dishes: readonly Candidate[], food: WantedFood, table: FoodTable): Recipe[] {
  const wanted = findIngredient(food, table);
  return wanted === null ? [] : dishes.flatMap(({ recipe }) => exchange(recipe, wanted) ?? []);
}

/** The food as the recipe that uses most of it has it. */
function findIngredient(food: WantedFood, { foods }: FoodTable): RecipeIngredient | null {
  const found = recipeBook
    .flatMap(({ ingredients }) => ingredients)
    .filter(({ role }) => exchangedRoles.some((exchanged) => exchanged === role))
    .filter(({ foodId, foodName: name }) => {
      const part = { name, foodGroup: foods.get(foodId)?.foodGroup ?? "", grams: 1 };
      const facts = { name: "", words: [], foodGroup: null, ingredients: [part], amounts: new Map() };
      return holdsFood({ facts }, food);
    });
  return found.reduce<RecipeIngredient | null>(
    (most, one) => (most && most.grams >= one.grams ? most : one),
    null,
  );
}

function exchange(recipe: Recipe, wanted: RecipeIngredient): Recipe | null {
  const { ingredients, title } = recipe;
  const alike = ingredients.filter(({ role }) => role === wanted.role);
  const [leaving] = [...alike].sort((one, other) => other.grams - one.grams);
  if (!leaving || ingredients.some(({ foodId }) => foodId === wanted.foodId)) return null;
  if (isNamedInWords(recipe, leaving)) return null;
  const share = leaving.grams / wanted.grams;
  const measure = wanted.measure && { ...wanted.measure, count: wanted.measure.count * share };
  const coming = { ...wanted, key: leaving.key, grams: leaving.grams, measure };
  return {
    ...recipe,
    id: `${recipe.id}+${wanted.foodId}`,
    title: `${title} with ${wanted.name}`,
    ingredients: ingredients.map((ingredient) => (ingredient === leaving ? coming : ingredient)),
  };
}

/** Steps name ingredients by their keys; one that words name as well could not leave unseen. */
function isNamedInWords({ title, steps }: Recipe, { name }: RecipeIngredient): boolean {
  const words = [title, ...steps.map((step) => step.replace(/\{[^}]*\}/g, ""))];
  const terms = splitTerms(name);
  const head = terms.at(-1) ?? "";
  return words.some((text) => splitTerms(text).includes(head));
}
