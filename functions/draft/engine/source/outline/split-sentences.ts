import { startsWish } from "./recipe-words.ts";

const abbreviation =
  /(?:\b(?:approx|ca|e\.g|i\.e|tbsp|tsp|tbs|oz|lb|lbs|fl|no|incl|vs|etc|pkg|pt|qt|ml|kg|g|l|cm|in)|(?<![°\d] ?)\b\p{L})\.$/iu;
const opening = /^\s*["'(]?[\p{Lu}\d¼½¾]/u;

/** "… and lime. vegan version?": who types so leaves out capitals. */
const wordEnd = /(?:\p{L}{3}|\d ?(?:min|mins|hrs?|h)|\d ?°? ?[CF]|["')])[.!?]+$/u;
const reach = 40;

/** The sentences of a text, their closing marks kept; "1.5 kg" and "2 tbsp. oil" stay whole. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?]+(?=\s)|\n+|(?<=\s)(?:>>|--|\/\/|[:;]-?[)(D])(?=\s)/g)) {
    const end = match.index + match[0].length;
    const before = text.slice(start, end);
    const isBreak = /^[\n>/:;-]/.test(match[0]);
    const isStop = !abbreviation.test(before) || /[!?]$/.test(before);
    const after = text.slice(end, end + reach);
    if (!isBreak && !(isStop && (opening.test(after) || startsWish(after) || wordEnd.test(before)))) continue;
    sentences.push(before.replace(/(?:>>|--|\/\/|[:;]-?[)(D])$/, "").trim());
    start = end;
  }
  return [...sentences, text.slice(start).trim()].filter((sentence) => sentence !== "");
}
