import { isEnglishWord } from "../../../language/mod.ts";
import language from "../data/language.json" with { type: "json" };
import { findOthersMeal } from "./asides.ts";
import type { Token } from "./terms.ts";
import { textAt } from "./text-at.ts";

const owners = new Set(language.others.owners);
const writers = new Set(language.others.writers);
const pronouns = new Set(language.others.pronouns);
const people = new Set([...language.others.people, ...language.others.pets]);
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

/** Where "my wife", "she" or "Ben" ends, or null. */
export function skipOther(tokens: readonly Token[], at: number): number | null {
  if (pronouns.has(textAt(tokens, at))) return at + 1;
  const noun = owners.has(textAt(tokens, at)) ? at + 1 : at;
  const token = tokens[noun];
  if (token?.kind !== "word") return null;
  const isName = noun === at && !writers.has(token.text) && !isEnglishWord(token.text);
  return people.has(token.text) || isName ? noun + 1 : null;
}
