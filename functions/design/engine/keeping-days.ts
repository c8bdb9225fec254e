import { phraseTerms } from "../../../shared/domain/constraints/mod.ts";
import type { Recipe } from "../../../shared/domain/recipes/mod.ts";
import data from "./data/keeping-times.json" with { type: "json" };

type KeepingKind = {
  readonly days: number;
  /** Words of a title. */
  readonly titles?: readonly string[];
  /** Beginnings and parts of catalogue names. */
  readonly foods?: readonly string[];
};

const kinds = data.kinds.map(({ days, titles = [], foods = [] }: KeepingKind) => ({
  days,
  titles: titles.map((title) => ` ${phraseTerms(title).join(" ")} `),
  foods,
}));

/** The longest that any cooked dish is kept. */
export const mostKeepingDays = data.usual;

const known = new WeakMap<Recipe, number>();

/** On how many days after cooking a dish may still be eaten from the refrigerator: the fewest of its kinds. */
export function keepingDays(recipe: Recipe): number {
  const before = known.get(recipe);
  if (before !== undefined) return before;
  const title = ` ${phraseTerms(recipe.title).join(" ")} `;
  const foods = listFoods(recipe);
  const days = kinds.filter(
    (kind) =>
      kind.titles.some((words) => title.includes(words)) ||
      kind.foods.some((words) => foods.some((name) => name.includes(words))),
  );
  const least = Math.min(data.usual, ...days.map((kind) => kind.days));
  known.set(recipe, least);
  return least;
}

/** Names of the foods that make up more than a trace of the dish. */
function listFoods({ ingredients }: Recipe): string[] {
  const whole = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  return ingredients
    .filter(({ grams }) => grams >= data.leastShare * whole)
    .map(({ foodName }) => foodName.toLowerCase());
}
