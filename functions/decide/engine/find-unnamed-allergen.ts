import type { Needs } from "../../../shared/domain/constraints/mod.ts";
import type { Refusal } from "../../../shared/domain/safety/mod.ts";

const reacting =
  /(?<!\b(?:not|no|never|isn't|without|aren't) (?:an? |any |known |really )*)\b(?:allerg(?:ic|y|ies)|intoleran(?:t|ce)|react(?:ed|s|ion|ions|ing)?|(?:came|come|comes|break|breaks|broke|brings?|brought) (?:me )?(?:up|out) in|hives|swell(?:s|ed)? up)\b/i;
/** "Allergic to something", "an unknown allergy", "a mystery ingredient". */
const something =
  /\b(?:to|from|by|with) (?:something|some (?:food|ingredient|spice|additive|nut)|one of (?:the|these|those)|an? unknown)\b|\bunknown (?:allerg|food|trigger|ingredient|cause)|\bmystery\b/i;
/** "I don't know what", "no idea which one", "can't remember the name", "not sure what it was". */
const unknown =
  /\b(?:(?:don't|do not|didn't|not|no|never|can't|cannot|couldn't|haven't|hasn't|un)\s?(?:\w+ ){0,3}?(?:know|known|sure|idea|clue|remember|recall|figured out|worked out|found out|pinned down|tell|certain)(?: yet)?|forgot(?:ten)?|forget)(?: of)?,? (?:exactly )?(?:(?:what|which)(?: (?:it|one|food|ingredient|thing|of|caused|causes|set|exactly|is|was|they|he|she)\b|\s*(?:[.,;:!?)-]|$))|(?:to|what to) (?:what|which)|what (?:i'm|i am|he's|she's|he is|she is|they're|it is i'm) (?:allergic|reacting|intolerant)|the name|its name|what's it called)/i;

/** "Reacts to an ingredient" names none. */
const vagueFoods =
  /^(?:an? |the |some |one )?(?:\w+ )?(?:ingredient|ingredients|something|food|foods|thing|stuff|dish|additive)$/i;

/**
 * An allergy of which the question does not name the food, or says that nobody knows it: any option may hold it. Null where
 * it names what is avoided.
 */
export function findUnnamedAllergen(text: string, { allergies, avoided }: Needs): Refusal | null {
  const plain = text.replaceAll("’", "'");
  const isNamed = allergies.length > 0 || avoided.some((food) => !vagueFoods.test(food.text));
  if (isNamed || !reacting.test(plain)) return null;
  if (!something.test(plain) && !unknown.test(plain)) return null;
  return {
    effect: "refer",
    says: "The question mentions a reaction to an unidentified food, so any option may contain it and none is selected: have the allergy tested, or ask what each dish contains, before eating it",
  };
}
