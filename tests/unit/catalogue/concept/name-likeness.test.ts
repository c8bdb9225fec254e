import { expect, it } from "vitest";
import { createNameLikeness } from "../../../../supabase/catalogue/concept/name-likeness.ts";

function compareNames(a: string, b: string, others: readonly string[] = ["Sunbean, raw"]) {
  const { termsOf, compare, compareWords } = createNameLikeness([a, b, ...others]);
  return { score: compare(termsOf(a), termsOf(b)), words: compareWords(termsOf(a), termsOf(b)) };
}

it.each([
  ["Moonroot, raw", "Moonroot, cooked"],
  ["Moonroot, cooked, boiled", "Moonroot, roasted/baked"],
  ["Moonroot juice", "Moonroot"],
  ["Moonroot, salted", "Moonroot, without salt"],
])("%s and %s are contrary", (a, b) => {
  const { score, words } = compareNames(a, b);
  expect(score).toBe(0);
  expect(words).toBeGreaterThan(0);
});

it.each([
  ["Moonroots, fresh", "Moonroot, raw"],
  ["Moonroot, cooked, boiled, drained, without salt", "Moonroot, steamed"],
  ["Spices, moonroot, dried", "Moonroot, dried"],
])("%s and %s are alike", (a, b) => {
  expect(compareNames(a, b).score).toBe(1);
});

it("names without a word in common are not alike", () => {
  expect(compareNames("Moonroot", "Sunbean").score).toBe(0);
});

it("a rare word in common counts more than a frequent one", () => {
  const others = ["Sunbean red", "Starfruit red", "Cometleaf red"];
  const rare = compareNames("Moonroot red", "Moonroot tall", others).score;
  const frequent = compareNames("Moonroot red", "Sunbean red", others).score;
  expect(rare).toBeGreaterThan(frequent);
  expect(frequent).toBeGreaterThan(0);
});
