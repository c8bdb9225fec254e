import type { AllergenName } from "../allergen-name.ts";
import type { AvoidedFood } from "./needs.ts";
import { findAllergensOf } from "./read-allergies.ts";
import { markUsed, type Reading, wordAt } from "./reading.ts";

const reactions = new Set([
  "allergic",
  "allergy",
  "allergies",
  "intolerant",
  "anaphylactic",
  "anaphylaxis",
  "epipen",
]);
const towards = new Set(["to", "against", "of", "for"]);

/**
 * "No peanuts, my son is anaphylactic": the reaction is to what the same sentence or the one before leaves out. Returns
 * those foods as reactions with the allergens that they are; a reaction without such a food stays unread.
 */
export function referReactions(
  reading: Reading,
  avoided: readonly AvoidedFood[],
): { allergies: readonly AllergenName[]; avoided: readonly AvoidedFood[] } {
  const meant = new Set<AvoidedFood>();
  for (const [at, { text, start }] of reading.tokens.entries()) {
    if (!reactions.has(text) || reading.used.has(at) || towards.has(wordAt(reading, at + 1))) continue;
    const foods = avoided.filter((food) => food.end <= start && isNear(reading.text.slice(food.end, start)));
    if (foods.length > 0) markUsed(reading, at, at + 1);
    for (const food of foods) meant.add(food);
  }
  return {
    allergies: [...meant].flatMap(({ terms }) => findAllergensOf(terms)),
    avoided: avoided.map((food) => (meant.has(food) ? { ...food, isReaction: true } : food)),
  };
}

/** Within the next sentence. */
function isNear(between: string): boolean {
  return between.split(/[.!?\n]+/).length <= 2;
}
