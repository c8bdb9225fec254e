/** Who reacts to a food, or needs a dish that is free from it, may not have it unseen either. */
const reacting =
  /\b(?:ill|sick|hives|rash|swell\w*|itch\w*|bloat\w*|reacts?|reactions?|migraines?|epipen|anaphyla\w*|hospital|stomach|tummy|gut|digest|intoler\w*|allerg\w*|free (?:from|of))\b/i;
/** Of the foods that another sentence names nothing is said. */
const reach = 2;

/** Whether the sentence that leaves a food out, or the one behind it, tells of a reaction: "no garlic, he gets hives". */
export function isReactionSaid(food: string, asked: string): boolean {
  const sentences = asked.split(/[.!?;\n]+/).map((sentence) => sentence.toLowerCase());
  const at = sentences.findIndex((sentence) => sentence.includes(food.toLowerCase()));
  return at >= 0 && sentences.slice(at, at + reach).some((sentence) => reacting.test(sentence));
}
