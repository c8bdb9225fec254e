import { findInverted } from "./find-inverted.ts";
import { kindPhrases } from "./kind-phrases.ts";
import { findPhrases } from "./phrase-index.ts";
import { clauseMark } from "./split-terms.ts";

/**
 * The kinds that a name as a whole looks like and is not, whatever its catalogue group says: "Fish sauce" among the soy
 * sauces, "Tea, hot, hibiscus".
 */
export function listDenied(terms: readonly string[]): ReadonlySet<string> {
  const mark = terms.indexOf(clauseMark);
  const headEnd = mark < 0 ? terms.length : mark;
  const hits = [...findPhrases(kindPhrases, terms), ...findInverted(kindPhrases, terms)];
  const denying = hits.filter(
    ({ start, end, meaning }) => meaning.level === "not" && start === 0 && end >= headEnd,
  );
  return new Set(denying.map(({ meaning }) => meaning.kind));
}
