import language from "../../data/language.json" with { type: "json" };
import { readMeasure } from "../measures.ts";
import type { Token } from "../terms.ts";
import { wordClasses } from "../vocabulary.ts";

const fillers = new Set(language.negation.fillers);
const more = new Set(language.negation.more);
const ends = new Set(language.negation.ends);
/** "fish and chips" */
const pairs = new Set(language.negation.pairs);

/** Whether the word at `at` still belongs to what is refused or replaced. */
export function continues(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "word") return false;
  if (fillers.has(token.text) || joinsPair(tokens, at)) return true;
  const { verbs, prepositions } = wordClasses;
  const isEnd = verbs.has(token.text) || prepositions.has(token.text) || ends.has(token.text);
  return !isEnd && readMeasure(tokens, at) === null;
}

/** The "and" of "no fish and chips", unlike that of "no sauce and chips". */
function joinsPair(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(Math.max(0, at - 1), at + 2);
  return words[1]?.text === "and" && pairs.has(words.map(({ text }) => text).join(" "));
}

/** Whether a word of it names nothing. */
export function isSkipped({ text }: Token): boolean {
  return fillers.has(text) || wordClasses.noise.has(text);
}

/** Where what is refused at `at` ends. */
export function findPhraseEnd(tokens: readonly Token[], at: number): number {
  let next = at;
  while (continues(tokens, next) && !(next > at && beginsMore(tokens, next))) next++;
  return next;
}

/** "No onions extra cheese", but not "no extra cheese" */
export function beginsMore(tokens: readonly Token[], at: number): boolean {
  return more.has(tokens[at]?.text ?? "");
}
