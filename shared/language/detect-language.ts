import words from "./data/function-words.json" with { type: "json" };

const english = new Set(words.english);
const other = new Set(words.other);

/**
 * Whether words are English, another language, or too few to decide: by their function words, and by their
 * script where it is not Latin.
 */
export function detectLanguage(text: string): "english" | "other" | "unknown" {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 2 * latin) return "other";
  const words = text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const [isEnglish, isOther] = [count(english), count(other)];
  if (isEnglish === isOther) return isOther === 0 ? "unknown" : "english";
  return isEnglish > isOther ? "english" : "other";
}
