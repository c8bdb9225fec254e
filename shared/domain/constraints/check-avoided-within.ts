import { type Finding, type FoodFacts, listHeldFoods } from "../nutrition/mod.ts";
import { checkAvoided } from "./check-avoided.ts";

/**
 * What shows that a food is, holds or is made with a food to avoid: as `checkAvoided`, and the usual parts of composite
 * foods, such as the anchovies of Worcestershire sauce. The finding names the composite food. Null where nothing does.
 */
export function checkAvoidedWithin(words: string, facts: FoodFacts): Finding | null {
  const shown = checkAvoided(words, facts);
  if (shown?.certainty === "contains") return shown;
  const hasOwnParts = facts.hasWholeRecipe === true && facts.ingredients.length > 1;
  if (!hasOwnParts) {
    const own = [facts.name, ...facts.words].join(" ");
    if (holds(words, own)) return { term: own, certainty: "contains", ingredient: null };
  }
  const held = facts.ingredients.find(({ name }) => holds(words, name));
  return held === undefined ? shown : { term: held.name, certainty: "contains", ingredient: held.name };
}

function holds(words: string, name: string): boolean {
  return listHeldFoods(name).some((part) => {
    const facts = { name: part, words: [], foodGroup: null, ingredients: [], amounts: new Map() };
    return checkAvoided(words, facts)?.certainty === "contains";
  });
}
