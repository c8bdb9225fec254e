import { describe, expect, it } from "vitest";
import type { Candidate } from "../../../functions/decide/engine/candidate.ts";
import { chooseBasis } from "../../../functions/decide/engine/ranking/basis.ts";
import { areAlike, rankContenders } from "../../../functions/decide/engine/ranking/rank.ts";
import { readNeeds } from "../../../shared/domain/constraints/needs/read-needs.ts";
import { exactly, type Interval } from "../../../shared/domain/nutrition/interval.ts";

const filtered = {
  excludedFor: null,
  isAdaptable: false,
  boundedFor: [],
  doubts: [],
  isRisky: false,
  isUnsure: false,
  judgements: [],
};

type Stated = {
  protein?: Interval;
  energy?: number;
  grams?: number;
  isAmountStated?: boolean;
  group?: string;
};

function candidateOf(id: number, stated: Stated): Candidate {
  const amounts = new Map([[1008, exactly(stated.energy ?? 100)]]);
  if (stated.protein) amounts.set(1003, stated.protein);
  const label = ["bread", "trout", "plum"][id - 1] ?? "";
  const food = { name: label, words: [label], foodGroup: stated.group ?? label, ingredients: [], amounts };
  const rest = {
    portionGrams: stated.grams ?? 100,
    isAmountStated: stated.isAmountStated ?? true,
    isDrink: false,
    isWeightKnown: true,
    stated: null,
    isPiece: false,
  };
  return {
    id,
    label,
    words: label,
    kind: "food",
    items: [],
    foods: [food],
    whole: food,
    missing: [],
    ...rest,
  };
}

function rankProtein(...stated: Stated[]) {
  const contenders = stated.map((one, index) => ({ candidate: candidateOf(index + 1, one), filtered }));
  const ranking = rankContenders(contenders, readNeeds("which has more protein?"), "portion");
  return { ...ranking, ids: ranking.ranked.map(({ candidate }) => candidate.id) };
}

describe("one compound", () => {
  it("ranks by its amount in the portion", () => {
    expect(
      rankProtein({ protein: exactly(10), grams: 50 }, { protein: exactly(6), grams: 100 }),
    ).toMatchObject({
      ids: [2, 1],
      isClose: false,
    });
  });

  it.each<[string, Interval, Interval, boolean]>([
    ["the same amounts are close", exactly(10), exactly(10), true],
    ["a tenth apart is not close where the figures are sure", exactly(10), exactly(9), false],
    ["it is where the known spreads overlap by more than half", wide(10, 4), wide(9, 4), true],
    ["it is not where they overlap by less", wide(10, 0.6), wide(9, 0.6), false],
    ["twice as much is never close", wide(10, 9), wide(5, 9), false],
  ])("%s", (_, first, second, isClose) => {
    expect(rankProtein({ protein: first }, { protein: second }).isClose).toBe(isClose);
  });

  it("that usual portions leave open is decided by 100 g", () => {
    const stated = { isAmountStated: false };
    const ranking = rankProtein(
      { ...stated, protein: exactly(20), grams: 50 },
      { ...stated, protein: exactly(10), grams: 100 },
    );
    expect(ranking).toMatchObject({ ids: [1, 2], basis: "per_100_g", isClose: false });
  });

  it("that is not known of one is stated, never taken as zero", () => {
    expect(rankProtein({ protein: exactly(1) }, {}).ranked[1]).toMatchObject({ unknownIds: [1003] });
  });

  it("ranks equals by their place", () => {
    expect(rankProtein({ protein: exactly(5) }, { protein: exactly(5) }).ids).toEqual([1, 2]);
  });
});

describe("two foods with the figures of general quality", () => {
  const figures = [1008, 1003, 1079, 2000, 1258, 1093];

  function withFigures(own: Readonly<Record<number, Interval>>): Candidate {
    const candidate = candidateOf(1, {});
    const amounts = new Map(figures.map((id) => [id, own[id] ?? exactly(5)]));
    return { ...candidate, whole: { ...candidate.whole, amounts } };
  }

  it.each<[string, Record<number, Interval>, boolean]>([
    ["are alike where nobody would notice the difference", { 1008: exactly(8), 1093: exactly(18) }, true],
    ["are not where one figure sets them apart", { 1258: exactly(9) }, false],
    ["are not by a sixth of a sure figure", { 1003: exactly(6) }, false],
    ["are by a sixth where the spreads overlap", { 1003: wide(6, 3) }, true],
  ])("%s", (_, own, expected) => {
    const first = withFigures({ 1003: wide(5, 3) });
    expect(areAlike(first, withFigures(own), "per_100_g")).toBe(expected);
  });
});

describe("the basis", () => {
  const unstated = [candidateOf(1, { isAmountStated: false }), candidateOf(2, { isAmountStated: false })];

  it.each([
    ["which has less fat per 100 g?", "per_100_g"],
    ["for the same calories, which has more protein?", "per_100_kcal"],
    ["more protein for the calories", "per_100_kcal"],
    ["which is better for cals", "portion"],
    ["which has less fat per serving?", "portion"],
    ["which has less fat?", "portion"],
  ])("of %s is %s", (text, basis) => {
    expect(chooseBasis(text, unstated)).toBe(basis);
  });

  it("of foods of one kind is 100 g, unless their amounts are stated", () => {
    const alike = (isAmountStated: boolean) =>
      [1, 2].map((id) => candidateOf(id, { isAmountStated, group: "Fish" }));
    expect(chooseBasis("which?", alike(false))).toBe("per_100_g");
    expect(chooseBasis("which?", alike(true))).toBe("portion");
  });
});

function wide(value: number, half: number): Interval {
  return { low: value - half, value, high: value + half };
}
