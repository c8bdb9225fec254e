import { normaliseTerms } from "../../../shared/domain/food/mod.ts";
import { readFacts } from "../source/fact-table.ts";

// Removed before comparing: "without added salt" must not look like "salted".
const absence =
  /\b(?:without|no)(?: addition of| added)? (?:fat and salt|salt|fat|sugar|vitamins? \w)(?: added)?\b|\bNS as to [^,;()]*|\bin water\b/gi;

/** The words of a name and the cooking methods among them. */
export type NameTerms = {
  readonly words: ReadonlySet<string>;
  readonly methods: ReadonlySet<string>;
};

/** Compares food names: 0 (nothing in common, or contrary words) to 1 (the same words). */
type NameLikeness = {
  readonly termsOf: (name: string) => NameTerms;
  readonly compare: (a: NameTerms, b: NameTerms) => number;
  /** Like `compare`, but ignores contrary words. */
  readonly compareWords: (a: NameTerms, b: NameTerms) => number;
};

/**
 * Builds the comparison over the given names: shared words over all words, weighted by rarity. Distinctive words
 * ("dried", "juice") must be in both names or in neither, and cooking methods named in both (dry heat, moist heat or
 * frying) must be the same.
 */
export function createNameLikeness(names: Iterable<string>): NameLikeness {
  const words = new Map<string, readonly string[]>();
  const distinctive = new Set<string>();
  const methods = new Map<string, string>();
  for (const { cells } of readFacts("link-words.tsv", ["word", "means", "distinctive", "method"])) {
    const [word = "", means = "", mark = "", method = ""] = cells;
    if (method !== "") methods.set(word, method);
    words.set(word, means === "" ? [] : [means]);
    if (mark === "yes") distinctive.add(means);
  }
  const frequency = new Map<string, number>();
  let nameCount = 0;
  function termsOf(name: string): NameTerms {
    const terms = normaliseTerms(name.replace(absence, " "));
    return {
      words: new Set(terms.flatMap((term) => words.get(term) ?? [term])),
      methods: new Set(terms.flatMap((term) => methods.get(term) ?? [])),
    };
  }
  for (const name of names) {
    nameCount++;
    for (const term of termsOf(name).words) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  function weigh(terms: Iterable<string>): number {
    let sum = 0;
    for (const term of terms) sum += Math.log((nameCount + 1) / (frequency.get(term) ?? 1));
    return sum;
  }
  function compare(a: NameTerms, b: NameTerms): number {
    const words = [...a.words, ...b.words];
    if (words.some((word) => distinctive.has(word) && !(a.words.has(word) && b.words.has(word)))) return 0;
    const bothNameMethods = a.methods.size > 0 && b.methods.size > 0;
    if (bothNameMethods && ![...a.methods].some((method) => b.methods.has(method))) return 0;
    return compareWords(a, b);
  }
  function compareWords(a: NameTerms, b: NameTerms): number {
    const shared = [...a.words].filter((word) => b.words.has(word));
    const all = weigh(new Set([...a.words, ...b.words]));
    return all === 0 ? 0 : weigh(shared) / all;
  }
  return { termsOf, compare, compareWords };
}
