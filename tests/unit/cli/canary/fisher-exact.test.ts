import { expect, test } from "vitest";
import { testGreaterShare } from "../../../../cli/release/canary/fisher-exact.ts";

type Pair = readonly [hits: number, total: number];
const test2x2 = ([hits, total]: Pair, [otherHits, otherTotal]: Pair) =>
  testGreaterShare({ hits, total }, { hits: otherHits, total: otherTotal });

// The lady tasting tea and the convicted twins are Fisher's own; the others were computed with SciPy 1.17.
test.for([
  ["three of four cups identified", [3, 4], [1, 4], 17 / 70],
  ["four of four cups identified", [4, 4], [0, 4], 1 / 70],
  ["convicted twins, one-egg against two-egg", [10, 13], [2, 17], 0.000465180943363],
  ["a share that is lower", [5, 200], [100, 1_800], 0.9852919547],
  ["3.2 % against 0.2 %", [16, 500], [1, 500], 0.0001233265833],
  ["sides of very different size", [101, 1_000], [4_000, 50_000], 0.01087143853],
  ["all against none", [200, 200], [0, 200], 9.713217248e-120],
  ["a million a side, a little worse", [1_200, 1e6], [1_000, 1e6], 1.079551397e-5],
  ["a million a side, much worse", [60_000, 1e6], [50_000, 1e6], 9.595808707e-212],
  ["a million a side, alike", [1_000, 1e6], [1_000, 1e6], 0.5089239685],
] as const)("Fisher's exact test agrees on %s", ([, suspect, reference, expected]) => {
  const actual = test2x2(suspect, reference);
  expect(Math.abs(actual / expected - 1)).toBeLessThan(1e-8);
});

test("the test agrees with counting in whole numbers", () => {
  for (const [suspectTotal, referenceTotal] of [
    [7, 5],
    [12, 30],
    [40, 9],
  ] as const) {
    for (let hits = 0; hits <= suspectTotal; hits++)
      for (let others = 0; others <= referenceTotal; others++)
        expect(test2x2([hits, suspectTotal], [others, referenceTotal])).toBeCloseTo(
          countOut([hits, suspectTotal], [others, referenceTotal]),
          12,
        );
  }
});

test("swapping hits with misses and the sides leaves the p-value unchanged", () => {
  expect(test2x2([30, 400], [61, 1_300])).toBeCloseTo(test2x2([1_239, 1_300], [370, 400]), 12);
});

test("the p-values of both sides overlap by the probability of the table itself", () => {
  const [worse, better] = [test2x2([12, 300], [20, 900]), test2x2([20, 900], [12, 300])];
  const exactly = worse - test2x2([13, 300], [19, 900]);
  expect(worse + better - exactly).toBeCloseTo(1, 12);
});

test.for([
  [
    [0, 200],
    [0, 1_800],
  ],
  [
    [200, 200],
    [1_800, 1_800],
  ],
  [
    [0, 0],
    [5, 10],
  ],
  [
    [5, 10],
    [0, 0],
  ],
  [
    [0, 0],
    [0, 0],
  ],
] as const)("%j against %j has a p-value of 1", ([suspect, reference]) => {
  expect(test2x2(suspect, reference)).toBe(1);
});

/** The probability of at least as many hits, by counting all ways to draw in whole numbers. */
function countOut([hits, total]: Pair, [otherHits, otherTotal]: Pair): number {
  const allHits = hits + otherHits;
  const misses = total + otherTotal - allHits;
  let ways = 0n;
  for (let drawn = hits; drawn <= Math.min(total, allHits); drawn++)
    ways += choose(allHits, drawn) * choose(misses, total - drawn);
  return Number((ways * 10n ** 15n) / choose(total + otherTotal, total)) / 1e15;
}

function choose(all: number, chosen: number): bigint {
  if (chosen < 0 || chosen > all) return 0n;
  let ways = 1n;
  for (let one = 1; one <= chosen; one++) ways = (ways * BigInt(all - chosen + one)) / BigInt(one);
  return ways;
}
