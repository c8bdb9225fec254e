import { findAntecedents, type Standing } from "./antecedent.ts";
import { listPreceding } from "./mention-run.ts";
import type { Passage } from "./passage.ts";

const reach = 30;
const joining = new Set(["and", "&", "n", "+", "plus"]);
const sharing = new Set([",", ":", "-", "\u2013", "(", "were", "are", "both", "all"]);

/** Words that tell something of a symptom, from `from` to before `to`. */
export interface Describing {
  readonly from: number;
  readonly to: number;
}

/** How near words must stand to the symptom that they describe. */
export interface AttachRules {
  /** Words that may stand between the describing words and the symptom behind them. */
  readonly inFront: (words: Passage["words"], from: number, to: number) => boolean;
  /** The same for the symptom before them. */
  readonly behind: (passage: Passage, from: number, to: number) => boolean;
  /** Whether a clause that names no symptom may speak of one before it. */
  readonly alone: (passage: Passage, describing: Describing) => boolean;
}

/** The mentions that words describe: the one behind them, else the one before, else one of an earlier clause. */
export function attach(
  passage: Passage,
  standing: Standing,
  describing: Describing,
  rules: AttachRules,
): number[] {
  const { words, mentions } = passage;
  const next = findMention(passage, describing.from, 1);
  const nextFrom = mentions[next ?? -1]?.from ?? 0;
  if (next !== null && rules.inFront(words, describing.to, nextFrom)) return [next];
  const previous = findMention(passage, describing.from, -1);
  const previousTo = mentions[previous ?? -1]?.to ?? 0;
  if (previous !== null && rules.behind(passage, previousTo, describing.from))
    return listDescribed(passage, previous, previousTo);
  const isApart = next === null || words.slice(describing.to, nextFrom).some(({ text }) => text === ",");
  if (!isApart || previous !== null || !rules.alone(passage, describing)) return [];
  return findAntecedents(passage, standing, describing.from);
}

/** The nearest mention of the clause from word `from` on, forward (1) or back (-1). */
function findMention({ clauseAt, mentionAt }: Passage, from: number, step: 1 | -1): number | null {
  for (let at = from; clauseAt[at] === clauseAt[from] && Math.abs(at - from) < reach; at += step) {
    const mention = mentionAt[at] ?? -1;
    if (mention !== -1) return mention;
  }
  return null;
}

/** "bloated and gassy, not severe", "cramps and gas were awful": both. */
function listDescribed(passage: Passage, index: number, to: number): number[] {
  const { words, mentions } = passage;
  const [before, own] = [mentions[index - 1], mentions[index]];
  if (before === undefined || own === undefined || !sharing.has(words[to]?.text ?? "")) return [index];
  const isJoined = words.slice(before.to, own.from).some(({ text }) => joining.has(text));
  return isJoined ? listPreceding(passage, index) : [index];
}
