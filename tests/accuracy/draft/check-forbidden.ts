import type { ShownIngredient, ShownRecipe } from "../../support/recipe-checker/result-shape.ts";
import { type ForbiddenKind, type Found, findInName, findInSentence } from "./find-forbidden.ts";
import { splitWords } from "./split-words.ts";

/** Forbidden terms that a recipe still has, in its ingredients, their foods and its steps. */
export function checkForbidden(recipe: ShownRecipe, kinds: readonly ForbiddenKind[]): string[] {
  return kinds.flatMap((kind) => [
    ...recipe.ingredients.flatMap((one) => findInIngredient(one, kind)).map(describeIn("ingredient")),
    ...recipe.steps.flatMap((step) => findInStep(step, kind, recipe.ingredients)).map(describeIn("step")),
  ]);
}

function describeIn(where: string): (found: Found) => string {
  return ({ term, kind, at }) => `${where}: ${term} (${kind}): ${at}`;
}

/** A food that is often made with something forbidden may be its safe form if the name says so. */
function findInIngredient({ name, canonical_name }: ShownIngredient, kind: ForbiddenKind): Found[] {
  const inName = findInName(name, kind);
  const inFood = canonical_name === null ? [] : findInName(canonical_name, kind);
  return [...inName, ...inFood.filter(({ isMaybe }) => !(isMaybe && inName.length === 0))];
}

/**
 * A neutral word means the safe ingredient that bears it: "the flour" is the rice flour. What is only often made with
 * something forbidden may be what the recipe makes: "form the meatballs".
 */
function findInStep(step: string, kind: ForbiddenKind, ingredients: readonly ShownIngredient[]): Found[] {
  const safe = ingredients
    .filter((one) => findInName(one.name, kind).length === 0)
    .map(({ name }) => splitWords(name));
  const sentences = step.split(/(?<=[.;:!?])\s/);
  return sentences
    .flatMap((sentence) => findInSentence(sentence, kind))
    .filter(({ term, isNeutral, isMaybe }) => {
      const isBorne = safe.some((words) => splitWords(term).every((word) => words.includes(word)));
      return !isMaybe && !(isNeutral && isBorne);
    });
}
