/** How many of a number of trials were hits. */
export type Share = { hits: number; total: number };

type Table = { drawn: number; hits: number; all: number };

/** A term this much smaller than the sum does not change any of its digits. */
const negligible = 1e-18;
/** From here on Stirling's series is exact to a double. */
const seriesFrom = 32;
const logFactorials = sumLogs(seriesFrom);
const halfLogTwoPi = Math.log(2 * Math.PI) / 2;

/**
 * One-sided p-value of Fisher's exact test (R. A. Fisher, The Design of Experiments, 1935, chapter 2): the probability
 * that at least as many of all hits fall on `suspect` if hits are independent of the side. 1 if a side has no trials.
 */
export function testGreaterShare(suspect: Share, reference: Share): number {
  const table = {
    drawn: suspect.total,
    hits: suspect.hits + reference.hits,
    all: suspect.total + reference.total,
  };
  const expected = (table.drawn / table.all) * table.hits;
  if (!(suspect.total > 0 && reference.total > 0)) return 1;
  // Sums the tail without the mode: its terms only decrease, so that the sum neither overflows nor cancels.
  if (suspect.hits > expected) return sumTail(table, suspect.hits, 1);
  return Math.max(0, 1 - sumTail(table, suspect.hits - 1, -1));
}

/** Hypergeometric probabilities from `start` outwards, away from the mode. */
function sumTail(table: Table, start: number, step: 1 | -1): number {
  const least = Math.max(0, table.drawn + table.hits - table.all);
  const most = Math.min(table.drawn, table.hits);
  if (start < least || start > most) return 0;
  let term = probability(table, start);
  let sum = term;
  for (let hits = start; hits !== (step > 0 ? most : least) && term > sum * negligible; hits += step) {
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

/** ln(n!) of an integer n >= 0; Stirling's series for large n (NIST DLMF, 5.11.1). */
function logFactorial(n: number): number {
  const exact = logFactorials[n];
  if (exact !== undefined) return exact;
  const square = n * n;
  const series = (1 / 12 - (1 / 360 - (1 / 1260 - 1 / (1680 * square)) / square) / square) / n;
  return (n + 0.5) * Math.log(n) - n + halfLogTwoPi + series;
}

function sumLogs(count: number): readonly number[] {
  const sums = [0];
  for (let n = 1; n < count; n++) sums.push((sums[n - 1] ?? 0) + Math.log(n));
  return sums;
}
