import { describe, expect, it } from "vitest";
import { outlineRecipe } from "../../../../functions/draft/engine/source/outline/outline-recipe.ts";

const list = "Rice bowl: 200 g rice, 2 eggs, 1 carrot, 1 tbsp oil.";
const steps = ["Soften the carrot in the oil.", "Pan fry the eggs, 3 min.", "Tip over the rice."];

describe("a request beside a recipe in running text", () => {
  it.each<[string, string, string]>([
    ["behind it", `${list} ${steps.join(" ")} no eggs, thx`, "no eggs, thx"],
    ["before it", `We'll be 6 tonight! ${list} ${steps.join(" ")}`, "We'll be 6 tonight!"],
    ["behind an arrow", `make it vegan >> ${list} ${steps.join(" ")}`, "make it vegan"],
    ["below it", `${list}\n${steps.join(" ")}\nAdd 100 g peas, serves 4`, "Add 100 g peas, serves 4"],
  ])("is found %s", (_, text, request) => {
    expect(outlineRecipe(text)).toMatchObject({ title: "Rice bowl", steps, request });
  });

  it("may be a numbered list before or behind it", () => {
    const text = `# Rice bowl\n\n## Ingredients\n- 200 g rice\n- 2 eggs\n\n## Method\n1. Boil the rice.\n2. Fry the eggs.`;
    const wishes = "1. eggs -> tofu\n2. double the rice";
    expect(outlineRecipe(`${text}\n\n---\n${wishes}`)).toMatchObject({
      steps: ["Boil the rice.", "Fry the eggs."],
      request: "eggs -> tofu\ndouble the rice",
    });
    expect(outlineRecipe(`1. no egg 2. for eight!!\n\n${list}`).request).toContain("no egg");
  });

  it("is no title, and the dish is named right before the list", () => {
    expect(
      outlineRecipe(`dairy free, thanks. Recipe is Egg Rice, for 4 people: 200 g rice; 2 eggs.`),
    ).toMatchObject({
      title: "Egg Rice",
      servings: 4,
      request: "dairy free, thanks.",
    });
  });

  it("leaves a remark below a rule out", () => {
    const text =
      "# Toast\n\n## Ingredients\n- 2 slices bread\n\n## Method\n1. Toast.\n\n---\nSource: my aunt";
    expect(outlineRecipe(text).request).toBe("");
  });
});

describe("lists in other layouts", () => {
  it("are read between dots, and below an unusual heading for the steps", () => {
    expect(outlineRecipe("Egg rice\n\n200 g rice · 2 eggs · 1 tbsp oil\n\nFry all.").lines).toEqual([
      "200 g rice",
      "2 eggs",
      "1 tbsp oil",
    ]);
    const stated =
      "Egg rice\n\nYou will need:\n1) 200 g rice\n2) 2 eggs\n\nHow to:\n- Boil the rice.\n- Fry the eggs.";
    expect(outlineRecipe(stated)).toMatchObject({
      lines: ["200 g rice", "2 eggs"],
      steps: ["Boil the rice.", "Fry the eggs."],
    });
  });
});
