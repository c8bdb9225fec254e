import type { Recipe } from "../../../shared/domain/recipes/mod.ts";
import type { Candidate } from "./candidate.ts";

/** "Blend the soup until smooth", "purée it"; of "blend half of it" pieces stay. */
const blending = /\b(?:blend|liquidi[sz]e|pur[eé]e)\b/i;
const inPart = /\b(?:half|some|part|a third|two thirds|quarter|cups?|rough|roughly|coarse|coarsely)\b/i;

/** The facts of a dish that a rule on textures reads: what is blended smooth in it has none of its own any more. */
export function smoothFacts({ recipe, facts }: Pick<Candidate, "recipe" | "facts">): Candidate["facts"] {
  const blended = recipe.steps.findIndex(
    (step) => blending.test(step) && /\bsmooth\b|pur[eé]e/i.test(step) && !inPart.test(step),
  );
  if (blended < 0 || facts.ingredients.length !== recipe.ingredients.length) return facts;
  const keys = listKeys(recipe.steps.slice(0, blended + 1));
  const isLeft = recipe.ingredients.map(({ key, role }) => !keys.has(key) || role === "garnish");
  return { ...facts, ingredients: facts.ingredients.filter((_, at) => isLeft[at]) };
}

function listKeys(steps: Recipe["steps"]): ReadonlySet<string> {
  return new Set(steps.flatMap((step) => [...step.matchAll(/\{(\w+)/g)].map(([, key = ""]) => key)));
}
