import { readerWords } from "../../../shared/domain/food/mod.ts";
import { createTokeniser, hasEnglishForm, type Span } from "../../../shared/language/mod.ts";
import data from "./data/context-words.json" with { type: "json" };
import { listClauses } from "./question/clauses.ts";
import { questionWords } from "./question/question-words.ts";
import { isTopicWord } from "./topic-words.ts";

const shortestWord = 5;
/** Blanks stand where something was read. */
const somethingRead = /\s{3,}/;
const contextWords = new Set(data.contextWords);
const cut = createTokeniser({ numbers: "whole", hasDigitsInWords: true, joiners: "'" });
const { connectors: _, ...lists } = questionWords;
const askingWords: ReadonlySet<string> = new Set(Object.values(lists).flatMap((words) => [...words]));

/**
 * The words around options that may state a need but were not read: not everyday English and in no list of the readers.
 * A capital within a sentence marks a name. `context` is the question with blanks where something was read.
 */
export function listUnreadContext(context: string): Span[] {
  const silent = listClauses(context)
    .flatMap(({ start, end }) => splitAtCommas(context, start, end))
    .filter((clause) => !somethingRead.test(context.slice(clause.start, clause.end).trim()));
  const isInSilent = (start: number) => silent.some((clause) => start >= clause.start && start < clause.end);
  return cut(context)
    .filter(
      ({ kind, text, start }) =>
        kind === "word" && !isName(context, start) && !isKnown(text, isInSilent(start)),
    )
    .map(({ start, end }) => ({ start, end }));
}

function splitAtCommas(text: string, start: number, end: number): Span[] {
  const cuts = [...text.slice(start, end).matchAll(/,/g)].map(({ index }) => start + index);
  return [start, ...cuts].map((from, at) => ({ start: from, end: cuts[at] ?? end }));
}

/** In a clause of which nothing was read everyday words are unread as well: "sickle cell". */
function isKnown(written: string, isInSilent: boolean): boolean {
  const word = written.replace(/'s$/, "");
  if (word.length < shortestWord || (hasEnglishForm(word) && !isInSilent)) return true;
  return contextWords.has(word) || readerWords.has(word) || askingWords.has(word) || isTopicWord(word);
}

function isName(context: string, start: number): boolean {
  const isCapital = /\p{Lu}/u.test(context.charAt(start));
  return isCapital && /[\p{L},]\s+$/u.test(context.slice(Math.max(0, start - 3), start));
}
