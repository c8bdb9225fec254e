import {
  checkAvoided,
  listDishWords,
  listExclusions,
  namesWords,
  phraseTerms,
  type Stated,
} from "../../../shared/domain/constraints/mod.ts";
import { type Recipe, totalMinutes } from "../../../shared/domain/recipes/mod.ts";
import type { Brief } from "./brief.ts";
import type { Candidate } from "./candidate.ts";
import type { DishTest } from "./demand.ts";
import { holdsFood, shareOfFood } from "./holds-food.ts";
import { smoothFacts } from "./smooth-facts.ts";

/** The health rule that is about textures. */
export const swallowing = "with swallowing difficulties";

/** What no dish may have, and how long it may take. */
export function listRuleTests(brief: Pick<Brief, "rules" | "maxMinutes" | "maxActiveMinutes">): DishTest[] {
  const { rules, maxMinutes, maxActiveMinutes } = brief;
  const exclusions = listExclusions(rules).map(({ name, description, avoids, findBreach }): DishTest => {
    const isCalled = avoids === null ? () => false : callsFood(avoids);
    const isTexture = name.endsWith(swallowing);
    const isKind = avoids === null ? () => false : isKindOfDish(avoids);
    return {
      name,
      description,
      measure: ({ recipe, facts, portionGrams }) =>
        findBreach(isTexture ? smoothFacts({ recipe, facts }) : facts, portionGrams) === null &&
        !isCalled(recipe) &&
        !isKind(recipe)
          ? 0
          : 1,
      operator: "<=",
      limit: 0,
      unit: "unsuitable dishes",
      scope: "portion",
    };
  });
  const whole = maxMinutes && {
    ...asTimeTest(maxMinutes, "minutes"),
    description: "minutes from start to table",
    measure: ({ recipe }: Candidate) => totalMinutes(recipe),
  };
  const active = maxActiveMinutes && {
    ...asTimeTest(maxActiveMinutes, "minutes of preparation"),
    description: "minutes of the cook's own time",
    measure: ({ recipe }: Candidate) => recipe.prepMinutes,
  };
  return [...exclusions, ...(whole ? [whole] : []), ...(active ? [active] : [])];
}

function asTimeTest({ field, rule }: Stated<number>, what: string) {
  const name = `${field}: at most ${rule} ${what}`;
  return { name, operator: "<=", limit: rule, unit: "min", scope: "portion" } as const;
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
        measure: (candidate) => shareOfFood(candidate, rule) * candidate.portionGrams,
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

/** "Not another sandwich": a toastie is one as well. */
function isKindOfDish(words: string): (recipe: Recipe) => boolean {
  const kinds = listDishWords(words);
  if (kinds.length === 0 || phraseTerms(words).length > 1) return () => false;
  return ({ title }) => listDishWords(title).some((kind) => kinds.includes(kind));
}

/** A cook reads "chilli flakes" where the catalogue says "Spices, pepper, red or cayenne". */
function callsFood(words: string): (recipe: Recipe) => boolean {
  const known = new Map<string, boolean>();
  return ({ ingredients }) =>
    ingredients.some(({ name }) => {
      const before = known.get(name);
      if (before !== undefined) return before;
      const facts = { name, words: [], foodGroup: null, ingredients: [], amounts: new Map() };
      const isCalled = checkAvoided(words, facts)?.certainty === "contains" || namesWords(words, name);
      known.set(name, isCalled);
      return isCalled;
    });
}
