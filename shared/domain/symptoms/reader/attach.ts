import { wordAt } from "../../../language/mod.ts";
import {
  type Assertions,
  findAntecedents,
  joining,
  listing,
  listPreceding,
  type Passage,
  type Range,
} from "./passage.ts";

const attachReach = 30;
const sharing = new Set([",", ":", "-", "(", "were", "are", "both", "all"]);

/** How near words must stand to the symptom that they describe. */
export type AttachRules = {
  /** Words that may stand between the describing words and the symptom behind them. */
  readonly inFront: (words: Passage["words"], from: number, to: number) => boolean;
  /** The same for the symptom before them. */
  readonly behind: (passage: Passage, from: number, to: number) => boolean;
  /** Whether a clause that names no symptom may be about one before it. */
  readonly alone: (passage: Passage, describing: Range) => boolean;
};

/** The mentions that words describe: the one behind them, else the one before, else one of an earlier clause. */
export function attach(
  passage: Passage,
  assertions: Assertions,
  describing: Range,
  rules: AttachRules,
): number[] {
  const { words, mentions } = passage;
  const next = findNearest(passage, describing.from, 1);
  const nextFrom = mentions[next ?? -1]?.from ?? 0;
  const previous = findNearest(passage, describing.from, -1);
  const isBetween =
    previous !== null &&
    next !== null &&
    (isClosedBy(passage, previous, describing) || isInColumn(passage, { previous, next, describing }));
  if (next !== null && !isBetween && rules.inFront(words, describing.to, nextFrom)) return [next];
  const previousTo = mentions[previous ?? -1]?.to ?? 0;
  if (previous !== null && rules.behind(passage, previousTo, describing.from))
    return listDescribed(passage, previous, previousTo);
  const isApart = next === null || words.slice(describing.to, nextFrom).some(({ text }) => text === ",");
  if (!isApart || previous !== null || !rules.alone(passage, describing)) return [];
  return findAntecedents(passage, assertions, describing.from);
}

/** "Pain 6/10 and fever", "cramps bad, fever": right behind the one, and parted from the other. */
function isClosedBy({ words, mentions }: Passage, previous: number, { from, to }: Range): boolean {
  const isNext = words.slice(mentions[previous]?.to, from).every(({ kind }) => kind === "mark");
  return isNext && listing.has(wordAt(words, to));
}

/** "bloating 5/10 cramps 7/10": each name has its figures behind it. */
function isInColumn(
  { words, mentions }: Passage,
  { previous, next, describing }: { previous: number; next: number; describing: Range },
): boolean {
  const isNext = mentions[previous]?.to === describing.from && mentions[next]?.from === describing.to;
  const isNumber = (at: number) => words[at]?.kind === "number";
  const isColumn = isNumber(mentions[next]?.to ?? -1) || isNumber((mentions[previous]?.from ?? 0) - 1);
  return isNext && isNumber(describing.from) && isColumn;
}

/** The nearest mention of the clause from word `from` on, forward (1) or back (-1). */
function findNearest({ clauseAt, mentionAt }: Passage, from: number, step: 1 | -1): number | null {
  for (let at = from; clauseAt[at] === clauseAt[from] && Math.abs(at - from) < attachReach; at += step) {
    const mention = mentionAt[at] ?? -1;
    if (mention !== -1) return mention;
  }
  return null;
}

/** "bloated and gassy, not severe", "cramps and gas were awful": both. */
function listDescribed(passage: Passage, index: number, to: number): number[] {
  const { words, mentions } = passage;
  const [before, own] = [mentions[index - 1], mentions[index]];
  if (before === undefined || own === undefined || !sharing.has(wordAt(words, to))) return [index];
  const isJoined = words.slice(before.to, own.from).some(({ text }) => joining.has(text));
  return isJoined ? listPreceding(passage, index) : [index];
}
