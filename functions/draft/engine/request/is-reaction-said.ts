import { listReactions } from "../../../../shared/domain/constraints/mod.ts";

/** Words of a reaction to a food, or of a dish that must be free from it; hidden traces of the food count then. */
const reacting =
  /\b(?:ill|sick|bloat\w*|reacts?|reactions?|migraines?|hospital|stomach|tummy|gut|digest|badly|sensitiv\w*|tolerate|flares?|asthma|eczema|ibs|fodmaps?|fructans?|triggers?|(?:can't|cannot|can not|mustn't|must not|may not) (?:have|eat|touch)|upsets?|epi|free (?:from|of))\b/i;
/** The sentence that names the food, and the next one. */
const reach = 2;

/** Whether the sentence that leaves a food out, or the next one, mentions a reaction: "no garlic, he gets hives". */
export function isReactionSaid(food: string, asked: string): boolean {
  const sentences = asked.split(/[.!?;\n]+/).map((sentence) => sentence.toLowerCase());
  const at = sentences.findIndex((sentence) => sentence.includes(food.toLowerCase()));
  return (
    at >= 0 &&
    sentences
      .slice(at, at + reach)
      .some((sentence) => listReactions(sentence).length > 0 || reacting.test(sentence))
  );
}
