import { describe, expect, it } from "vitest";
import { outlineRecipe } from "../../../../functions/draft/engine/source/outline/outline-recipe.ts";
import { measureCpuMs } from "../../../support/measure-cpu.ts";

describe("a recipe in Markdown", () => {
  const text = `---
title: "Corn pancakes"
tags: ['corn']
---

A family favourite, you can also use peas instead.

- Prep time: 10 min
- Cook time: 1 hour
- Servings: 4-6

## Ingredients

For the batter:
- 200 g **flour**
- 2 [eggs](/eggs) (optional)

### Sauce
- 100 ml yogurt

## Directions

1. Whisk the eggs
   with the flour.
2. Fry.

Please make it dairy-free.
`;

  it("is split into its parts", () => {
    expect(outlineRecipe(text)).toMatchObject({
      title: "Corn pancakes",
      lines: ["200 g flour", "2 eggs (optional)", "100 ml yogurt"],
      steps: ["Whisk the eggs with the flour.", "Fry."],
      servings: 4,
      totalMinutes: 70,
      request: "Please make it dairy-free.",
    });
  });
});

describe("a recipe in plain lines", () => {
  it("is split into its parts without headings", () => {
    const outline = outlineRecipe(
      "Chicken soup\nServes 6\n\n1 whole chicken\n2 carrots\nsalt and pepper\n\nBoil the chicken for 2 hours. Add the carrots.\n\nI need this without celery.",
    );
    expect(outline).toMatchObject({
      title: "Chicken soup",
      lines: ["1 whole chicken", "2 carrots", "salt and pepper"],
      steps: ["Boil the chicken for 2 hours.", "Add the carrots."],
      servings: 6,
      totalMinutes: null,
      request: "I need this without celery.",
    });
  });

  it("may have a heading for its steps only", () => {
    const outline = outlineRecipe(
      "Ramen:\n2 packs ramen noodles\n2 eggs\n\nSteps:\n1) Boil noodles\n2) Add eggs\n\nMake it halal.",
    );
    expect(outline).toMatchObject({
      title: "Ramen",
      lines: ["2 packs ramen noodles", "2 eggs"],
      steps: ["Boil noodles", "Add eggs"],
      request: "Make it halal.",
    });
  });

  it("is split by labels within a line", () => {
    const outline = outlineRecipe(
      "Ingredients: 200 g flour, 2 eggs. Method: Mix everything. Request: no eggs",
    );
    expect(outline).toMatchObject({
      lines: ["200 g flour", "2 eggs"],
      steps: ["Mix everything."],
      request: "no eggs",
    });
  });
});

describe("a recipe in a sentence", () => {
  it.each([
    [
      "Our shepherd's pie: 600 g lamb mince, 1 kg potatoes, 2 carrots and 200 ml stock. Replace the lamb with lentils.",
      "shepherd's pie",
      ["600 g lamb mince", "1 kg potatoes", "2 carrots", "200 ml stock"],
      "Replace the lamb with lentils.",
    ],
    [
      "Greek salad with 3 tomatoes, 1 cucumber and 150 g feta - could you do it without dairy?",
      "Greek salad",
      ["3 tomatoes", "1 cucumber", "150 g feta"],
      "could you do it without dairy?",
    ],
    [
      "I usually bake scones from 350 g flour, 85 g butter, diced, and a pinch of salt. My son cannot have gluten.",
      "scones",
      ["350 g flour", "85 g butter, diced", "a pinch of salt"],
      "My son cannot have gluten.",
    ],
    [
      "Vegan version of a cheese toastie: 2 slices bread, 60 g cheddar",
      "cheese toastie",
      ["2 slices bread", "60 g cheddar"],
      "Vegan version",
    ],
    [
      "Salsa: tomatoes, onion, lime, chilli. Milder please.",
      "Salsa",
      ["tomatoes", "onion", "lime", "chilli"],
      "Milder please.",
    ],
    [
      "Turn Grandma's meatloaf (500 g minced beef, 1 egg, 1 onion) into something vegetarian",
      "meatloaf",
      ["500 g minced beef", "1 egg", "1 onion"],
      "Turn Grandma's meatloaf into something vegetarian",
    ],
    [
      "Swap the cream in my leek soup: 4 leeks, 200 ml cream, 1 l stock",
      "leek soup",
      ["4 leeks", "200 ml cream", "1 l stock"],
      "Swap the cream in my leek soup.",
    ],
    [
      "I want to cook goulash: 500 g beef, 3 onions. Base: 1 tbsp paprika, 1 tbsp oil. My guests avoid pork.",
      "goulash",
      ["500 g beef", "3 onions", "1 tbsp paprika", "1 tbsp oil"],
      "My guests avoid pork.",
    ],
    [
      "Bean salad with kidney beans, sweetcorn, red onion and parsley. No onion please.",
      "Bean salad",
      ["kidney beans", "sweetcorn", "red onion", "parsley"],
      "No onion please.",
    ],
    [
      "Oat drink recipe 80 g oats 1 l water 1 pinch salt. no salt",
      "Oat drink",
      ["80 g oats", "1 l water", "1 pinch salt"],
      "no salt",
    ],
  ])("%s", (text, title, lines, request) => {
    expect(outlineRecipe(text)).toMatchObject({ title, lines, request });
  });

  it.each([
    ["Serves sixteen", 16, null],
    ["Servings: 2/3", 2, null],
    ["Serves 4, ready in 1 1/2 hours", 4, 90],
    ["Serves four to six\nTotal time: forty-five minutes", 4, 45],
    ["Serves 4\nPrep time: 2.5 - 3 hours\nCook time: 20 min", 4, 170],
  ])("has its numbers in figures or words: %s", (facts, servings, totalMinutes) => {
    const text = `Rice\n${facts}\n\nIngredients\n200 g rice\n400 ml water\n\nMethod\nBoil the rice.`;
    expect(outlineRecipe(text)).toMatchObject({ servings, totalMinutes });
  });

  it("has servings and time", () => {
    const text = "Risotto for 3 people, ready in 40 minutes: 300 g arborio rice, 1 onion, 1 l stock.";
    expect(outlineRecipe(text)).toMatchObject({ servings: 3, totalMinutes: 40 });
  });
});

describe("a hostile text", () => {
  it.each(["1 ", "1 g ", "(1 g a, 2 g b) ", "a: ", "1 onion\n", "red or ", "with a, "])(
    "is read in time: %j",
    (part) => {
      const text = part.repeat(4000);
      expect(measureCpuMs(() => outlineRecipe(text))).toBeLessThan(5_000);
    },
  );
});

describe("a text without a recipe", () => {
  it.each([
    "make my lasagna vegan",
    "I'd like my chili with less salt and 30 g protein per portion",
    "Swap the 500 g beef for 400 g turkey",
    "What can I use instead of 2 eggs?",
    "I'm 20 weeks pregnant, make this safe",
    "under 600 kcal and at least 20 g fibre, please",
    "",
  ])("invents nothing: %s", (text) => {
    expect(outlineRecipe(text)).toMatchObject({
      title: null,
      lines: [],
      steps: [],
      servings: null,
      totalMinutes: null,
      request: text,
    });
  });
});

it("one verb with a full stop is a step", () => {
  const { lines, steps } = outlineRecipe("Granola bowl\nServes 1\n100 g granola\n200 g yogurt\nMix.");
  expect([lines, steps]).toEqual([["100 g granola", "200 g yogurt"], ["Mix."]]);
});

it("a short step that begins as a time does stays a step", () => {
  const text =
    "Noodle bowl, serves 2\n\n- 200 g noodles\n- 100 g peas\n\n1. Cook the peas.\n2. Rest the noodles and serve.";
  expect(outlineRecipe(text).steps).toEqual(["Cook the peas.", "Rest the noodles and serve."]);
});

describe("a dish between a request and its ingredients", () => {
  const body = "300 g chicken, 1 onion, 200 ml milk. Fry the chicken, add the milk.";
  it.each([
    ["make it vegan: Chicken curry for 2.", "Chicken curry", 2, "make it vegan."],
    ["Please halve this: Banana Bread (serves 8).", "Banana Bread", 8, "Please halve."],
    ["slow cooker version of: Chickpea Tagine for 4.", "Chickpea Tagine", 4, "slow cooker version."],
    ["No meat for me, please adapt: Fajitas, 4 people.", "Fajitas", 4, "No meat for me, please adapt."],
  ])("is its title: %s", (head, title, servings, request) => {
    expect(outlineRecipe(`${head} ${body}`)).toMatchObject({ title, servings, request });
  });
});
