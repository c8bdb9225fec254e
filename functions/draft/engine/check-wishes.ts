import { checkAvoided, resolveAvoided } from "../../../shared/domain/constraints/mod.ts";
import { splitTerms } from "../../../shared/domain/nutrition/mod.ts";
import type { Brief } from "./brief.ts";
import { isHeat } from "./methods/find-heat.ts";
import type { EditedIngredient, EditedRecipe, UnmetWish } from "./substitution/edited-recipe.ts";
import { factsOf } from "./substitution/lines/food-facts.ts";

/** What a recipe does not show of its wishes, and what there was nothing to do for. */
type Checked = { readonly unmet: readonly UnmetWish[]; readonly warnings: readonly string[] };

type Named = Pick<EditedIngredient, "name" | "preparation" | "food">;

/** Compares the wishes with the recipe before and after its edits: none is passed over in silence. */
export function checkWishes(
  brief: Brief,
  before: readonly Named[],
  { ingredients, changes }: EditedRecipe,
): Checked {
  const isIn = (words: string, lines: readonly Named[]) => lines.some((line) => isCalled(words, line));
  const kept = brief.keeps.filter((food) => !isIn(food, ingredients));
  const unknown = brief.saidAvoided.filter(
    (food) => resolveAvoided(food) === null && !isHeat(food) && !isIn(food, before),
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
    ],
    warnings: idle.map(({ from }) => `nothing to leave out: the recipe has no ${from}`),
  };
}

/** Why a food went that was to stay. */
function reasonFor(food: string, changes: EditedRecipe["changes"]): string {
  const gone = changes.find(({ before }) => before !== null && isCalled(food, before));
  return gone?.reason ?? "another wish excludes it";
}

function isCalled(words: string, line: Named): boolean {
  const own = new Set(splitTerms(`${line.name} ${line.food?.name ?? ""}`));
  const terms = splitTerms(words);
  if (terms.length > 0 && terms.every((term) => own.has(term))) return true;
  return (
    checkAvoided(words, factsOf(line, line.food && { ...line.food, amounts: new Map() }))?.certainty ===
    "contains"
  );
}
