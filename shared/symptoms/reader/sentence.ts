import type { Word } from "./word.ts";
import language from "./wording/language.json" with { type: "json" };

/** A sentence, line or bullet of a report, as a range of words without its end marks. */
export interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly isQuestion: boolean;
  /** A line that a bullet or a number opens. */
  readonly isItem: boolean;
  /** A line that ends with a colon and holds for the items below. */
  readonly isHeader: boolean;
}

const abbreviations = new Set(language.abbreviations.split(" "));
const bullets = new Set(["-", "*", "•", "–", "·", "‣", "▪", "+"]);

/** Cuts words into sentences; `isInside` tells words that an expression such as "3 p.m." holds together. */
export function splitSentences(
  text: string,
  words: readonly Word[],
  isInside: (at: number) => boolean,
): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at++) {
    if (at < words.length && !(endsSentence(text, words, at) && !isInside(at))) continue;
    const sentence = trimSentence(words, from, at);
    if (sentence) sentences.push(sentence);
    from = at + 1;
  }
  return sentences;
}

function endsSentence(text: string, words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word?.kind === "break") return true;
  if (word?.kind !== "mark") return false;
  if (word.text === "!" || word.text === "?" || word.text === "…") return true;
  if (word.text !== ".") return false;
  if (/[\p{L}\p{N}]/u.test(text[word.end] ?? "")) return false;
  return !abbreviations.has(words[at - 1]?.text ?? "") || words[at + 1]?.kind === "break";
}

function trimSentence(words: readonly Word[], start: number, end: number): Sentence | null {
  const opening = openItem(words, start, end);
  const from = opening ?? start;
  if (from >= end) return null;
  const isHeader = words[end]?.kind === "break" && words[end - 1]?.text === ":";
  return { from, to: end, isQuestion: words[end]?.text === "?", isItem: opening !== null, isHeader };
}

function openItem(words: readonly Word[], start: number, end: number): number | null {
  const isLineStart = start === 0 || words[start - 1]?.kind === "break";
  if (!isLineStart || start >= end) return null;
  const [first, second] = [words[start], words[start + 1]];
  const isApart = first !== undefined && second !== undefined && second.start > first.end;
  if (first?.kind === "mark" && isApart && bullets.has(first.text)) return start + 1;
  const isNumbered = first?.kind === "number" && second?.text === ")";
  return isNumbered ? start + 2 : null;
}
