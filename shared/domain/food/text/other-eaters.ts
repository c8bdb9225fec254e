import language from "../data/language.json" with { type: "json" };
import { findOthersMeal } from "./asides.ts";
import { skipOther } from "./people.ts";
import type { Token } from "./terms.ts";
import { textAt } from "./text-at.ts";

const eatingVerbs = new Set(language.others.verbs);
/** "the other half for my wife" */
const receiving = new Set(language.otherEaters.receiving);

/**
 * Where "my wife ate", "Ben had" or "she took" ends, behind which stands how much of a food somebody else had; null for
 * other words.
 */
export function skipOtherEater(tokens: readonly Token[], at: number): number | null {
  const meal = findOthersMeal(tokens, at);
  if (meal !== null) return meal;
  const next = skipOther(tokens, at);
  if (next === null) return null;
  if (eatingVerbs.has(textAt(tokens, next))) return next + 1;
  // "I had half, my sister the other half"
  return textAt(tokens, next) === "the" && textAt(tokens, next + 1) === "other" ? next : null;
}

/** Where "for my wife" or "went to Ben" ends behind a part of a food; null where nobody is named. */
export function skipReceived(tokens: readonly Token[], at: number): number | null {
  let next = at;
  while (receiving.has(textAt(tokens, next))) next++;
  const opener = textAt(tokens, next);
  return opener === "for" || opener === "to" ? skipOther(tokens, next + 1) : null;
}
