import { listDishWords } from "../../../shared/domain/constraints/mod.ts";
import type { Recipe } from "../../../shared/domain/recipes/mod.ts";

/** What a dish is by its title; what goes with it is not: fish tacos with slaw are no salad. */
export function listKinds({ title }: Pick<Recipe, "title">): readonly string[] {
  const [head = title] = title.split(beside);
  const own = listDishWords(head);
  return own.length > 0 ? own : listDishWords(title);
}

const beside = / (?:with|on|over|in) /;

/** Spaghetti and penne are pasta, and come again no sooner than soups do. */
export function kindOfDish({ title, ingredients }: Recipe): string | null {
  const [named] = listDishWords(title);
  if (named !== undefined) return named;
  const base = ingredients.find(({ role }) => role === "base");
  return base === undefined ? null : (listDishWords(base.name)[0] ?? null);
}
