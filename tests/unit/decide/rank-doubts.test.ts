import { expect, it } from "vitest";
import type { Candidate } from "../../../functions/decide/engine/candidate.ts";
import { filterCandidate } from "../../../functions/decide/engine/filter/filter-candidate.ts";
import { rankContenders } from "../../../functions/decide/engine/ranking/rank.ts";
import { readNeeds } from "../../../shared/domain/constraints/needs/read-needs.ts";
import { compoundIds } from "../../../shared/domain/nutrition/compound-ids.ts";
import { exactly } from "../../../shared/domain/nutrition/interval.ts";

const potassium = 1092;
const cholesterol = 1253;
const saturatedFat = 1258;

function candidateOf(id: number, figures: Readonly<Record<number, number>>): Candidate {
  const label = "bread";
  const stated = { [compoundIds.energyKcal]: 100, ...figures };
  const amounts = new Map(Object.entries(stated).map(([key, value]) => [Number(key), exactly(value)]));
  const food = { name: label, words: [label], foodGroup: label, ingredients: [], amounts };
  const words = { id, label, words: label, kind: "food" as const, items: [], foods: [food], whole: food };
  return {
    ...words,
    missing: [],
    portionGrams: 100,
    isAmountStated: false,
    isDrink: false,
    isWeightKnown: true,
    stated: null,
    isPiece: false,
  };
}

function rank(text: string, ...figures: Readonly<Record<number, number>>[]) {
  const needs = readNeeds(text);
  const candidates = figures.map((one, index) => candidateOf(index + 1, one));
  const contenders = candidates.map((candidate) => ({
    candidate,
    filtered: filterCandidate(candidate, needs),
  }));
  const { ranked, basis } = rankContenders(contenders, needs, "portion");
  return { ids: ranked.map(({ candidate }) => candidate.id), basis };
}

it("a doubt about an allergy weighs more than another one", () => {
  const filtered = {
    isUnsure: false,
    excludedFor: null,
    isAdaptable: false,
    boundedFor: [],
    doubts: ["may contain egg"],
    judgements: [],
  };
  const contenders = [
    { candidate: candidateOf(1, {}), filtered: { ...filtered, isRisky: true } },
    { candidate: candidateOf(2, {}), filtered: { ...filtered, isRisky: false } },
  ];
  const { ranked } = rankContenders(contenders, readNeeds("which is best?"), "portion");
  expect(ranked.map(({ candidate }) => candidate.id)).toEqual([2, 1]);
});

it("more of one compound and less of another is judged by the energy where no amount is stated", () => {
  expect(rank("more protein and less salt", { 1003: 5 }, { 1003: 9 }).basis).toBe("per_100_kcal");
  expect(rank("more protein", { 1003: 5 }, { 1003: 9 }).basis).toBe("portion");
});

it("of equal cholesterol, the one with less saturated fat stands first", () => {
  const rich = { [cholesterol]: 0, [saturatedFat]: 9 };
  const lean = { [cholesterol]: 0, [saturatedFat]: 1 };
  expect(rank("which has less cholesterol?", rich, lean).ids).toEqual([2, 1]);
});

it("a wish for more of what a disease limits is turned round", () => {
  const stated = rank("I have kidney disease and high potassium", { [potassium]: 600 }, { [potassium]: 90 });
  expect(stated.ids).toEqual([2, 1]);
});
