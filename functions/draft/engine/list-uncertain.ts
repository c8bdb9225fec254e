import type { Brief } from "./brief.ts";
import { isKnownLine } from "./recipe-line.ts";
import type { EditedIngredient, UnmetWish } from "./substitution/edited-recipe.ts";

const mostNamed = 5;

/** Diets, allergies and foods to leave out that cannot be vouched for, as nothing is known of some ingredients. */
export function listUncertain(
  { edits }: Pick<Brief, "edits">,
  ingredients: readonly Pick<EditedIngredient, "name" | "food">[],
): UnmetWish[] {
  const unknown = ingredients.filter((line) => !isKnownLine(line)).map(({ name }) => name);
  const wishes = [
    ...edits.diets.map((diet) => diet.replaceAll("_", " ")),
    ...edits.conditions.map((condition) => condition.replaceAll("_", " ")),
    ...edits.allergens.map((allergen) => `no ${allergen.replaceAll("_", " ")}`),
    ...edits.avoided.map(({ words }) => `no ${words}`),
  ];
  if (unknown.length === 0) return [];
  const detail = `the contents of ${unknown.slice(0, mostNamed).join(", ")} are unknown, so it may not be suitable`;
  return wishes.map((wish) => ({ wish, reason: "not_possible", detail }));
}
