import { listPreceding } from "./mention-run.ts";
import type { Passage } from "./passage.ts";

/** Which mentions stand for events of the reporting person, and which tell of someone else or of former times. */
export interface Standing {
  readonly told: ReadonlySet<number>;
  /** The told ones by the number of their clause. */
  readonly toldByClause: ReadonlyMap<number, readonly number[]>;
  readonly foreign: ReadonlySet<number>;
}

const sentenceReach = 3;

/**
 * The told mentions that a clause without one speaks of ("It lasted two hours."): the last before word `at` and
 * those listed with it; none where someone else's symptom stands between.
 */
export function findAntecedents(passage: Passage, { told, foreign }: Standing, at: number): number[] {
  const { mentions, sentenceAt } = passage;
  for (let index = findLast(mentions, at); index >= 0; index--) {
    const distance = (sentenceAt[at] ?? 0) - (sentenceAt[mentions[index]?.from ?? 0] ?? 0);
    if (distance > sentenceReach || foreign.has(index)) return [];
    if (told.has(index)) return listPreceding(passage, index).filter((one) => told.has(one));
  }
  return [];
}

function findLast(mentions: Passage["mentions"], at: number): number {
  let [low, high] = [0, mentions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.from ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
