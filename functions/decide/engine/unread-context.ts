import { readerWords } from "../../../shared/domain/food/mod.ts";
import { createTokeniser, hasEnglishForm, type Span } from "../../../shared/language/mod.ts";
import { questionWords } from "./question/question-words.ts";
import { isTopicWord } from "./topic-words.ts";

const shortestWord = 5;
const cut = createTokeniser({ numbers: "whole", hasDigitsInWords: true, joiners: "'" });
const { connectors: _, ...lists } = questionWords;
const askingWords: ReadonlySet<string> = new Set(Object.values(lists).flatMap((words) => [...words]));

/**
 * The words around options that may state a need but were not read: not everyday English and in no list of the readers.
 * A capital within a sentence marks a name. `context` is the question with blanks where something was read.
 */
export function listUnreadContext(context: string): Span[] {
  return cut(context)
    .filter(({ kind, text, start }) => kind === "word" && !isKnown(text) && !isName(context, start))
    .map(({ start, end }) => ({ start, end }));
}

function isKnown(written: string): boolean {
  const word = written.replace(/'s$/, "");
  if (word.length < shortestWord || hasEnglishForm(word)) return true;
  return readerWords.has(word) || askingWords.has(word) || isTopicWord(word);
}

function isName(context: string, start: number): boolean {
  const isCapital = /\p{Lu}/u.test(context.charAt(start));
  return isCapital && /[\p{L},]\s+$/u.test(context.slice(Math.max(0, start - 3), start));
}
