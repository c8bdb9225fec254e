import { compileWordLists, type Span, wordAt } from "../../../../shared/language/mod.ts";
import { findSite } from "../vocabulary/vocabulary.ts";
import { hasMention, type Passage, type Sentence } from "./passage.ts";
import languageData from "./wording/language.json" with { type: "json" };
import negationData from "./wording/negation.json" with { type: "json" };

const { wellness } = compileWordLists(languageData);
const denying: ReadonlySet<string> = new Set(
  [...negationData.nounTriggers, ...negationData.verbTriggers]
    .filter((words) => !words.includes(" "))
    .flatMap((words) => words.split("|")),
);

/**
 * The sentences that may report a symptom but name no known one: they name a part of the body or how someone feels. The
 * whole text if it has no symptom, unless it says that there is none.
 */
export function listUnreadSentences(passage: Passage): Span[] {
  const { sentences, mentions, words } = passage;
  if (mentions.length > 0)
    return sentences
      .filter((sentence) => mayReport(passage, sentence))
      .flatMap((range) => spanOf(passage, range));
  const saysNone = words.some(({ text }) => wellness.has(text) || denying.has(text));
  return saysNone ? [] : spanOf(passage, { from: 0, to: words.length });
}

function mayReport(passage: Passage, { from, to, isQuestion, isHeader }: Sentence): boolean {
  const { words } = passage;
  if (isQuestion || isHeader || hasMention(passage, from, to)) return false;
  const places = Array.from({ length: to - from }, (_, offset) => from + offset);
  if (places.some((at) => wellness.has(wordAt(words, at)) || denying.has(wordAt(words, at)))) return false;
  return places.some((at) => findSite(words, at) !== null || words[at]?.keys.includes("<feelverb>"));
}

function spanOf({ words }: Passage, { from, to }: { from: number; to: number }): Span[] {
  const written = words.slice(from, to).filter(({ text }) => text !== "\n");
  const [first, last] = [written[0], written.at(-1)];
  return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
}
