import type { StatedNeeds } from "../../../../shared/domain/constraints/mod.ts";
import type { UnmetWish } from "../substitution/edited-recipe.ts";

/** What a source says of itself. */
type Source = { readonly title: string | null; readonly totalMinutes: number | null };

/** Wishes that are understood and that no edit of a recipe can meet: another cuisine, less time. */
export function listImpossible(
  { text, preferences, restrictions }: Pick<StatedNeeds, "text" | "preferences" | "restrictions">,
  { title, totalMinutes }: Source,
): UnmetWish[] {
  const named = (title ?? "").toLowerCase();
  const stated = [text, ...preferences, ...restrictions];
  const cuisines = [...new Set(stated.flatMap((needs) => needs.cuisines))]
    .filter((cuisine) => !named.includes(cuisine.toLowerCase()))
    .map((cuisine) => refuse(cuisine, "an edit keeps the kind of dish; design makes another one"));
  const minutes = stated.map((needs) => needs.totalMinutes).find((most) => most !== null) ?? null;
  if (minutes === null || (totalMinutes !== null && totalMinutes <= minutes)) return cuisines;
  const detail =
    totalMinutes === null ? "the recipe does not state its time" : `the recipe takes ${totalMinutes} minutes`;
  return [...cuisines, refuse(`${minutes} minutes`, detail)];
}

function refuse(wish: string, detail: string): UnmetWish {
  return { wish, reason: "not_possible", detail };
}
