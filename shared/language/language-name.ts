import languages from "./data/languages.json" with { type: "json" };

/** A language that a caller asked for: its English name, and its ISO 639-1 code where it is known here. */
export type Language = { name: string; code: string | null };

/** The language of canonical names and keys. */
export const englishLanguage: Language = { name: "English", code: "en" };

const form = /^\p{L}[\p{L} ()-]{0,39}$/u;
const byWord = new Map(
  languages.entries.flatMap(({ name, code, also }) =>
    [name, code, ...also].map((word) => [word.toLowerCase(), { name, code }] as const),
  ),
);

/** Reads the name of a language, English or its own, or a code with or without region; null for no such text. */
export function readLanguageName(text: string): Language | null {
  const trimmed = text.trim();
  if (!form.test(trimmed)) return null;
  const word = trimmed.toLowerCase();
  return byWord.get(word) ?? byWord.get(word.replace(/[-_][a-z]{2}$/, "")) ?? { name: trimmed, code: null };
}

/** English names of the known languages, each with what else it is called. */
export const knownLanguages: readonly { readonly name: string; readonly also: readonly string[] }[] =
  languages.entries;
