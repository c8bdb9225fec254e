import { describe, expect, it } from "vitest";
import type { Candidate } from "../../../functions/decide/engine/candidate.ts";
import { rankByCompound } from "../../../functions/decide/engine/ranking/rank-by-compound.ts";
import { exactly } from "../../../shared/domain/nutrition/interval.ts";

const filtered = {
  excludedFor: null,
  isAdaptable: false,
  boundedFor: [],
  doubts: [],
  isRisky: false,
  isUnsure: false,
  judgements: [],
};
const [fat, carbohydrate, sugars] = [1004, 1005, 2000];

type Stated = {
  label: string;
  grams?: number;
  isStated?: boolean;
  isDrink?: boolean;
  per100: Record<number, number>;
};

function toContender(
  { label, grams = 100, isStated = false, isDrink = false, per100 }: Stated,
  index: number,
) {
  const amounts = new Map(Object.entries(per100).map(([id, amount]) => [Number(id), exactly(amount)]));
  const whole = { name: label, words: [label], foodGroup: null, ingredients: [], amounts };
  const read = { id: index + 1, label, words: label, kind: "food" as const, items: [], missing: [] };
  const size = {
    portionGrams: grams,
    isAmountStated: isStated,
    isDrink,
    isWeightKnown: true,
    stated: null,
    isPiece: false,
  };
  const candidate: Candidate = { ...read, ...size, foods: [whole], whole };
  return { candidate, filtered };
}

function rank(compoundId: number, sign: number, stated: readonly Stated[]) {
  const { ranked, basis } = rankByCompound(stated.map(toContender), { compoundId, basis: "portion", sign });
  const open = ranked
    .filter(({ unknownIds }) => unknownIds.length > 0)
    .map(({ candidate }) => candidate.label);
  return { first: ranked[0]?.candidate.label, basis, open };
}

describe("an amount that is not known", () => {
  it("cannot be less than nothing", () => {
    const stated = [
      { label: "squash", per100: { [carbohydrate]: 9 } },
      { label: "water", per100: { [sugars]: 0 } },
    ];
    expect(rank(sugars, -1, stated)).toMatchObject({ first: "water", open: [] });
  });

  it("cannot be more than what it is part of", () => {
    const stated = [
      { label: "crispbread", per100: { [carbohydrate]: 9 } },
      { label: "nougat", per100: { [sugars]: 60 } },
    ];
    expect(rank(sugars, 1, stated)).toMatchObject({ first: "nougat", open: [] });
  });

  it("is bounded by the kind that the words show", () => {
    const stated = [
      { label: "fried curd", per100: {} },
      { label: "plum", per100: { [fat]: 0.2 } },
    ];
    expect(rank(fat, -1, stated)).toMatchObject({ first: "plum", open: [] });
  });

  it("stays open where it may be the best", () => {
    const stated = [
      { label: "crispbread", per100: { [carbohydrate]: 9 } },
      { label: "plum", per100: { [sugars]: 6 } },
    ];
    expect(rank(sugars, -1, stated)).toMatchObject({ open: ["crispbread"] });
  });
});

describe("usual portions of different kinds", () => {
  const spread = { label: "spread", grams: 10, per100: { [sugars]: 50 } };
  const plum = { label: "plum", grams: 150, per100: { [sugars]: 10 } };

  it.each([
    ["give way to 100 g where these name another", spread, plum, "spread", "per_100_g"],
    ["count where one amount is stated", { ...spread, isStated: true }, plum, "plum", "portion"],
    ["count where one is drunk", spread, { ...plum, isDrink: true }, "plum", "portion"],
    ["count where 100 g name the same", { ...spread, grams: 40 }, plum, "spread", "portion"],
  ])("%s", (_, one, other, first, basis) => {
    expect(rank(sugars, 1, [one, other])).toMatchObject({ first, basis });
  });
});
