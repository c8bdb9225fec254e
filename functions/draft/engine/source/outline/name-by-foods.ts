import { readIngredientLine } from "../../../../../shared/domain/food/mod.ts";
import words from "../data/recipe-words.json" with { type: "json" };

const seasoning = new RegExp(`(?<![\\p{L}])(?:${words.seasonings.join("|")})(?![\\p{L}])`, "iu");
const mostNamed = 2;

/** A name for a recipe that states none, of its first ingredients that are no seasoning: "Dish of chicken and leek". */
export function nameByFoods(lines: readonly string[]): string | null {
  const names = lines.map((line) => readIngredientLine(line).name).filter((name) => /\p{L}{2}/u.test(name));
  const main = names.filter((name) => !seasoning.test(name));
  const told = (main.length > 0 ? main : names).slice(0, mostNamed);
  return told.length === 0 ? null : `Dish of ${told.join(" and ")}`;
}
