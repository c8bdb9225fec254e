// With a degree or percent sign: the number would mean something else without it.
const NUMBER = /\p{N}+(?:[.,/\u2044:]\p{N}+)*(?:\s?(?:°\s?[CF]\b|%))?/gu;
const MARK = /⟦[^⟦⟧]*⟧/gu;

/** A text with every number in it between marks, such as `⟦20⟧ minutes at ⟦180 °C⟧`. */
export function markNumbers(text: string): string {
  return text.replace(/⟦/g, "[").replace(/⟧/g, "]").replace(NUMBER, "⟦$&⟧");
}

/**
 * A translation of a marked text without its marks; null where a mark was lost, changed or made up, or where a number
 * stands outside of them.
 */
export function unmarkNumbers(translated: string, marked: string): string | null {
  if (listMarks(translated) !== listMarks(marked)) return null;
  if (/[\p{N}⟦⟧]/u.test(translated.replace(MARK, ""))) return null;
  return translated.replace(MARK, (mark) => mark.slice(1, -1));
}

/** The same marks in whatever order make the same text. */
function listMarks(text: string): string {
  return (text.match(MARK) ?? []).sort().join("");
}
