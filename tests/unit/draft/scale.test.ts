import { describe, expect, it } from "vitest";
import { scaleLine, scaleStep } from "../../../functions/draft/engine/scale-servings.ts";
import { line, read } from "./support/lines.ts";

describe("a step of a multiplied recipe", () => {
  it.each([
    ["Add 100 g butter.", "Add 200 g butter."],
    ["Add 100g butter.", "Add 200g butter."],
    ["Add 1.5 l stock.", "Add 3 l stock."],
    ["Add 1,000 g potatoes.", "Add 2000 g potatoes."],
    ["Add 1,5 kg potatoes.", "Add 3 kg potatoes."],
    ["Add 1/2 cup milk.", "Add 1 cup milk."],
    ["Add 1 1/2 cups milk.", "Add 3 cups milk."],
    ["Add 1½ cups milk.", "Add 3 cups milk."],
    ["Add ½ tsp pepper.", "Add 1 tsp pepper."],
    ["Add 2-3 tbsp oil.", "Add 4-6 tbsp oil."],
    ["Add 2 to 3 tbsp oil.", "Add 4 to 6 tbsp oil."],
    ["Add 200 g flour and 100 ml water.", "Add 400 g flour and 200 ml water."],
    ["Put 80 g sugar in a dish.", "Put 160 g sugar in a dish."],
  ])("%s -> %s", (stated, scaled) => {
    expect(scaleStep(stated, 2)).toBe(scaled);
  });

  it.each([
    "Heat the oven to 180 °C (350 °F), gas 4.",
    "Heat to 180C and bake for 20-25 minutes.",
    "Cut into 2 cm pieces, roll out 5 mm thin.",
    "Simmer for 1 1/2 hours.",
    "Line a 23 cm tin.",
    "Repeat 3 times.",
    "Fry 1/4 cup of batter per pancake.",
    "Drop 2 tbsp of the dough on the tray for each biscuit.",
    "Pour into a 2 l dish.",
    "Bake in a 1 lb loaf tin.",
  ])("keeps %s", (step) => {
    expect(scaleStep(step, 2)).toBe(step);
  });

  it("of the same servings keeps its letters", () => {
    expect(scaleStep("Add 1.50 kg flour.", 1)).toBe("Add 1.50 kg flour.");
  });
});

describe("a line of a multiplied recipe", () => {
  it.each([
    ["2", "eggs", 2, null, 3, "6"],
    ["1 cup", "milk", 1, "cup", 2, "2 cups"],
    ["1/2 cup", "milk", 0.5, "cup", 2, "1 cup"],
    ["2 cloves", "garlic", 2, "clove", 2, "4 cloves"],
    ["1 pinch", "salt", 1, "pinch", 2, "2 pinches"],
    ["3", "eggs", 3, null, 0.5, "1 1/2"],
  ])("has the measure %s of %s multiplied", (measure, name, quantity, unit, factor, expected) => {
    const scaled = scaleLine(
      line(name, 100, { measure }),
      read(name, 0, { quantity, unit, measure }),
      factor,
    );
    expect(scaled).toMatchObject({ name, grams: 100 * factor, measure: expected });
  });

  it("that came in by an edit tells grams alone", () => {
    expect(scaleLine(line("soy milk", 309), null, 2)).toMatchObject({ grams: 618, measure: null });
  });

  it("of the same servings keeps its measure", () => {
    expect(scaleLine(line("milk", 244, { measure: "1 cup" }), null, 1)).toMatchObject({ measure: "1 cup" });
  });
});

describe("the pieces of a multiplied recipe", () => {
  it.each([
    ["Roll up and slice into 12.", 12, "Roll up and slice into 24."],
    ["Chill and cut 12.", 12, "Chill and cut 24."],
    ["Shape into 2 bases.", 2, "Shape into 4 bases."],
    ["Slice into 12 and bake.", 10, "Slice into 12 and bake."],
    ["Cut into 2 cm cubes.", 2, "Cut into 2 cm cubes."],
  ])("are as many as it serves: %s of %i", (step, servings, scaled) => {
    expect(scaleStep(step, 2, servings)).toBe(scaled);
  });
});
