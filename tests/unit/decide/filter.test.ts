import { expect, it } from "vitest";
import type { Candidate } from "../../../functions/decide/engine/candidate.ts";
import { decide } from "../../../functions/decide/engine/decide.ts";
import { filterCandidate } from "../../../functions/decide/engine/filter/filter-candidate.ts";
import { gradeIngredient } from "../../../functions/decide/engine/filter/grade-ingredient.ts";
import { readNeeds } from "../../../shared/domain/constraints/needs/read-needs.ts";
import type { FoodFacts } from "../../../shared/domain/nutrition/food-facts.ts";
import { exactly } from "../../../shared/domain/nutrition/interval.ts";

type Part = readonly [name: string, grams: number];

function dish(name: string, ...parts: Part[]): FoodFacts {
  const ingredients = parts.map(([part, grams]) => ({ name: part, foodGroup: "", grams }));
  return { name, words: [], foodGroup: null, ingredients, amounts: new Map() };
}

function candidateOf(food: FoodFacts): Candidate {
  const stated = { id: 1, label: food.name, words: food.name, kind: "food" as const, items: [], missing: [] };
  const whole = dish(food.name);
  return {
    ...stated,
    foods: [food],
    whole,
    portionGrams: 100,
    isAmountStated: true,
    isDrink: false,
    isWeightKnown: true,
    stated: null,
    isPiece: false,
  };
}

it.each<[string, string, Part[]]>([
  ["the food itself", "sure", [["Rice, cooked", 100]]],
  [
    "a main ingredient",
    "sure",
    [
      ["Egg, whole, raw", 30],
      ["Rice, cooked", 70],
    ],
  ],
  [
    "a lesser ingredient",
    "usual",
    [
      ["Egg, whole, raw", 10],
      ["Rice, cooked", 90],
    ],
  ],
  [
    "hardly any of it",
    "minor",
    [
      ["Egg, whole, raw", 2],
      ["Rice, cooked", 98],
    ],
  ],
])("what %s shows is %s", (_, grade, parts) => {
  expect(gradeIngredient("Egg, whole, raw", dish("dish", ...parts))).toBe(grade);
});

it("the fat and the dressing of a usual recipe are a doubt, and more than that where there is much of it", () => {
  const fried = (butter: number) => dish("dish", ["Butter, salted", butter], ["Fish, cod", 100 - butter]);
  expect([5, 15].map((grams) => gradeIngredient("Butter, salted", fried(grams)))).toEqual(["doubt", "usual"]);
  const dressed = dish("dish", ["Salad dressing, ranch", 20], ["Lettuce, raw", 80]);
  expect(gradeIngredient("Salad dressing, ranch", dressed)).toBe("doubt");
});

it("what the usual recipe holds rules a dish out, and may be left out for a diet but not for an allergy", () => {
  const soup = candidateOf(dish("Carrot soup", ["Carrots, raw", 90], ["Milk, whole", 10]));
  expect(filterCandidate(soup, readNeeds("I'm vegan"))).toMatchObject({ isAdaptable: true });
  expect(filterCandidate(soup, readNeeds("I'm vegan")).excludedFor).toContain("milk");
  expect(filterCandidate(soup, readNeeds("I am allergic to milk"))).toMatchObject({ isAdaptable: false });
});

it("a dish that is named by what is avoided cannot be adapted", () => {
  const cheese = candidateOf(dish("Cheddar cheese"));
  expect(filterCandidate(cheese, readNeeds("I'm vegan"))).toMatchObject({ isAdaptable: false });
});

it("a dish that can be made differently is chosen only where nothing else is left", () => {
  const soup = { ...candidateOf(dish("Carrot soup", ["Carrots, raw", 90], ["Milk, whole", 10])), id: 2 };
  const [cheese, rice] = [candidateOf(dish("Cheddar cheese")), candidateOf(dish("Rice, cooked"))];
  const ask = (...candidates: Candidate[]) =>
    decide({
      text: "Which should I eat?",
      asked: "Which should I eat?",
      needs: readNeeds("I'm vegan"),
      candidates,
      rules: [],
      said: new Map(),
      context: null,
      isAboutFood: true,
    });
  expect(ask(cheese, soup)).toMatchObject({ outcome: "selected", selected_option: 2 });
  expect(ask(cheese, soup).reasoning).toContain("only if it is made differently");
  expect(ask(rice, soup)).toMatchObject({ outcome: "selected", selected_option: 1 });
  expect(ask(soup)).toMatchObject({ outcome: "no_valid_option" });
});

it("without needs nothing is ruled out or doubted", () => {
  const cheese = candidateOf(dish("Cheddar cheese"));
  expect(filterCandidate(cheese, readNeeds("which one?"))).toMatchObject({ excludedFor: null, doubts: [] });
});

it("a bound just missed rules out only what is stated with its amount", () => {
  const food = { ...dish("Rice, cooked"), amounts: new Map([[1008, exactly(105)]]) };
  const usual = { ...candidateOf(food), whole: food, isAmountStated: false };
  const needs = readNeeds("at most 100 kcal");
  expect(filterCandidate(usual, needs).isAdaptable).toBe(true);
  expect(filterCandidate({ ...usual, isAmountStated: true }, needs).isAdaptable).toBe(false);
});
