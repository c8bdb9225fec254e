import { compileWordLists } from "../../../language/mod.ts";
import type { Mention, Passage, Range } from "./passage.ts";
import peopleData from "./wording/people.json" with { type: "json" };

const people = compileWordLists(peopleData);
const openerReach = 3;
const titleReach = 8;
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
export function findPlots(passage: Passage): Range[] {
  const { words, sentences, sentenceAt } = passage;
  return words.flatMap((_, at) => {
    const lyric = findLyric(passage, at);
    if (lyric !== null) return [lyric];
    const from = findOpener(passage, at);
    const end = sentences[sentenceAt[at] ?? -1]?.to ?? at;
    if (from === null || from >= end || people.firstPersons.has(words[from + 1]?.text ?? "")) return [];
    const told = words.slice(from, end);
    const self = told.findIndex((word) => people.firstPersons.has(word.text));
    if (self < 0) return [{ from, to: end }];
    const mark = told
      .slice(0, self)
      .findLastIndex((word, place) => place > 0 && people.plotEnds.has(word.text));
    return [{ from, to: mark < 0 ? from + self : from + mark }];
  });
}

/** "the song goes I can't breathe without you, stuck in my head": its words, up to the next mark. */
function findLyric({ words, sentences, sentenceAt }: Passage, at: number): Range | null {
  const isLyric = people.lyrics.has(words[at]?.text ?? "");
  if (!isLyric || !people.lyricOpeners.has(words[at + 1]?.text ?? "")) return null;
  const end = sentences[sentenceAt[at] ?? -1]?.to ?? at;
  const mark = words.slice(at + 2, end).findIndex(({ kind }) => kind === "mark");
  return { from: at + 2, to: mark < 0 ? end : at + 2 + mark };
}

/** Where the plot begins of a story that a word names ("a drama where …") or of a title that was watched ("House, the patient …"). */
function findOpener({ text, words }: Passage, at: number): number | null {
  const word = words[at]?.text ?? "";
  // "watched a thing where", "saw one about"
  const isVagueTitle =
    people.vagueTitles.has(word) &&
    words.slice(Math.max(0, at - openerReach), at).some((next) => people.seeing.has(next.text));
  if (people.stories.has(word) || isVagueTitle) {
    // "reading a book when suddenly I couldn't breathe" tells no plot.
    const openers = isVagueTitle ? people.vagueOpeners : people.plotOpeners;
    const opener = words.slice(at + 1, at + 1 + openerReach).findIndex((next) => openers.has(next.text));
    return opener < 0 ? null : at + 1 + opener;
  }
  const isTitle =
    people.watching.has(word) && /\p{Lu}/u.test(text[words[at + 1]?.start ?? text.length] ?? "");
  if (!isTitle) return null;
  const opener = words
    .slice(at + 1, at + 1 + titleReach)
    .findIndex((_, place) => isRole(words, at + 1 + place));
  return opener < 0 ? null : at + 1 + opener;
}

/** ", the patient" */
function isRole(words: Passage["words"], at: number): boolean {
  const [mark = "", article = "", role = ""] = [at, at + 1, at + 2].map((place) => words[place]?.text);
  return mark === "," && people.articles.has(article) && people.plotRoles.has(role);
}

/** Whether a symptom is one of a story: quoted, or of another in a sentence on a film ("in the film a man coughs up blood"). */
export function isOfStory(passage: Passage, { quotes, stories, plots }: Stated, { from }: Mention): boolean {
  if (plots.some((plot) => from >= plot.from && from < plot.to)) return true;
  const sentence = passage.sentenceAt[from] ?? -1;
  const quote = quotes.get(sentence);
  if (quote !== undefined && from > quote.from && from < quote.to) return true;
  return passage.isOfAnother === true && stories.has(sentence);
}
