import { describe, expect, it } from "vitest";
import { poolCandidates } from "../../../shared/domain/food/candidates/candidate-pool.ts";
import { joinFlavours } from "../../../shared/domain/food/segments/join-flavours.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { showPhrase } from "./show-phrases.ts";

const brands = [
  ["Nutritional drink", "Huel"],
  ["Yogurt, Greek", "Chobani"],
  ["Potato chips", "Walkers"],
] as const;
const foods = brands.map(([name, brand], at) => ({
  id: at + 1,
  name,
  source: "fndds",
  synonyms: [],
  plainNames: [brand],
  genericFor: [brand],
  foodGroup: "",
  portionLabels: [],
  portionGrams: [],
  defaultPortionGrams: 100,
}));
const pool = poolCandidates({ foods, termFrequency: {}, foodCount: foods.length });

function show(text: string): string[] {
  return joinFlavours(outlineMeal(text).chunks, pool).map(showPhrase);
}

describe("two flavours of one product", () => {
  it.each([
    ["mango & passionfruit yoghurt 150 g", ["150 g passionfruit yogurt"]],
    ["a strawberry and banana smoothie", ["banana smoothy"]],
    ["strawberries and banana yogurt", ["strawberry", "banana yogurt"]],
    ["milk and strawberry yogurt", ["milk", "strawberry yogurt"]],
    ["a banana and a strawberry yogurt", ["banana", "strawberry yogurt"]],
    ["crisps, salt & vinegar 25 g", ["25 g potato chip", "salt vinegar"]],
    ["walkers nuts & sea salt 40 g", ["40 g walker nut"]],
  ])("are no food beside it: %j", (text, expected) => expect(show(text)).toEqual(expected));
});

describe("flavours of a product", () => {
  it.each([
    ["Chobani (black cherry 5.3 oz)", ["5.3 oz chobani"]],
    ["Huel 500 ml vanilla", ["500 ml huel"]],
    ["chobani vanilla 150 g", ["150 g chobani"]],
    ["walkers (cheese and onion), pear", ["walker", "pear"]],
    ["ice cream, vanilla, 150 g", ["150 g ice cream", "vanilla"]],
    ["skyr 150g raspberry", ["150 g skyr", "raspberry"]],
  ])("are no foods beside it: %j", (text, expected) => expect(show(text)).toEqual(expected));

  it.each([
    ["coffee (milk, sugar)", ["coffee", "milk", "sugar"]],
    ["pancakes 200g strawberry", ["pancake", "200 g strawberry"]],
    ["skyr 150g raspberries 80g", ["150 g skyr", "80 g raspberry"]],
    ["coffee, chocolate 20 g", ["coffee", "20 g chocolate"]],
    ["Huel, banana", ["huel", "banana"]],
  ])("differ from what is added to it: %j", (text, expected) => expect(show(text)).toEqual(expected));
});
