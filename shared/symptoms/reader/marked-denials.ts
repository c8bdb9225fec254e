import { listPreceding } from "./mention-run.ts";
import type { Mention, Passage } from "./passage.ts";
import { compileList, findPhraseAt } from "./phrase-list.ts";
import negation from "./wording/negation.json" with { type: "json" };

const postTriggers = compileList(negation.postTriggers);
const postLinks = new Set(negation.postLinks.split(" "));
const plainPost = new Set(negation.plainPost.split(" "));
const carriers = new Set(negation.carriers.split(" "));
const listMarks = new Set([",", ":", ";", "("]);

/** The mentions denied by what stands behind them, above them or as a sign in front, by index. */
export function listMarkedDenied(passage: Passage): number[] {
  return [...listDeniedBehind(passage), ...listDeniedItems(passage), ...listSigned(passage)];
}

/** "fever: none", "nausea and vomiting absent" */
function listDeniedBehind(passage: Passage): number[] {
  return passage.mentions.flatMap((mention, index) =>
    isDeniedBehind(passage, mention) ? listPreceding(passage, index) : [],
  );
}

function isDeniedBehind(
  { words, sentences, sentenceAt, mentionAt, timeAt }: Passage,
  mention: Mention,
): boolean {
  const limit = sentences[sentenceAt[mention.from] ?? -1]?.to ?? mention.to;
  const skipped = postLinks.has(words[mention.to]?.text ?? "") ? mention.to + 1 : mention.to;
  const trigger =
    findPhraseAt(postTriggers, words, mention.to, limit) ??
    (skipped < limit ? findPhraseAt(postTriggers, words, skipped, limit) : null);
  if (trigger === null) return false;
  const isPlain = trigger.to - trigger.from === 1 && plainPost.has(words[trigger.from]?.text ?? "");
  if (!isPlain || trigger.to >= limit) return true;
  return words[trigger.to]?.kind === "mark" || (timeAt[trigger.to] !== -1 && mentionAt[trigger.to] === -1);
}

/** A heading such as "Denies:" holds for the bullets below it. */
function listDeniedItems({ words, sentences, sentenceAt, mentions }: Passage): number[] {
  const deniedSentences = new Set<number>();
  let isDenied = false;
  for (const [index, { to, isItem, isHeader }] of sentences.entries()) {
    if (isHeader) isDenied = carriers.has(words[to - 2]?.text ?? "");
    else if (!isItem) isDenied = false;
    else if (isDenied) deniedSentences.add(index);
  }
  return [...mentions.keys()].filter((index) => {
    return deniedSentences.has(sentenceAt[mentions[index]?.from ?? -1] ?? -1);
  });
}

/** "+ bloating, - nausea", "(-) fever": the signs of clinical notes. */
function listSigned(passage: Passage): number[] {
  const { words, mentions } = passage;
  return [...mentions.keys()].filter((index) => {
    const { from, to } = mentions[firstOfPair(passage, index)] ?? { from: 0, to: 0 };
    if (hasMinus(words, to)) return true;
    const [third, second, first] = [from - 3, from - 2, from - 1].map((at) => words[at]?.text ?? "");
    if (third === "(" && second === "-" && first === ")") return true;
    return first === "-" && isListStart(passage, from - 2) && (second === "(" || hasPlus(passage, from));
  });
}

/** "- N/V" denies both. */
function firstOfPair({ words, mentions }: Passage, index: number): number {
  const [before, own] = [mentions[index - 1], mentions[index]];
  return before && own && own.from - before.to === 1 && words[before.to]?.text === "/" ? index - 1 : index;
}

/** "V-": a minus right behind the sign for a symptom. */
function hasMinus(words: Passage["words"], at: number): boolean {
  const [name, mark, next] = [words[at - 1], words[at], words[at + 1]];
  const isMinus = mark?.text === "-" || mark?.text === "\u2212";
  return (
    isMinus &&
    name?.text.length === 1 &&
    mark?.start === name.end &&
    (next?.kind !== "word" || next.start > mark.end)
  );
}

function isListStart({ words, sentenceAt }: Passage, at: number): boolean {
  return sentenceAt[at] !== sentenceAt[at + 1] || listMarks.has(words[at]?.text ?? "");
}

function hasPlus({ words, mentionAt, sentences, sentenceAt }: Passage, at: number): boolean {
  const { from, to } = sentences[sentenceAt[at] ?? -1] ?? { from: 0, to: 0 };
  const first = Math.max(0, from - 1);
  return words
    .slice(first, to)
    .some(({ text }, place) => text === "+" && (mentionAt[first + place + 1] ?? -1) !== -1);
}
