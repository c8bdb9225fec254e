import { findKind } from "../../../../shared/domain/nutrition/mod.ts";
import type { Addition } from "./aims/add-for-goal.ts";
import type { Change, EditedIngredient, EditedRecipe, UnmetWish } from "./edited-recipe.ts";
import type { Edits } from "./edits.ts";
import { factsOf } from "./lines/food-facts.ts";
import type { Line, LinePart } from "./lines/line.ts";
import { findKindBreaches, type Rulebook } from "./rules/rulebook.ts";
import type { IngredientFood, SourceRecipe } from "./source-recipe.ts";
import { rewriteStepsOf } from "./steps/rewrite-steps-of.ts";

/** The outcome of all edits. */
type Outcome = {
  readonly lines: readonly Line[];
  readonly added: readonly Addition[];
  readonly unmet: readonly UnmetWish[];
  readonly edits: Edits;
  readonly rulebook: Rulebook;
};

/** The edited recipe as it is stated: ingredients, steps, what changed and what to mind. */
export function describeEdits({ title, steps, ingredients }: SourceRecipe, outcome: Outcome): EditedRecipe {
  const { lines, added, unmet } = outcome;
  const own = lines.flatMap((line) => line.parts.map((part) => toIngredient(part, line)));
  const additions = added.map(
    ({ part }): EditedIngredient => ({
      ...plain(part),
      role: "garnish",
      fromLine: null,
    }),
  );
  return {
    ingredients: [...own, ...additions],
    steps: rewriteStepsOf(steps, lines, { ...outcome, title }),
    changes: [
      ...lines.flatMap(toChange),
      ...added.map(
        ({ reason }, at): Change => ({
          line: ingredients.length,
          kind: "added",
          before: null,
          after: additions.slice(at, at + 1),
          reason,
          role: "garnish",
        }),
      ),
    ],
    unmet,
    warnings: listWarnings(outcome),
  };
}

function toIngredient(part: LinePart, { role, number }: Line): EditedIngredient {
  return { ...plain(part), role, fromLine: number };
}

function plain({ name, food, grams, measure, preparation }: LinePart) {
  return { name, food: toFood(food), grams, measure, preparation };
}

function toFood(food: LinePart["food"]): IngredientFood | null {
  return food === null ? null : { id: food.id, name: food.name, foodGroup: food.foodGroup };
}

function toChange(line: Line): Change[] {
  const { change, number, source, role, parts, reasons } = line;
  if (change === null) return [];
  const after = parts.map((part) => toIngredient(part, line));
  return [{ line: number, kind: change, before: source, after, reason: reasons.join("; "), role }];
}

/** Whom the rennet of a calf's stomach may matter to; vegans get no cheese. */
const meatless = new Set<string>(["vegetarian", "lacto_vegetarian", "hindu_vegetarian", "jain"]);
const ofRennet =
  "is made with animal rennet as a rule: many vegetarians take a hard cheese that says vegetarian";

function isOfRennet(part: LinePart): boolean {
  const isNamedSafe = /\b(?:vegetarian|vegan)\b/i.test(part.name);
  return !isNamedSafe && findKind(factsOf(part, part.food), "rennet_cheese")?.certainty === "contains";
}

function listWarnings({ lines, rulebook, edits }: Outcome): string[] {
  const parts = lines.flatMap((line) => line.parts.map((part) => ({ part, line })));
  const discouraged = parts.flatMap(({ part }) =>
    findKindBreaches(rulebook.discouraged, factsOf(part, part.food))
      .filter(({ isSure }) => isSure)
      .map(({ rule, term }) => `${part.name} stays although it is better left out for ${rule}: ${term}`),
  );
  const unknown = parts
    .filter(({ part, line }) => part.food === null && line.change !== null)
    .map(({ part }) => `The nutrients of ${part.name} are not known`);
  const rennet = edits.diets.some((diet) => meatless.has(diet))
    ? parts.filter(({ part }) => isOfRennet(part)).map(({ part }) => `${part.name} ${ofRennet}`)
    : [];
  return [...new Set([...discouraged, ...unknown, ...rennet])];
}
