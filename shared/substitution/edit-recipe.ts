import { followCompoundAims, followKindAims, leaveDiscouraged } from "./aims/follow-aims.ts";
import { followGoals } from "./aims/follow-goals.ts";
import { keepPortionBounds } from "./aims/keep-bounds.ts";
import { listPortionBounds } from "./aims/measure-bound.ts";
import { causesOfGoals } from "./aims/taste-goals.ts";
import type { Choosing } from "./choose/choose-substitute.ts";
import { describeEdits } from "./describe-edits.ts";
import type { EditedRecipe, UnmetWish } from "./edited-recipe.ts";
import type { Edits } from "./edits.ts";
import { createLines } from "./lines/create-lines.ts";
import { isNeeded } from "./lines/is-needed.ts";
import type { Line } from "./lines/line.ts";
import type { Pantry, PantryFood } from "./pantry.ts";
import { dropForbidden } from "./rules/drop-forbidden.ts";
import { keepRules } from "./rules/keep-rules.ts";
import { keepKindBounds, keepsBounds, listKindBounds, nameWithin } from "./rules/kind-limits.ts";
import { readRulebook } from "./rules/rulebook.ts";
import { listKindsApart } from "./rules/rules-apart.ts";
import type { SourceRecipe } from "./source-recipe.ts";
import { swapLines } from "./swap-lines.ts";

/**
 * The recipe as the edits want it: swaps first, then what diets, conditions and allergies rule out, then aims, tastes and
 * bounds. The final recipe holds no food that is out: what nothing can replace is removed, and told where it was the dish.
 * `matched` are the foods that the words of swap targets mean.
 */
export function editRecipe(
  recipe: SourceRecipe,
  edits: Edits,
  pantry: Pantry,
  matched: ReadonlyMap<string, PantryFood> = new Map(),
): EditedRecipe {
  const { servings } = recipe;
  const source = createLines(recipe, pantry);
  const bounds = listKindBounds(edits);
  const rulebook = readRulebook(edits, listKindsApart(edits, source, readRulebook(edits)));
  const choosing: Choosing = {
    rulebook,
    pantry,
    preferences: edits.preferences,
    fitsRecipe: (parts) => keepsBounds(parts, bounds, servings),
  };
  const swapped = swapLines(source, {
    edits,
    choosing,
    matched,
    causes: causesOfGoals(edits.goals),
    isNeeded: (line) => isNeeded(line, recipe.title),
  });
  const dropped = new Set(swapped.lines.flatMap((line) => (line.change === "removed" ? [line.number] : [])));
  const ruled = swapped.lines.map((line) => keepRules(line, choosing));
  const limited = keepKindBounds(ruled, bounds, servings, choosing);
  const aimed = followAims(limited, edits, choosing);
  const tasted = followGoals(aimed, edits.goals, recipe, choosing);
  const bounded = keepPortionBounds(tasted.lines, listPortionBounds(edits), servings, choosing);
  const lines = bounded.lines.map((line) => nameWithin(dropForbidden(line, rulebook), bounds, servings));
  const unmet = [...swapped.unmet, ...tasted.unmet, ...bounded.unmet, ...tellLost(lines, recipe, dropped)];
  return describeEdits(recipe, { lines, added: tasted.added, unmet, edits, rulebook });
}

function followAims(lines: readonly Line[], edits: Edits, choosing: Choosing): Line[] {
  const left = lines.map((line) => followKindAims(leaveDiscouraged(line, choosing), edits, choosing));
  return followCompoundAims(left, edits, choosing);
}

const baseShare = 0.3;

/** What a dish mostly is cannot just go: that it had to is told, but for what was asked to be left out. */
function tellLost(
  lines: readonly Line[],
  { ingredients }: SourceRecipe,
  dropped: ReadonlySet<number>,
): UnmetWish[] {
  const whole = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  return lines
    .filter(
      ({ change, source, number }) =>
        change === "removed" && !dropped.has(number) && source.grams >= baseShare * whole,
    )
    .map(({ source, reasons }) => ({
      wish: reasons.join("; "),
      reason: `${source.name} makes up much of the dish and nothing fits in its place`,
    }));
}
