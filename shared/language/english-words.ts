import data from "./data/english-words.json" with { type: "json" };
import { matchingForm } from "./inflection.ts";

/** Made when first asked for: few texts have a word that needs it. */
let words: ReadonlySet<string> | null = null;

/** Whether a folded word is a common English one of four to seven letters, or the plural of one. */
export function isEnglishWord(word: string): boolean {
  words ??= new Set(data.words.split(" "));
  return words.has(word) || words.has(matchingForm(word));
}
