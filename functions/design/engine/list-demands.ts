import { checkAvoided, listExclusions } from "../../../shared/domain/constraints/mod.ts";
import type { Recipe } from "../../../shared/domain/recipes/mod.ts";
import type { Brief, WantedFood } from "./brief.ts";
import type { Candidate } from "./candidate.ts";
import type { DishTest } from "./demand.ts";
import { holdsFood } from "./holds-food.ts";

/** What no dish may have, and how long it may take. */
export function listRuleTests({ rules, maxMinutes }: Pick<Brief, "rules" | "maxMinutes">): DishTest[] {
  const exclusions = listExclusions(rules).map(({ name, description, avoids, findBreach }): DishTest => {
    const isCalled = avoids === null ? () => false : callsFood(avoids);
    return {
      name,
      description,
      measure: ({ recipe, facts, portionGrams }) =>
        findBreach(facts, portionGrams) === null && !isCalled(recipe) ? 0 : 1,
      operator: "<=",
      limit: 0,
      unit: "unsuitable dishes",
      scope: "portion",
    };
  });
  if (maxMinutes === null) return exclusions;
  const time: DishTest = {
    name: `${maxMinutes.field}: at most ${maxMinutes.rule} minutes`,
    description: "minutes from start to table",
    measure: ({ recipe }) => recipe.prepMinutes + recipe.cookMinutes,
    operator: "<=",
    limit: maxMinutes.rule,
    unit: "min",
    scope: "portion",
  };
  return [...exclusions, time];
}

/** What a dish must have: each of the foods. */
export function listFoodTests({ type }: Pick<Brief, "type">, required: Brief["wanted"]): DishTest[] {
  const scope = type === "recipe" ? "portion" : "plan";
  return required.map(({ field, rule }): DishTest => {
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
function callsFood(words: string): (recipe: Recipe) => boolean {
  const known = new Map<string, boolean>();
  return ({ ingredients }) =>
    ingredients.some(({ name }) => {
      const before = known.get(name);
      if (before !== undefined) return before;
      const facts = { name, words: [], foodGroup: null, ingredients: [], amounts: new Map() };
      const isCalled = checkAvoided(words, facts)?.certainty === "contains";
      known.set(name, isCalled);
      return isCalled;
    });
}
