import { logFactorial } from "./log-factorial.ts";

/** How many of a number of trials were hits. */
export type Share = { hits: number; total: number };

/** A term this much smaller than the sum changes no digit of it. */
const NEGLIGIBLE = 1e-18;

/**
 * One-sided p-value of Fisher's exact test (R. A. Fisher, The Design of Experiments, 1935, chapter 2): how likely at
 * least as many of all hits fall on `suspect` as did, where hits know nothing of sides. 1 where a side has no trials.
 */
export function testGreaterShare(suspect: Share, reference: Share): number {
  const table = {
    drawn: suspect.total,
    hits: suspect.hits + reference.hits,
    all: suspect.total + reference.total,
  };
  const expected = (table.drawn / table.all) * table.hits;
  if (!(suspect.total > 0 && reference.total > 0)) return 1;
  // The tail that does not contain the mode is summed: its terms only fall, so that no sum overflows or cancels.
  if (suspect.hits > expected) return sumTail(table, suspect.hits, 1);
  return Math.max(0, 1 - sumTail(table, suspect.hits - 1, -1));
}

type Table = { drawn: number; hits: number; all: number };

/** Hypergeometric probabilities from `start` outwards, away from the mode. */
function sumTail(table: Table, start: number, step: 1 | -1): number {
  const least = Math.max(0, table.drawn + table.hits - table.all);
  const most = Math.min(table.drawn, table.hits);
  if (start < least || start > most) return 0;
  let term = probability(table, start);
  let sum = term;
  for (let hits = start; hits !== (step > 0 ? most : least) && term > sum * NEGLIGIBLE; hits += step) {
    term *= step > 0 ? ratioToNext(table, hits) : 1 / ratioToNext(table, hits - 1);
    sum += term;
  }
  return Math.min(1, sum);
}

function probability({ drawn, hits, all }: Table, drawnHits: number): number {
  return Math.exp(
    logChoices(hits, drawnHits) + logChoices(all - hits, drawn - drawnHits) - logChoices(all, drawn),
  );
}

/** P(k + 1) / P(k). */
function ratioToNext({ drawn, hits, all }: Table, k: number): number {
  return ((hits - k) * (drawn - k)) / ((k + 1) * (all - hits - drawn + k + 1));
}

function logChoices(all: number, chosen: number): number {
  return logFactorial(all) - logFactorial(chosen) - logFactorial(all - chosen);
}
