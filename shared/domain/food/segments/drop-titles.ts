import type { Mention } from "../candidates/mention.ts";
import type { Segment } from "./segment.ts";
import { hasSentenceEnd, namesTime, textBetween } from "./text-between.ts";

const breads = new Set(["bread", "toast"]);

/**
 * Drops the foods of a sentence without amounts that the next one says again with theirs: "beans on toast. 2 slices of
 * bread, half a tin of beans" is one meal.
 */
export function dropTitles(segments: readonly Segment[], text: string): readonly Segment[] {
  const sentences = splitSentences(segments, text);
  const titles = new Set(
    sentences.flatMap((sentence, at) => {
      const next = sentences[at + 1];
      return next !== undefined && isTitle(sentence, next, text) ? sentence : [];
    }),
  );
  return titles.size === 0 ? segments : segments.filter((segment) => !titles.has(segment));
}

function splitSentences(segments: readonly Segment[], text: string): readonly (readonly Segment[])[] {
  const sentences: Segment[][] = [];
  for (const segment of segments) {
    const before = sentences.at(-1)?.at(-1);
    if (before === undefined || hasSentenceEnd(textBetween(text, before, segment))) sentences.push([segment]);
    else sentences.at(-1)?.push(segment);
  }
  return sentences;
}

function isTitle(sentence: readonly Segment[], next: readonly Segment[], text: string): boolean {
  const [last, first] = [sentence.at(-1), next[0]];
  if (last === undefined || first === undefined || next.length < sentence.length) return false;
  const isOtherTime = namesTime(textBetween(text, last, first));
  if (isOtherTime || sentence.length < 2 || !sentence.every(({ measure }) => measure === null)) return false;
  return next.every(isMeasured) && sentence.every((named) => next.some((part) => isOf(part, named)));
}

function isMeasured({ measure }: Segment): boolean {
  return measure !== null && measure.kind !== "article";
}

/** Whether a part is what was named: the same food, a kind of it, or the slices of the toast. */
function isOf(
  { mention: part, ranked: [best] }: Segment,
  { mention: named, ranked: [food] }: Segment,
): boolean {
  if (best === undefined || food === undefined) return false;
  if (best.profile.food.id === food.profile.food.id) return true;
  return isKindOf(part, named) || (breads.has(part.head) && breads.has(named.head));
}

/** "white rice" and "rice" are one food, "apple cake" and "carrot cake" two. */
function isKindOf(part: Mention, named: Mention): boolean {
  if (part.head === "" || part.head !== named.head) return false;
  const [longer, shorter] = part.terms.size > named.terms.size ? [part, named] : [named, part];
  return [...shorter.terms].every(([term, { isWeak }]) => isWeak || longer.terms.has(term));
}
