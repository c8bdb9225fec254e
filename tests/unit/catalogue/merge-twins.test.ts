import { expect, it } from "vitest";
import { joinTwins, mergeTwins } from "../../../supabase/catalogue/build/join-twins.ts";
import type { Link } from "../../../supabase/catalogue/link/links.ts";
import { makeEvidence } from "./made-up-evidence.ts";

function mergeOne(
  own: Parameters<typeof makeEvidence>[0] | null,
  ...twins: Parameters<typeof makeEvidence>[0][]
) {
  const [merged] = mergeTwins(
    1,
    own ? [makeEvidence(own)] : [],
    twins.map((twin) => [makeEvidence({ foodId: 2, ...twin })]),
  );
  return merged;
}

it("the food's own value stays, and the range spans the points and published ranges of all", () => {
  expect(
    mergeOne({ amount: 10, maximum: 11, minimum: 9 }, { amount: 8, maximum: 14 }, { amount: 12 }),
  ).toMatchObject({
    foodId: 1,
    amount: 10,
    valueType: "quantified",
    minimum: 8,
    maximum: 14,
  });
});

it("references are the union, ascending and each once", () => {
  expect(mergeOne({ referenceIds: [2, 7] }, { referenceIds: [1, 7] })?.referenceIds).toEqual([1, 2, 7]);
});

it("a number that a twin only repeats makes no range", () => {
  expect(mergeOne({ amount: 10 }, { amount: 10 })).toMatchObject({ minimum: null, maximum: null });
});

it("a food without a value gets the firmest value of its twins, with its type and the food's id", () => {
  expect(
    mergeOne(
      null,
      { valueType: "less_than", amount: 30 },
      { valueType: "calculated", amount: 9 },
      { amount: 7 },
    ),
  ).toMatchObject({ foodId: 1, amount: 7, valueType: "quantified", minimum: 0, maximum: 30 });
});

it("among equally firm twins the first given is preferred", () => {
  expect(mergeOne(null, { amount: 7 }, { amount: 6 })?.amount).toBe(7);
});

it("a bound of a twin counts from nothing to the bound and leaves the value alone", () => {
  expect(mergeOne({ amount: 3 }, { valueType: "less_than", amount: 5 })).toMatchObject({
    amount: 3,
    valueType: "quantified",
    minimum: 0,
    maximum: 5,
  });
});

it("a trace of a twin changes nothing, not even the references", () => {
  const own = { amount: 3, referenceIds: [2] };
  expect(mergeOne(own, { valueType: "trace", amount: null, referenceIds: [5] })).toEqual(makeEvidence(own));
});

it("a trace of the food's own stays a trace without a range", () => {
  expect(mergeOne({ valueType: "trace", amount: null }, { amount: 3 })).toMatchObject({
    amount: null,
    valueType: "trace",
    minimum: null,
    maximum: null,
  });
});

it("a bound of the food's own stays a bound, and a twin's number widens its range", () => {
  expect(mergeOne({ valueType: "less_than", amount: 2 }, { amount: 3 })).toMatchObject({
    amount: 2,
    valueType: "less_than",
    minimum: 0,
    maximum: 3,
  });
});

it("a known zero of a twin is a point of the range", () => {
  expect(mergeOne({ amount: 3 }, { amount: 0, derivation: "Z" })).toMatchObject({ minimum: 0, maximum: 3 });
});

it("added vitamins do not pass between a fortified food and its twin, other values do", () => {
  const [vitaminD, manganese] = [1114, 1101];
  const twin = [vitaminD, manganese].map((compoundId) => makeEvidence({ foodId: 200_000_007, compoundId }));
  const published = {
    sr28: new Map([[1, [makeEvidence({ compoundId: 1003 })]]]),
    fndds: new Map(),
    foundation: new Map(),
    ciqual: new Map([[200_000_007, twin]]),
  };
  const link: Link = { foodId: 1, source: "ciqual", sourceCode: 7, isFortified: true };
  const compoundsOf = (isFortified: boolean) =>
    joinTwins(published, new Map([[1, [{ ...link, isFortified }]]]), [])
      .get(1)
      ?.map(({ compoundId }) => compoundId);
  expect(compoundsOf(true)).toEqual([1003, manganese]);
  expect(compoundsOf(false)).toEqual([1003, vitaminD, manganese]);
});
