import { isEnglishWord } from "../../../language/mod.ts";
import language from "../data/language.json" with { type: "json" };
import type { Token } from "./terms.ts";
import { textAt } from "./text-at.ts";

/** Words for relatives, friends and pets. */
export const people: ReadonlySet<string> = new Set([...language.others.people, ...language.others.pets]);

const owners = new Set(language.others.owners);
const writers = new Set(language.others.writers);
const pronouns = new Set(language.others.pronouns);
const objects = new Set(language.sharing.sharedWith);

/** "wife", "us", "Mike": a word that is not English is a name. */
export function isPerson(token: Token | undefined): boolean {
  if (token?.kind !== "word") return false;
  return people.has(token.text) || objects.has(token.text) || !isEnglishWord(token.text);
}

/** Where "my wife" or "Mike" ends, if that is a person. */
export function skipPerson(tokens: readonly Token[], at: number): number {
  return owners.has(textAt(tokens, at)) ? at + 2 : at + 1;
}

/** Where "my wife", "she" or "Ben" ends, or null. */
export function skipOther(tokens: readonly Token[], at: number): number | null {
  if (pronouns.has(textAt(tokens, at))) return at + 1;
  const next = skipPerson(tokens, at);
  const token = tokens[next - 1];
  if (token?.kind !== "word") return null;
  const isName = next === at + 1 && !writers.has(token.text) && !isEnglishWord(token.text);
  return people.has(token.text) || isName ? next : null;
}
