import { findNeeds, openReading, spanOf } from "../../../../shared/domain/constraints/mod.ts";
import {
  guessLanguages,
  isEnglishWord,
  type PhraseIndex,
  type Span,
} from "../../../../shared/language/mod.ts";
import foreign from "../data/foreign-words.json" with { type: "json" };
import spoken from "../data/spoken-words.json" with { type: "json" };
import { dishIndex } from "../dish-index.ts";
import { findReplacements, indexReplacements, type Replacement, replaceAt } from "./replace-phrases.ts";

const shortestSign = 4;

const languages: readonly { code: string; index: PhraseIndex<string> }[] = Object.entries(
  foreign.languages,
).map(([code, words]) => ({ code, index: indexReplacements(words) }));

const isLacking = (word: string) => word.endsWith("less");
const spokenRows = Object.entries(spoken.words);
/** "Eggless" says what somebody must not eat: it is replaced in names of dishes as well. */
const lackingWords = indexReplacements(Object.fromEntries(spokenRows.filter(([word]) => isLacking(word))));
const spokenWords = indexReplacements(Object.fromEntries(spokenRows.filter(([word]) => !isLacking(word))));

/**
 * A text with its German, French, Italian, Spanish, Portuguese, Dutch and Scandinavian words in English, where it is
 * written in one of these languages; null for an English text. Names of dishes stay: "chilli con carne".
 */
export function translateWords(text: string): string | null {
  const guessed = guessLanguages(text);
  if (guessed.length === 1 && guessed[0] === "en") return null;
  const kept = listDishSpans(text);
  const readings = languages
    .filter(({ code }) => guessed.length === 0 || guessed.includes(code) || isKin(code, guessed))
    .map(({ index }) => findReplacements(text, index, kept))
    .map((found) => ({ found, signs: found.filter(isSign).length }));
  const best = readings.reduce((most, one) => (one.signs > most.signs ? one : most), { found: [], signs: 0 });
  const needed = guessed.length > 0 ? 1 : Math.min(2, text.trim().split(/\s+/).length);
  return best.signs >= needed ? replaceAt(text, best.found) : null;
}

/** The text with regional, shortened and often misspelt words as readers know them. */
export function replaceSpoken(text: string): string {
  const stated = replaceAt(text, findReplacements(text, lackingWords, []));
  return replaceAt(stated, findReplacements(stated, spokenWords, listDishSpans(stated)));
}

/** Danish words stand for Norwegian ones as well. */
function isKin(code: string, guessed: readonly string[]): boolean {
  return code === "da" && (guessed.includes("no") || guessed.includes("nb"));
}

/** Whether a word shows the language: one that English has as well, or a short one, does not. */
function isSign({ from, to }: Replacement): boolean {
  const word = from.toLowerCase();
  return word.length >= shortestSign && word !== to.toLowerCase() && !isEnglishWord(word);
}

function listDishSpans(text: string): Span[] {
  const reading = openReading(text);
  return findNeeds(dishIndex, reading).map(({ start, end }) => spanOf(reading, start, end));
}
