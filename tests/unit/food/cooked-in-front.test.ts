import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("a way of cooking in front of an amount", () => {
  it.each([
    ["stir fried 300 g beef, rice", ["300 g stir fried beef", "rice"]],
    ["I slow-cooked 400 g pork", ["400 g slow cooked pork"]],
    ["deep fried 3 prawns", ["3 deep fried shrimp"]],
    ["lunch: grilled 200 g salmon, steamed 100 g peas", ["200 g grilled salmon", "100 g steamed pea"]],
    ["tofu, fried 200 g, rice", ["200 g tofu", "fried", "rice"]],
  ])("is of the food behind it: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("a pepper that is counted", () => {
  it.each([
    ["half a chopped pepper", ["0.5 sweet pepper"]],
    ["1 tsp pepper", ["1 tsp pepper"]],
    ["a stuffed pepper", ["stuffed pepper"]],
  ])("is a vegetable: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("an amount behind a dish with an addition", () => {
  it.each([
    ["hot chocolate with marshmallows, 12 oz", ["12 oz hot chocolate", "marshmallow"]],
    ["spaghetti with meat sauce, about 2 cups", ["2 cup pasta", "meat sauce"]],
    ["tea with milk, 30 ml", ["tea", "30 ml milk"]],
    ["pancakes with syrup, 2 tbsp", ["pancake", "2 tbsp syrup"]],
    ["rice with dal, 1 bowl", ["rice", "1 bowl dal"]],
  ])("is of the dish if it is much: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});
