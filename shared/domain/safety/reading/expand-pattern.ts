import { listFirstChoices, mayJoinWords } from "../../../language/mod.ts";

/** The phrases of a pattern: words with a space between, `a|b` for either word, `a?` for one that may be left out. */
export function expandPattern(pattern: string): string[] {
  let phrases = [""];
  for (const part of pattern.split(" ")) {
    const isOptional = part.endsWith("?");
    const choices = (isOptional ? part.slice(0, -1) : part).split("|");
    const longer = phrases.flatMap((phrase) => choices.map((choice) => `${phrase} ${choice}`));
    phrases = isOptional ? [...longer, ...phrases] : longer;
  }
  return phrases.map((phrase) => phrase.trim()).filter((phrase) => phrase !== "");
}

/**
 * The terms that the phrases of a pattern can begin with; `cutTerms` cuts a text into terms. Null where the first word alone
 * does not show them: it has no terms, or is one figure with the next word ("1 1/2").
 */
export function listFirstTerms(
  pattern: string,
  cutTerms: (text: string) => readonly string[],
): string[] | null {
  if (mayJoinWords(pattern)) return null;
  const found = listFirstChoices(pattern).map((word) => cutTerms(word)[0]);
  return found.every((term) => term !== undefined) ? found : null;
}

/** Patterns with one first word each that together have the phrases of a pattern, so that a table reads few at a time. */
export function splitFirstChoice(pattern: string): string[] {
  const end = pattern.indexOf(" ");
  const first = end === -1 ? pattern : pattern.slice(0, end);
  if (first.endsWith("?") || !first.includes("|")) return [pattern];
  const others = pattern.slice(first.length);
  return first.split("|").map((word) => word + others);
}
