import { compileWordLists } from "../../../../shared/language/mod.ts";
import { type Mention, type Passage, type Range, sentenceOf } from "./passage.ts";
import peopleData from "./wording/people.json" with { type: "json" };

const people = compileWordLists(peopleData);
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

/** Whether a symptom is one of a story: quoted, or of another in a sentence on a film ("in the film a man coughs up blood"). */
export function isOfStory(passage: Passage, quotes: ReadonlyMap<number, Range>, { from }: Mention): boolean {
  const quote = quotes.get(passage.sentenceAt[from] ?? -1);
  if (quote !== undefined && from > quote.from && from < quote.to) return true;
  if (!passage.isOfAnother) return false;
  const { from: first, to } = sentenceOf(passage, from) ?? { from, to: from };
  return passage.words.slice(first, to).some(({ text }) => people.stories.has(text));
}
