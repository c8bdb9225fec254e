import { isLooseDash, skipHolder } from "../headers.ts";
import { readMeasure } from "../measures.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { endOfSentence, startOfSentence } from "./sentence-bounds.ts";

const listOpeners = new Set([":", "(", "["]);
const bullets = new Set(["-", "•", "*"]);
const mostLines = 40;

/** Where the sentence or the lines begin that list ingredients before `end`. */
export function startOfFoods(tokens: readonly Token[], end: number): number {
  let start = startOfSentence(tokens, end);
  let found = countAmounts(tokens, start, end);
  // "Serves 5" may be a sentence of its own, and each ingredient a line.
  for (let lines = 0; start > 0 && lines < mostLines; lines++) {
    const before = startOfSentence(tokens, start - 1);
    const amounts = countAmounts(tokens, before, start - 1);
    const isLine = textAt(tokens, start - 1) === "\n";
    const isHeading = isLine && (listOpeners.has(textAt(tokens, start - 2)) || isBullet(tokens, start));
    const isEnough = found > 1 && !isLine;
    if (isEnough || (amounts === 0 && !isHeading)) return start;
    start = before;
    found += amounts;
    if (isHeading) return start;
  }
  return start;
}

/** "Energy balls", and below it "- 200 g dates" */
function isBullet(tokens: readonly Token[], at: number): boolean {
  return bullets.has(textAt(tokens, at)) && isWeighed(tokens, at + 1);
}

/** Where the ingredients begin behind the name of the dish: "turkey chilli - 1 lb turkey", "flapjacks 250 g oats". */
export function skipHeading(tokens: readonly Token[], start: number, end: number): number {
  let firstAmount = end;
  for (let at = start; at < end; at++) {
    const isOpen = listOpeners.has(textAt(tokens, at)) || isLooseDash(tokens, at);
    // "1 pack of noodles (300 g cooked), 1 pepper": a bracket with one amount lists nothing.
    if (isOpen && countAmounts(tokens, at + 1, Math.min(end, endOfList(tokens, at))) > 1)
      return skipHolder(tokens, at + 1);
    if (firstAmount === end && isWeighed(tokens, at)) firstAmount = at;
  }
  // "a pizza, 5 wings and 2 beers split in two" has no recipe, and the pizza is no heading.
  const isListed = textAt(tokens, firstAmount - 1) === "," && !hasWeight(tokens, start, end);
  return isListed ? start : firstAmount;
}

function isWeighed(tokens: readonly Token[], at: number): boolean {
  const measure = readMeasure(tokens, at)?.measure ?? null;
  return measure !== null && measure.kind !== "article" && tokens[at]?.kind === "number";
}

export function hasWeight(tokens: readonly Token[], from: number, end: number): boolean {
  return tokens.some((_, at) => {
    const kind = at >= from && at < end ? readMeasure(tokens, at)?.measure?.kind : undefined;
    // A drink beside a shared dish has a volume as well.
    return kind === "mass";
  });
}

export function countAmounts(tokens: readonly Token[], from: number, end: number): number {
  let amounts = 0;
  for (let at = from; at < end; ) {
    const read = readMeasure(tokens, at);
    if (read?.measure != null && read.measure.kind !== "article") amounts++;
    at = Math.max(at + 1, read?.next ?? at + 1);
  }
  return amounts;
}

/** Where the list that opens at `opener` ends: at its bracket, at the sentence's end, or below lines with amounts. */
export function endOfList(tokens: readonly Token[], opener: number): number {
  if (textAt(tokens, opener) === "(" || textAt(tokens, opener) === "[") {
    const close = tokens.findIndex(({ text }, at) => at > opener && (text === ")" || text === "]"));
    return close < 0 ? endOfSentence(tokens, opener + 1) : close;
  }
  const isBelow = textAt(tokens, opener) === "\n" || textAt(tokens, opener + 1) === "\n";
  let end = endOfSentence(tokens, textAt(tokens, opener + 1) === "\n" ? opener + 2 : opener + 1);
  while (isBelow && textAt(tokens, end) === "\n") {
    const next = endOfSentence(tokens, end + 1);
    if (countAmounts(tokens, end + 1, next) === 0) break;
    end = next;
  }
  return end;
}
