import { describe, expect, it } from "vitest";
import { readPlanRequest } from "../../../shared/domain/constraints/needs/plan/read-plan-request.ts";
import { readDishNeeds } from "../../../shared/domain/constraints/needs/wishes/read-dish-needs.ts";

describe("meals of a plan", () => {
  it.each([
    ["breakfast only for 5 days", 5, 1],
    ["3 days, just dinner", 3, 1],
    ["a week of meals, two snacks a day", 7, 5],
    ["a 4-day plan with only 2 snacks a day", 4, 2],
    ["3 meals and 2 snacks a day", null, 5],
    ["3 days: breakfast lunch dinner + 2 snacks", 3, 5],
    ["3 d, breakfast and lunch", 3, 2],
    ["just tomorrow, breakfast and lunch", 1, 2],
    ["cheap student week, vegan, breakfast and dinner", 7, 2],
  ])("%s", (text, planDays, mealsPerDay) => {
    expect(readPlanRequest(text)).toMatchObject({ type: "meal_plan", planDays, mealsPerDay });
  });

  it("are of one day where its calories are told", () => {
    const { planDays, energyKcal } = readPlanRequest("a 1400 calorie day with 90 g of protein");
    expect({ planDays, energyKcal }).toEqual({ planDays: 1, energyKcal: { min: 1260, max: 1540 } });
  });

  it("are none for the age of an eater", () => {
    expect(readPlanRequest("puree for a baby, 9 months").type).toBeNull();
    expect(readPlanRequest("soup, twice a week, easy").type).toBeNull();
  });
});

describe("dishes that are asked for by the name of a meal's dish", () => {
  it.each([
    ["a mocktail for the party", ["drink"]],
    ["tapas for four", ["snack"]],
    ["a prawn cocktail", []],
  ])("%s", (text, mealTypes) => {
    expect(readDishNeeds(text).mealTypes).toEqual(mealTypes);
  });
});

describe("amounts that no word bounds are to be reached", () => {
  const read = (text: string) =>
    readDishNeeds(text).limits.map(({ operator, threshold, scope }) => [operator, threshold, scope]);

  it.each([
    ["a 1200 calorie day with 100 g protein", [[">=", 100, null]]],
    ["4 days of lunches, 30 g protein per meal", [[">=", 30, "portion"]]],
    ["a smoothie with 30 g protein powder", []],
  ])("%s", (text, limits) => {
    expect(read(text)).toEqual(limits);
  });

  it("an amount that a word bounds is kept as stated", () => {
    expect(read("a dinner under 20 g protein")).toEqual([["<", 20, null]]);
  });
});
