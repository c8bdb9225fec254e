import { describe, expect, it } from "vitest";
import { preferWithout, takeOut } from "../../../functions/decide/engine/absence.ts";
import type { FoodCandidate } from "../../../shared/domain/food/candidates/food-names.ts";
import { exactly } from "../../../shared/domain/nutrition/interval.ts";

function food(id: number, name: string): FoodCandidate {
  const none = { synonyms: [], portionLabels: [], portionGrams: [] };
  return { id, source: "sr28", name, foodGroup: "Spreads", defaultPortionGrams: 10, ...none };
}

function read(one: FoodCandidate, terms: readonly string[]) {
  const { name } = one;
  const item = { name, brand: null, attributes: [], grams: 10, span: null, closest: [], isStandIn: false };
  const reading = { status: "matched", amount: "assumed", match: "exact" } as const;
  return { ...item, ...reading, food: one, terms };
}

const amounts = new Map([
  [1093, exactly(240)],
  [2000, exactly(12)],
]);
const recipe = [
  { name: "Barley, cooked", foodGroup: "Cereals", grams: 99.5 },
  { name: "Salt, table", foodGroup: "Spices", grams: 0.5 },
];

describe("what an option is stated to be without", () => {
  it("takes the sodium of the recipe's salt out", () => {
    const left = takeOut(amounts, { words: "barley without salt", name: "Barley, cooked", recipe });
    expect(left.get(1093)?.value).toBeCloseTo(240 - 0.5 * 387.58);
    expect(left.get(2000)).toEqual(exactly(12));
  });

  it("takes salt that no recipe lists for anything up to the figure", () => {
    const left = takeOut(amounts, { words: "no salt crispbread", name: "Crispbread", recipe: [] });
    expect(left.get(1093)).toEqual({ low: 0, value: 120, high: 240 });
  });

  it.each([
    ["sugar of the food itself", "juice without sugar", "Grape juice"],
    ["a food that is so named", "unsalted crispbread", "Crispbread, unsalted"],
    ["an option that says nothing of it", "crispbread with salt", "Crispbread"],
  ])("changes nothing of %s", (_, words, name) => {
    expect(takeOut(amounts, { words, name, recipe: [] })).toEqual(amounts);
  });

  it("prefers the food of the same name that is made without", () => {
    const margarine = food(1, "Margarine, stick");
    const others = [margarine, food(2, "Margarine, stick, without salt"), food(3, "Oil, without salt")];
    const chosen = preferWithout(read(margarine, ["margarine"]), "unsalted margarine", others);
    expect(chosen.food?.id).toBe(2);
    expect(preferWithout(read(margarine, ["margarine"]), "margarine", others).food?.id).toBe(1);
  });
});
