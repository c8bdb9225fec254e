import data from "./data/english-words.json" with { type: "json" };
import { matchingForm } from "./inflection.ts";

const longestListed = 7;
const endings = /(?:ed|ing|ly|ness|ment|tion|able|ful|less)$/;

/** Made when first asked for: few texts have a word that needs it. */
let words: ReadonlySet<string> | null = null;

/** Whether a folded word is a common English one of four to seven letters, or the plural of one. */
export function isEnglishWord(word: string): boolean {
  words ??= new Set(data.words.split(" "));
  return words.has(word) || words.has(matchingForm(word));
}

/** As {@link isEnglishWord}, and whether a longer word is formed with an English ending. */
export function hasEnglishForm(word: string): boolean {
  return isEnglishWord(word) || (word.length > longestListed && endings.test(word));
}
