import { expect, it } from "vitest";
import type { Candidate } from "../../../functions/decide/engine/candidate.ts";
import { filterCandidate } from "../../../functions/decide/engine/filter/filter-candidate.ts";
import { contradicts } from "../../../functions/decide/engine/ranking/contradicts.ts";
import { readNeeds } from "../../../shared/domain/constraints/needs/read-needs.ts";
import { exactly } from "../../../shared/domain/nutrition/interval.ts";

const ids = { energy: 1008, protein: 1003, sodium: 1093 };

function candidateOf(id: number, figures: Readonly<Record<number, number>>): Candidate {
  const amounts = new Map(Object.entries(figures).map(([key, value]) => [Number(key), exactly(value)]));
  const food = { name: "bread", words: ["bread"], foodGroup: "bread", ingredients: [], amounts };
  return {
    ...{
      id,
      label: "bread",
      words: "bread",
      kind: "food",
      items: [],
      stated: null,
      isPiece: false,
      missing: [],
    },
    ...{ foods: [food], whole: food, portionGrams: 100 },
    ...{ isAmountStated: true, isWeightKnown: true, isDrink: false },
  };
}

/** Whether choosing the first of two against the second contradicts the figures cited. */
function contradictsFor(text: string, figures: readonly Readonly<Record<number, number>>[]): boolean {
  const needs = readNeeds(text);
  const ranked = figures.map((one, index) => {
    const candidate = candidateOf(index + 1, one);
    return {
      candidate,
      filtered: filterCandidate(candidate, needs),
      score: -index,
      compoundIds: [],
      unknownIds: [],
    };
  });
  const cited = [...new Set(figures.flatMap((one) => Object.keys(one).map(Number)))];
  return contradicts({ ranked, isClose: false, compoundId: null, basis: "portion" }, needs, cited);
}

it("a choice that every cited figure speaks against is not borne out", () => {
  const worse = { [ids.energy]: 300, [ids.sodium]: 500 };
  const better = { [ids.energy]: 200, [ids.sodium]: 100 };
  expect(contradictsFor("Which is better?", [worse, better])).toBe(true);
  expect(contradictsFor("Which is better?", [better, worse])).toBe(false);
});

it("one figure that speaks for it bears it out", () => {
  const first = { [ids.energy]: 300, [ids.protein]: 20 };
  const second = { [ids.energy]: 200, [ids.protein]: 5 };
  expect(contradictsFor("Which is better?", [first, second])).toBe(false);
});

it("a goal turns the direction of its compound, and the worst those of all", () => {
  const high = { [ids.energy]: 300 };
  const low = { [ids.energy]: 200 };
  expect(contradictsFor("I want more energy", [high, low])).toBe(false);
  expect(contradictsFor("I want more energy", [low, high])).toBe(true);
  expect(contradictsFor("Which is the least healthy?", [high, low])).toBe(false);
});
