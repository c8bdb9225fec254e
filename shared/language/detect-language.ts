import words from "./data/function-words.json" with { type: "json" };
import signs from "./data/language-signs.json" with { type: "json" };

const english = new Set(words.english);
const languages = Object.entries(words.languages).map(([code, own]) => ({ code, own: new Set(own) }));
const other = new Set(Object.values(words.languages).flat());
const letters = new Map(Object.entries(signs.letters));
const scripts = Object.entries(signs.scripts).map(([name, codes]) => ({
  pattern: new RegExp(`\\p{Script=${name}}`, "u"),
  codes,
}));

/** Languages (ISO 639-1) that are not written in Latin letters. */
export const scriptLanguages: ReadonlySet<string> = new Set(Object.values(signs.scripts).flat());

/**
 * Whether words are English, another language, or too few to decide: by their function words, and by their
 * script where it is not Latin.
 */
export function detectLanguage(text: string): "english" | "other" | "unknown" {
  if (!isLatin(text)) return "other";
  const written = listWords(text);
  const [isEnglish, isOther] = [count(written, english), count(written, other)];
  if (isEnglish === isOther) return isOther === 0 ? "unknown" : "english";
  return isEnglish > isOther ? "english" : "other";
}

/**
 * The languages (ISO 639-1) that a text may be in: by its script, else those with most of its function words and of its
 * letters beyond A to Z; only "en" where English has as many function words; empty where nothing points to one.
 */
export function guessLanguages(text: string): readonly string[] {
  if (!isLatin(text)) return scripts.find(({ pattern }) => pattern.test(text))?.codes ?? [];
  const written = listWords(text);
  const functionWords = languages.map(({ code, own }) => ({ code, words: count(written, own) }));
  const most = Math.max(...functionWords.map(({ words }) => words));
  const inEnglish = count(written, english);
  if (inEnglish > 0 && inEnglish >= most) return ["en"];
  const special = listSpecialLetters(text);
  if (most === 0) return findSpellers(special);
  const evidence = functionWords.map(({ code, words }) => ({
    code,
    all: words + countLetters(special, code),
  }));
  const strongest = Math.max(...evidence.map(({ all }) => all));
  return evidence.filter(({ all }) => all === strongest).map(({ code }) => code);
}

function listSpecialLetters(text: string): string[] {
  const lower = text.normalize("NFC").toLowerCase();
  return [...new Set(lower.match(/(?![a-z])\p{Script=Latin}/gu))];
}

function findSpellers(special: readonly string[]): string[] {
  if (special.length === 0) return [];
  return [...letters.keys()].filter((code) => countLetters(special, code) === special.length);
}

function countLetters(special: readonly string[], language: string): number {
  return special.filter((letter) => letters.get(language)?.includes(letter)).length;
}

function isLatin(text: string): boolean {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return all <= 2 * latin;
}

function listWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
}

function count(written: readonly string[], known: ReadonlySet<string>): number {
  return written.filter((word) => known.has(word)).length;
}
