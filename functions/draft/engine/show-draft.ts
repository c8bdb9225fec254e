import type { ShownIngredient } from "../../../shared/domain/presentation/mod.ts";
import { listWords } from "../../../shared/platform/kernel/mod.ts";
import type { DraftResult } from "../contract.ts";
import type { RecipeLine } from "./recipe-line.ts";
import type { ReadLine } from "./source/read-lines.ts";
import type { Change, EditedIngredient, EditedRecipe } from "./substitution/edited-recipe.ts";

/** What became of each food that changed, with the line of the source that it stands in. */
export function showDiffs({ changes }: EditedRecipe, stated: readonly ReadLine[]): DraftResult["diffs"] {
  return changes.map(({ line, kind, before, after, reason, role }) => ({
    line: (stated[line - 1]?.line ?? line - 1) + 1,
    change: kind,
    before: before === null ? null : (stated[line - 1]?.text ?? before.name),
    after: after.length === 0 ? null : listWords(after.map(tellLine)),
    reason,
    role,
  }));
}

/** What takes the place of what. */
export function showSubstitutions({ changes }: EditedRecipe): DraftResult["substitutions"] {
  const exchanged = changes.filter(({ kind }) => kind === "replaced" || kind === "prepared");
  return exchanged.flatMap((change) => change.after.map((part) => pair(change, part)));
}

/** A line as an answer shows it. */
export function showIngredient({ name, food, grams, measure, preparation }: RecipeLine): ShownIngredient {
  return {
    name,
    canonical_name: food?.name ?? null,
    food_id: food?.id ?? null,
    quantity_g: grams,
    measure,
    preparation,
  };
}

function pair({ before, role }: Change, part: EditedIngredient) {
  return {
    from: before?.name ?? "",
    to: part.name,
    amount: tellAmount(part),
    role,
    canonical_name: part.food?.name ?? null,
    quantity_g: part.grams,
    replaced_quantity_g: before?.grams ?? 0,
  };
}

function tellLine(part: EditedIngredient): string {
  const prepared = part.preparation === null ? "" : `, ${part.preparation}`;
  return `${tellAmount(part)} ${part.name}${prepared}`;
}

function tellAmount({ measure, grams }: EditedIngredient): string {
  return measure ?? `${Number(grams.toPrecision(3))} g`;
}
