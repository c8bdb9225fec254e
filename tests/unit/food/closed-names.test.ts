import { expect, it } from "vitest";
import { translateMeal } from "../../../shared/domain/food/local/translate-meal.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { showPhrases } from "./show-phrases.ts";

it.each([
  ["custard slice", ["custard slice"]],
  ["2 vanilla slices and tea", ["2 vanilla slice", "tea"]],
  ["a slice of custard pie", ["1 slice custard pie"]],
  ["pita chips, hummus", ["pita chip", "hummus"]],
  ["burger with the lot", ["burger lot"]],
  ["pasta e fagioli", ["pasta e bean"]],
  ["nine grain bread", ["nine grain bread"]],
  ["tostada con tomate y aceite de oliva", ["tostada con tomato aceite de olive"]],
])("a name whose words are units, numbers or joiners is read as written: %j", (text, phrases) => {
  expect(showPhrases(text)).toEqual(phrases);
});

it("a name keeps its words where they are misspellings of others", () => {
  const repairs = new Map([["brest", "breast"]]);
  const words = (text: string) => outlineMeal(text, repairs).chunks.map((chunk) => chunk.words.join(" "));
  expect(words("paris-brest")).toEqual(["paris brest"]);
  expect(words("chicken brest")).toEqual(["chicken breast"]);
});

it.each([
  ["es", "2 pan de muerto con leche", "2 pan de muerto with milk"],
  ["es", "2 pan con leche", "2 bread with milk"],
  ["de", "Haribo Goldbären", "haribo goldbaren"],
])("a name of the catalogue is no word of the language: %s %j", (language, text, english) => {
  const tokens = translateMeal(text, { language, known: new Set() });
  expect(tokens.map((token) => token.text).join(" ")).toBe(english);
});
