import { checkAvoided, listExclusions } from "../../../shared/domain/constraints/mod.ts";
import type { Recipe } from "../../../shared/domain/recipes/mod.ts";
import type { Brief, WantedFood } from "./brief.ts";
import type { Candidate } from "./candidate.ts";
import type { Demands, DishTest } from "./demand.ts";
import { holdsFood } from "./holds-food.ts";
import { listKeepingTests } from "./list-keeping-tests.ts";

/** What a dish must be: the rules, the time, the foods that are required, and the limits. */
export function listDemands(brief: Brief, required: Brief["wanted"]): Demands {
  const exclusions = listExclusions(brief.rules).map(
    ({ name, description, avoids, findBreach }): DishTest => ({
      name,
      description,
      measure: ({ recipe, facts, portionGrams }) =>
        findBreach(facts, portionGrams) === null && !(avoids !== null && callsFood(recipe, avoids)) ? 0 : 1,
      operator: "<=",
      limit: 0,
      unit: "unsuitable dishes",
      scope: "portion",
    }),
  );
  const { maxMinutes } = brief;
  const time: DishTest[] = maxMinutes
    ? [
        {
          name: `${maxMinutes.field}: at most ${maxMinutes.rule} minutes`,
          description: "minutes from start to table",
          measure: ({ recipe }) => recipe.prepMinutes + recipe.cookMinutes,
          operator: "<=",
          limit: maxMinutes.rule,
          unit: "min",
          scope: "portion",
        },
      ]
    : [];
  const keeping = listKeepingTests(brief);
  const scope = brief.type === "recipe" ? "portion" : "plan";
  const foods = required.map(({ field, rule }): DishTest => {
    const { words, grams } = rule;
    if (grams !== null) {
      return {
        name: `${field}: at least ${grams} g of ${words}`,
        description: `grams of ${words} in a portion`,
        measure: (candidate) => weighFood(candidate, rule),
        operator: ">=",
        limit: grams,
        unit: "g",
        scope,
      };
    }
    return {
      name: `${field}: ${words}`,
      description: `dishes with ${words}`,
      measure: (candidate) => (holdsFood(candidate, rule) ? 1 : 0),
      operator: ">=",
      limit: 1,
      unit: "dishes",
      scope,
    };
  });
  return { tests: [...exclusions, ...time, ...keeping, ...foods], limits: brief.limits };
}

function weighFood({ facts, portionGrams }: Candidate, food: WantedFood): number {
  const whole = facts.ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const held = facts.ingredients.filter((part) =>
    holdsFood({ facts: { ...facts, name: "", ingredients: [part] } }, food),
  );
  const share = held.reduce((sum, { grams }) => sum + grams, 0) / whole;
  return share * portionGrams;
}

/** A cook reads "chilli flakes" where the catalogue says "Spices, pepper, red or cayenne". */
function callsFood({ ingredients }: Recipe, words: string): boolean {
  return ingredients.some(({ name }) => {
    const facts = { name, words: [], foodGroup: null, ingredients: [], amounts: new Map() };
    return checkAvoided(words, facts)?.certainty === "contains";
  });
}
