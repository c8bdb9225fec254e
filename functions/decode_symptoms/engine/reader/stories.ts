import { compileWordLists } from "../../../../shared/language/mod.ts";
import type { Mention, Passage, Range } from "./passage.ts";
import peopleData from "./wording/people.json" with { type: "json" };

const people = compileWordLists(peopleData);
/** What a report says of stories: the quoted words of a sentence, and the sentences on a story. */
export type Stated = { readonly quotes: ReadonlyMap<number, Range>; readonly stories: ReadonlySet<number> };

const quoteMarks = new Set(['"', "\u201c", "\u201d", "\u00ab", "\u00bb"]);

/** What stands in quotation marks in sentences on songs, films and books, by sentence: 'she sang "I want to die"'. */
export function findQuotes({ words, sentences }: Passage): Map<number, Range> {
  const quotes = new Map<number, Range>();
  for (const [sentence, { from, to }] of sentences.entries()) {
    const own = words.slice(from, to);
    const first = own.findIndex(({ text }) => quoteMarks.has(text));
    const last = own.findLastIndex(({ text }) => quoteMarks.has(text));
    if (first < last && own.some(({ text }) => people.quoting.has(text)))
      quotes.set(sentence, { from: from + first, to: from + last });
  }
  return quotes;
}

/** The sentences on films and books, by number. */
export function findStories({ words, sentenceAt }: Passage): Set<number> {
  const stated = words.flatMap(({ text }, at) => (people.stories.has(text) ? [sentenceAt[at] ?? -1] : []));
  return new Set(stated);
}

/** Whether a symptom is one of a story: quoted, or of another in a sentence on a film ("in the film a man coughs up blood"). */
export function isOfStory(passage: Passage, { quotes, stories }: Stated, { from }: Mention): boolean {
  const sentence = passage.sentenceAt[from] ?? -1;
  const quote = quotes.get(sentence);
  if (quote !== undefined && from > quote.from && from < quote.to) return true;
  return passage.isOfAnother === true && stories.has(sentence);
}
