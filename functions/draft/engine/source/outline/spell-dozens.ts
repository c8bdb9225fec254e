import { readNumberText } from "../../../../../shared/language/mod.ts";

const count = "(\\d{1,2}|half an?|an?|one|two|three|four|five|six)";
/** "(2 dozen)" beside a title, "makes 3 dozen"; "a dozen eggs" are eggs. */
const bracketed = new RegExp(`\\((?:(?:makes|yields?|about|approx\\.?):? )*${count} dozen\\)`, "giu");
const stated = new RegExp(`\\b(makes|yields?):? (?:about )?${count} dozen\\b`, "giu");
const dozen = 12;

/** A text with the dozens that a recipe makes as a number: "Oat cookies (2 dozen)" makes 24. */
export function spellDozens(text: string): string {
  return text
    .replace(bracketed, (_, figure: string) => `(makes ${toCount(figure)})`)
    .replace(stated, (_, verb: string, figure: string) => `${verb} ${toCount(figure)}`);
}

function toCount(figure: string): number {
  if (/^half/i.test(figure)) return dozen / 2;
  return dozen * (/^an?$/i.test(figure) ? 1 : (readNumberText(figure) ?? 1));
}
