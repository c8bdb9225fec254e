import { listClauses } from "./clauses.ts";
import type { SplitOption } from "./complete-words.ts";
import { wordsOf } from "./piece.ts";
import { stripFrame } from "./strip-frame.ts";
import { stripTail } from "./strip-tail.ts";

const joint = /\bwith\s*(?:or|\/)\s*without\b/iu;

/** "A burger with or without cheese" is the same food twice; null where no clause says so. */
export function splitWithout(text: string): SplitOption[] | null {
  for (const clause of listClauses(text)) {
    const match = joint.exec(text.slice(clause.start, clause.end));
    if (match === null) continue;
    const middle = clause.start + match.index;
    const { rest: food } = stripFrame(text, { start: clause.start, end: middle });
    const part = stripTail(text, { start: middle + match[0].length, end: clause.end });
    if (wordsOf(text, food).length === 0 || wordsOf(text, part).length === 0) continue;
    const span = { start: food.start, end: part.end, isSoft: false };
    return ["with", "without"].map((word) => {
      const label = `${text.slice(food.start, food.end)} ${word} ${firstThought(text.slice(part.start, part.end))}`;
      const words = label.replace(/\s+/g, " ").replace(/^(?:an?|the|my)\s+/i, "");
      return { ...span, label: words, words };
    });
  }
  return null;
}

/** What stands before a comma. */
function firstThought(words: string): string {
  return words.split(",")[0]?.trim() ?? words;
}
