import { normaliseTerms } from "../../../shared/food/term-normaliser.ts";
import { readFacts } from "../source/fact-table.ts";

// What a food is without is what it is not: "without added salt" must not look like salted.
const absence =
  /\b(?:without|no)(?: addition of| added)? (?:fat and salt|salt|fat|sugar|vitamins? \w)(?: added)?\b|\bNS as to [^,;()]*|\bin water\b/gi;

/** The words of a name and the cooking methods among them. */
export interface NameTerms {
  readonly words: ReadonlySet<string>;
  readonly methods: ReadonlySet<string>;
}

/** Tells how alike two food names are: 0 (nothing in common) to 1 (the same words), 0 too for contrary ones. */
export interface NameLikeness {
  readonly termsOf: (name: string) => NameTerms;
  readonly compare: (a: NameTerms, b: NameTerms) => number;
  /** As `compare`, without regard to contrary words. */
  readonly compareWords: (a: NameTerms, b: NameTerms) => number;
}

/**
 * Builds the comparison over the names that are to be compared: shared words over all words, rare ones counting
 * more. Words that only one kind of a food has ("dried", "juice") must stand in both names or in neither, and
 * where both tell a cooking method it must be the same: dry heat, moist heat or frying.
 */
export function createNameLikeness(names: Iterable<string>): NameLikeness {
  const words = new Map<string, readonly string[]>();
  const telling = new Set<string>();
  const methods = new Map<string, string>();
  for (const { cells } of readFacts("link-words.tsv", ["word", "means", "telling", "method"])) {
    const [word = "", means = "", mark = "", method = ""] = cells;
    if (method !== "") methods.set(word, method);
    words.set(word, means === "" ? [] : [means]);
    if (mark === "yes") telling.add(means);
  }
  const frequency = new Map<string, number>();
  let nameCount = 0;
  function termsOf(name: string): NameTerms {
    const said = normaliseTerms(name.replace(absence, " "));
    return {
      words: new Set(said.flatMap((term) => words.get(term) ?? [term])),
      methods: new Set(said.flatMap((term) => methods.get(term) ?? [])),
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
    if (words.some((word) => telling.has(word) && !(a.words.has(word) && b.words.has(word)))) return 0;
    const bothTell = a.methods.size > 0 && b.methods.size > 0;
    if (bothTell && ![...a.methods].some((method) => b.methods.has(method))) return 0;
    return compareWords(a, b);
  }
  function compareWords(a: NameTerms, b: NameTerms): number {
    const shared = [...a.words].filter((word) => b.words.has(word));
    const all = weigh(new Set([...a.words, ...b.words]));
    return all === 0 ? 0 : weigh(shared) / all;
  }
  return { termsOf, compare, compareWords };
}
