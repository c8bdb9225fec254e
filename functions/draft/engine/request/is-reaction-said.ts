/** Words of a reaction, or of a dish that must be free from the food: then hidden traces of it count too. */
const reacting =
  /\b(?:ill|sick|hives|rash|swell\w*|itch\w*|bloat\w*|reacts?|reactions?|migraines?|epipen|anaphyla\w*|hospital|stomach|tummy|gut|digest|intoler\w*|allerg\w*|badly|sensitiv\w*|tolerate|flares?|asthma|eczema|ibs|fodmaps?|fructans?|triggers?|(?:can't|cannot|can not|mustn't|must not|may not) (?:have|eat|touch)|upsets?|epi|free (?:from|of))\b/i;
/** The sentence that names the food, and the next one. */
const reach = 2;

/** Whether the sentence that leaves a food out, or the next one, mentions a reaction: "no garlic, he gets hives". */
export function isReactionSaid(food: string, asked: string): boolean {
  const sentences = asked.split(/[.!?;\n]+/).map((sentence) => sentence.toLowerCase());
  const at = sentences.findIndex((sentence) => sentence.includes(food.toLowerCase()));
  return at >= 0 && sentences.slice(at, at + reach).some((sentence) => reacting.test(sentence));
}
