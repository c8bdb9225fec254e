import type { ReadClause } from "./read-draft-request.ts";

/** Who reacts to a food, or needs a dish that is free from it, may not have it unseen either. */
const reacting =
  /\b(?:ill|sick|hives|rash|swell\w*|itch\w*|bloat\w*|reacts?|reactions?|migraines?|epipen|anaphyla\w*|hospital|stomach|tummy|gut|digest|intoler\w*|allerg\w*|free (?:from|of))\b/i;

const reach = 3;

/** Whether the clause that leaves a food out, or one right behind it, tells of a reaction: "no garlic, he gets hives". */
export function isReactionSaid(food: string, clauses: readonly ReadClause[]): boolean {
  const at = clauses.findIndex(({ text }) => text.toLowerCase().includes(food.toLowerCase()));
  return at >= 0 && clauses.slice(at, at + reach).some(({ text }) => reacting.test(text));
}
