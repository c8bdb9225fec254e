import { describe, expect, it } from "vitest";
import { readPlanRequest } from "../../../shared/domain/constraints/needs/plan/read-plan-request.ts";

const none = { min: null, max: null };

describe("how long a plan is", () => {
  it.each([
    ["Plan three days of vegetarian meals", 3],
    ["5-day dairy-free plan", 5],
    ["a one week keto meal plan", 7],
    ["two weeks of dinners", 14],
    ["something for a fortnight", 14],
    ["a weekend of Greek food", 2],
    ["Halal meals for a day, with lamb for dinner", 1],
    ["a day's worth of food", 1],
    ["dinners Monday to Friday", 5],
    ["plan meals for the whole week", 7],
    ["a menu for Saturday and Sunday", 2],
    ["I'm 20 weeks pregnant, plan my meals for 3 days", 3],
  ])("%s: %i days", (text, days) => {
    expect(readPlanRequest(text)).toMatchObject({ type: "meal_plan", planDays: days });
  });

  it.each([
    "I eat fish three times a week, what can I cook",
    "cooked rice keeps for 3 days, what to make of it",
    "I'm 30 weeks pregnant and want a soup",
    "a soup of two-day-old bread",
  ])("%s: no plan", (text) => {
    expect(readPlanRequest(text)).toMatchObject({ type: null, planDays: null });
  });
});

describe("how many meals a day has", () => {
  it.each([
    ["Plan three days, breakfast, lunch and dinner", 3],
    ["Two days of meals for him please, four meals each day", 4],
    ["3 meals and 2 snacks a day for 10 days", 5],
    ["two meals a day plus a snack for 10 days", 3],
    ["Menu for tomorrow: breakfast, snack, lunch, dinner", 4],
    ["eat 5 times a day for two weeks", 5],
    ["my lunches for the week", 1],
    ["breakfast and lunch for 5 days", 2],
    ["a plan for 2 days, one meal per day", 1],
  ])("%s: %i", (text, meals) => {
    expect(readPlanRequest(text).mealsPerDay).toBe(meals);
  });

  it("a meal that only one food is meant for tells no number", () => {
    expect(readPlanRequest("Halal meals for a day, with lamb for dinner").mealsPerDay).toBeNull();
  });
});

describe("how many recipes are asked for", () => {
  it.each([
    ["Give me five ideas with chicken for dinner", 5],
    ["Three different lentil soups, each with less than 600 mg of sodium", 3],
    ["a couple of smoothie recipes", 2],
    ["two quick dinners for four people", 2],
    ["10 recipes with rice", 10],
  ])("%s: %i", (text, count) => {
    expect(readPlanRequest(text)).toMatchObject({ type: "recipe", recipeCount: count, planDays: null });
  });

  it.each([
    "a five ingredient soup",
    "one pot pasta for two",
    "a dessert for 6 in 20 minutes",
    "use up 3 eggs",
  ])("%s: not told", (text) => {
    expect(readPlanRequest(text).recipeCount).toBeNull();
  });
});

describe("energy of a day", () => {
  it.each([
    ["three days of meals, around 1,900 kcal a day", { min: 1710, max: 2090 }],
    ["a 7 day 1800-calorie vegan plan", { min: 1620, max: 1980 }],
    ["a week between 1800 and 2000 kcal per day", { min: 1800, max: 2000 }],
    ["2 days, 2200 to 2400 kcal daily", { min: 2200, max: 2400 }],
    ["meals for a week, at least 2500 kcal", { min: 2500, max: null }],
    ["a day's worth of food under 1500 calories", { min: null, max: 1500 }],
    ["dinners Monday to Friday, 600 kcal each", none],
    ["a dinner under 600 kcal", none],
  ])("%s", (text, energyKcal) => {
    expect(readPlanRequest(text).energyKcal).toEqual(energyKcal);
  });
});

describe("the language of the answer", () => {
  it.each([
    ["beef stew in German please", "German"],
    ["10 recipes with rice, in French", "French"],
    ["ein Plan auf Deutsch", "German"],
    ["pasta in Italian style", null],
    ["a German potato salad", null],
  ])("%s: %s", (text, language) => {
    expect(readPlanRequest(text).language).toBe(language);
  });
});

it("a field that asks for a plan makes energy daily and takes no number for recipes", () => {
  const stated = readPlanRequest("vegan food under 2000 kcal, 4 meals", "meal_plan");
  expect(stated).toMatchObject({ recipeCount: null, mealsPerDay: 4, energyKcal: { min: null, max: 2000 } });
});
