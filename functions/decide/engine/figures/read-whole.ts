import { fractionWords } from "../../../../shared/language/mod.ts";
import { type FigureReading, termAt } from "./figure-reading.ts";

/** Between a share and the figure of the whole: "half of a 600 kcal pizza". */
const shareFillers = new Set(["of", "a", "an", "the", "my", "one", "this", "that"]);
const wholeWords = new Set(["whole", "entire", "full"]);
const wholeReach = 5;
const thoughtEnds = new Set([".", ";", "or", "vs", "!", "?", ","]);
const behindWhole = new Set(["whole", "total", "altogether"]);

/** The share of what a figure is of that is eaten: a half of "half of a 600 kcal pizza"; 1 without such words. */
export function shareBefore(reading: FigureReading, at: number): number {
  let before = at - 1;
  while (before >= 0 && at - before < 4 && shareFillers.has(termAt(reading, before))) before--;
  return fractionWords.get(termAt(reading, before)) ?? 1;
}

/** Whether a figure is of a whole of which a part may be eaten: "the whole one is 900 kcal". */
export function isOfWhole({ terms }: FigureReading, at: number, end: number): boolean {
  const before = terms.slice(Math.max(0, at - wholeReach), at);
  const within = before.slice(before.findLastIndex((term) => thoughtEnds.has(term)) + 1);
  return (
    isTotalAt(terms, end) || [...within, ...terms.slice(end, end + 1)].some((term) => wholeWords.has(term))
  );
}

/** "In total", "for the whole pizza". */
function isTotalAt(terms: readonly string[], at: number): boolean {
  if (terms[at] === "in") return terms[at + 1] === "total";
  return terms[at] === "for" && terms[at + 1] === "the" && wholeWords.has(terms[at + 2] ?? "");
}

/** Behind the words that say so after a figure: "in total", "for the whole pizza". */
export function endOfTotal({ terms, tokens }: FigureReading, at: number): number {
  if (!isTotalAt(terms, at)) return behindWhole.has(terms[at] ?? "") ? at + 1 : at;
  if (terms[at] === "in") return at + 2;
  return tokens[at + 3]?.kind === "word" && !["or", "vs", "and"].includes(terms[at + 3] ?? "")
    ? at + 4
    : at + 3;
}
