import { readFacts } from "../source/fact-table.ts";

/** Other names of a food from a published list; `name` is the one it has already. */
export type SynonymReader = (list: string, separator: string, name: string) => string[];

/**
 * Builds the reader of synonyms. Lists mix names with remarks of the coders and with words of the name itself
 * ("Beef, Chuck, Mock Tender Steak"); neither is another name of the food, so both are left out.
 */
export function createSynonymReader(): SynonymReader {
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
