import { beforeAll, describe, expect, it } from "vitest";
import { draftRequest } from "../../../functions/draft/contract.ts";
import { readBrief } from "../../../functions/draft/engine/read-brief.ts";
import { findNamedDish } from "../../../functions/draft/engine/source/outline/find-named-dish.ts";
import { readTitle } from "../../../functions/draft/engine/source/outline/read-title.ts";
import { editRecipe } from "../../../functions/draft/engine/substitution/edit-recipe.ts";
import { measureCpuMs } from "../../support/measure-cpu.ts";

const source = { recipe_title: "Stew", ingredients: ["500 g beef", "100 ml milk"], steps: ["Simmer."] };
const longest = 8_000;
const fill = (text: string) => text.repeat(Math.ceil(longest / text.length)).slice(0, longest);
const foods = ["beef", "milk", "nuts", "onion", "garlic", "tomato", "egg", "fish", "butter", "celery"];

describe("a request at its limits", () => {
  // What the first request of a process loads is no part of what the text takes.
  beforeAll(() => void readBrief(draftRequest.parse({ ...source, request_text: "vegan" })));

  it.each([
    ["paragraphs of a letter", "b\n\n"],
    ["swaps in a row", "swap the beef for tofu and "],
    ["additions in a row", "add salt and pepper, "],
    ["cues in a row", "instead of instead of "],
    ["halves in a row", "half the the the "],
    ["numbers", "1 2 3 4 x 5 "],
  ])("is read in time: %s", (_, text) => {
    const request = draftRequest.parse({ ...source, request_text: fill(text) });
    expect(measureCpuMs(() => readBrief(request))).toBeLessThan(1_500);
  });

  it.each([
    ["spaces", " "],
    ["dashes", "- "],
    ["commas", ", "],
    ["servings", "serves 4 "],
  ])("has the name of a dish with %s read in time", (_, text) => {
    const head = `Cake${fill(text)}x`;
    expect(measureCpuMs(() => [readTitle(head), findNamedDish(head)])).toBeLessThan(200);
  });

  it("is read in time with all lists full", () => {
    const lists = {
      avoided_foods: Array.from({ length: 30 }, (_, at) => foods[at % 10] ?? ""),
      restrictions: Array.from({ length: 30 }, (_, at) => `no ${foods[at % 10]}`),
      preferences: Array.from({ length: 30 }, (_, at) => `${foods[at % 10]} please`),
      sensory: Array.from({ length: 30 }, (_, at) => ["sweet", "mild", "creamy"][at % 3] ?? ""),
    };
    const request = draftRequest.parse({ ...source, ...lists, request_text: fill("vegan, ") });
    expect(measureCpuMs(() => readBrief(request))).toBeLessThan(1_500);
  });

  it("is edited in time with a hundred lines and long steps", () => {
    const ingredients = Array.from({ length: 100 }, (_, at) => ({
      name: `${foods[at % 10]} number ${at}`,
      food: null,
      grams: 100,
      measure: null,
      preparation: null,
      purpose: null,
    }));
    const steps = Array.from({ length: 100 }, () =>
      "Fry the beef in the butter and add the milk. ".repeat(40),
    );
    const { edits } = readBrief(draftRequest.parse({ ...source, diet: ["vegan"], avoided_foods: foods }));
    const recipe = { title: "Stew", servings: 4, ingredients, steps };
    expect(measureCpuMs(() => editRecipe(recipe, edits, { foodOf: () => undefined }))).toBeLessThan(6_000);
  });
});
