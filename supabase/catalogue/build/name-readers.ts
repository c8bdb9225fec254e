import { readFacts } from "../source/fact-table.ts";

/** Returns the other names of a food from a published list; `name` is the one it has already. */
type SynonymReader = (list: string, separator: string, name: string) => string[];

/** Readers of the published names of foods. */
export type NameReaders = {
  readonly readStates: StateReader;
  readonly readSynonyms: SynonymReader;
};

/** Returns the states that a food's name mentions ("raw", "without-skin"), in the order of `food-states.tsv`. */
export type StateReader = (name: string) => string[];

/** Builds both readers with their tables loaded. */
export function createNameReaders(): NameReaders {
  return { readStates: createStateReader(), readSynonyms: createSynonymReader() };
}

/**
 * Builds the reader of synonyms. Lists mix names with remarks of the coders and with words of the name itself
 * ("Beef, Chuck, Mock Tender Steak"); neither is another name of the food, so both are left out.
 */
function createSynonymReader(): SynonymReader {
  const remarks = readFacts("name-remarks.tsv", ["pattern", "meaning"]).map(
    ({ cells: [pattern = ""] }) => new RegExp(pattern, "i"),
  );
  return function readSynonyms(list, separator, name) {
    const words = new Set(wordsOf(name));
    const candidates = list.split(separator).map((part) => part.replace(/\s+/g, " ").trim());
    return [...new Set(candidates)]
      .filter((candidate) => candidate.length > 1 && !remarks.some((remark) => remark.test(candidate)))
      .filter((candidate) => wordsOf(candidate).some((word) => !words.has(word)));
  };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}%]+/gu) ?? [];
}

/** Builds the reader of states from the patterns in `food-states.tsv`. */
export function createStateReader(): StateReader {
  const states = readFacts("food-states.tsv", ["state", "pattern"]).map(
    ({ cells: [state = "", pattern = ""] }) => ({
      state,
      pattern: new RegExp(pattern, "i"),
    }),
  );
  return function readStates(name) {
    return states.filter(({ pattern }) => pattern.test(name)).map(({ state }) => state);
  };
}
