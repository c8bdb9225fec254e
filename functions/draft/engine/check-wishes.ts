import { resolveAvoided } from "../../../shared/domain/constraints/mod.ts";
import type { Brief } from "./brief.ts";
import { isLineCalled, type NamedLine } from "./is-line-called.ts";
import { isHeat } from "./methods/find-heat.ts";
import type { EditedRecipe, UnmetWish } from "./substitution/edited-recipe.ts";

/** What a recipe does not show of its wishes, and what there was nothing to do for. */
type Checked = { readonly unmet: readonly UnmetWish[]; readonly warnings: readonly string[] };

/** Compares the wishes with the recipe before and after its edits: none is passed over in silence. */
export function checkWishes(
  brief: Brief,
  before: readonly NamedLine[],
  { ingredients, changes }: EditedRecipe,
): Checked {
  const isIn = (words: string, lines: readonly NamedLine[]) =>
    lines.some((line) => isLineCalled(words, line));
  const kept = brief.keeps.filter((food) => !isIn(food, ingredients));
  const unknown = brief.saidAvoided.filter(
    (food) =>
      resolveAvoided(food) === null && !isHeat(food) && !isOfMethod(food, brief) && !isIn(food, before),
  );
  const idle = brief.edits.swaps
    .filter(({ from, isDropped }) => isDropped === true && !unknown.includes(from))
    .filter(({ from }) => !isIn(from, before) && !changes.some(({ reason }) => reason.includes(from)))
    .filter(({ from }) => !brief.edits.droppedParts.some((part) => part.from === from));
  return {
    unmet: [
      ...kept.map((food) =>
        isIn(food, before)
          ? { wish: `keep ${food}`, reason: "conflicts" as const, detail: reasonFor(food, changes) }
          : { wish: `keep ${food}`, reason: "not_possible" as const, detail: `the recipe has no ${food}` },
      ),
      ...unknown.map((food) => ({ wish: `no ${food}`, reason: "not_understood" as const })),
      ...brief.preferred.foods
        .filter((food) => !isIn(food, ingredients))
        .map((food) => ({
          wish: food,
          reason: "not_possible" as const,
          detail: "a preference only replaces a food that has to go, and none of those has a use for it",
        })),
      ...brief.preferred.unread
        .filter((words) => !isIn(words, ingredients))
        .map((words) => ({ wish: words, reason: "not_understood" as const })),
    ],
    warnings: idle.map(({ from }) => `nothing to leave out: the recipe has no ${from}`),
  };
}

/** "No lumps" is how it is to be made. */
function isOfMethod(words: string, { clauses }: Brief): boolean {
  return clauses.some(({ wishes }) => wishes.methods.some((method) => method.words.includes(words)));
}

/** Why a food went that was to stay. */
function reasonFor(food: string, changes: EditedRecipe["changes"]): string {
  const gone = changes.find(({ before }) => before !== null && isLineCalled(food, before));
  return gone?.reason ?? "another wish excludes it";
}
