import { listDishWords } from "../../../shared/domain/constraints/mod.ts";
import type { Recipe } from "../../../shared/domain/recipes/mod.ts";

/** Spaghetti and penne are pasta, and come again no sooner than soups do. */
export function kindOfDish({ title, ingredients }: Recipe): string | null {
  const [named] = listDishWords(title);
  if (named !== undefined) return named;
  const base = ingredients.find(({ role }) => role === "base");
  return base === undefined ? null : (listDishWords(base.name)[0] ?? null);
}
