import { compileWordLists } from "../../../../shared/language/mod.ts";
import type { Mention, Passage, Range } from "./passage.ts";
import peopleData from "./wording/people.json" with { type: "json" };

const people = compileWordLists(peopleData);
const openerReach = 3;
/** What a report says of stories: the quoted words of a sentence, the sentences on a story, and the words that tell its plot. */
export type Stated = {
  readonly quotes: ReadonlyMap<number, Range>;
  readonly stories: ReadonlySet<number>;
  readonly plots: readonly Range[];
};

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

/** The words that tell a plot: "a drama where the surgeon collapses with chest pain", up to what the writer says of themselves. */
export function findPlots({ words, sentences, sentenceAt }: Passage): Range[] {
  return words.flatMap(({ text }, at) => {
    if (!people.stories.has(text)) return [];
    const end = sentences[sentenceAt[at] ?? -1]?.to ?? at;
    const opener = words
      .slice(at + 1, at + 1 + openerReach)
      .findIndex((word) => people.plotOpeners.has(word.text));
    if (opener < 0 || people.firstPersons.has(words[at + opener + 2]?.text ?? "")) return [];
    const from = at + 1 + opener;
    const told = words.slice(from, end);
    const self = told.findIndex((word) => people.firstPersons.has(word.text));
    if (self < 0) return [{ from, to: end }];
    const mark = told.slice(0, self).findLastIndex((word) => people.plotEnds.has(word.text));
    return [{ from, to: mark < 0 ? from + self : from + mark }];
  });
}

/** Whether a symptom is one of a story: quoted, or of another in a sentence on a film ("in the film a man coughs up blood"). */
export function isOfStory(passage: Passage, { quotes, stories, plots }: Stated, { from }: Mention): boolean {
  if (plots.some((plot) => from >= plot.from && from < plot.to)) return true;
  const sentence = passage.sentenceAt[from] ?? -1;
  const quote = quotes.get(sentence);
  if (quote !== undefined && from > quote.from && from < quote.to) return true;
  return passage.isOfAnother === true && stories.has(sentence);
}
