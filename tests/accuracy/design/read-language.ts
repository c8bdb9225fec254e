import languages from "./language-words.json" with { type: "json" };

/** The language whose small words a text has most of; null where it has none of any. */
export function readLanguage(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(languages.words).map(([language, known]) => ({
    language,
    count: words.filter((word) => known.includes(word)).length,
  }));
  const most = counts.sort((a, b) => b.count - a.count)[0];
  return most && most.count > 0 ? most.language : null;
}
