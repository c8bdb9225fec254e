import { describe, expect, it } from "vitest";
import { convertLine } from "../../../functions/draft/engine/units/convert-line.ts";
import { convertStep } from "../../../functions/draft/engine/units/convert-step.ts";
import { readUnits } from "../../../functions/draft/engine/units/read-units.ts";

describe("units that are asked for", () => {
  it.each([
    ["metric please", "metric"],
    ["grams not ounces", "metric"],
    ["convert it to grams", "metric"],
    ["cups and Fahrenheit, I'm in Ohio", "us"],
    ["US measurements", "us"],
    ["use 2 cups of rice", null],
    ["add 100 grams of peas", null],
  ])("%s: %s", (text, system) => {
    expect(readUnits(text)).toBe(system);
  });
});

describe("a step in other units", () => {
  it.each([
    ["Bake at 375°F for 20 minutes.", "metric", "Bake at 190°C for 20 minutes."],
    ["Bake at 350 degrees F in a 9-inch tin.", "metric", "Bake at 175°C in a 23 cm tin."],
    ["Pour on 1/4 cup of batter.", "metric", "Pour on 60 ml of batter."],
    ["Bake at 180°C in a 23 cm tin.", "us", "Bake at 350°F in a 9 inch tin."],
    ["Add 200 g of the flour and 250 ml milk.", "us", "Add 7 oz of the flour and 1 cup milk."],
    ["Bake at 180°C (350°F).", "metric", "Bake at 180°C (350°F)."],
    ["Fry in 1 tbsp oil for 5 minutes.", "metric", "Fry in 1 tbsp oil for 5 minutes."],
  ] as const)("%s in %s: %s", (step, system, converted) => {
    expect(convertStep(step, system)).toBe(converted);
  });
});

describe("a line in other units", () => {
  it.each([
    [{ name: "plain flour", grams: 250, measure: null }, "us", "2 cups"],
    [{ name: "floury potatoes", grams: 907, measure: null }, "us", "2 lb"],
    [{ name: "salt", grams: 3, measure: null }, "us", null],
    [{ name: "whole milk", grams: 258, measure: "250 ml" }, "us", "1 cup"],
    [{ name: "flour", grams: 250, measure: "2 cups" }, "metric", null],
    [{ name: "buttermilk", grams: 490, measure: "2 cups" }, "metric", "475 ml"],
    [{ name: "eggs", grams: 100, measure: "2 large" }, "metric", "2 large"],
    [{ name: "kidney beans", grams: 425, measure: "1 can (15 oz)" }, "metric", "1 can (425 g)"],
  ] as const)("%o in %s has the measure %s", (line, system, measure) => {
    expect(convertLine(line, system).measure).toBe(measure);
  });
});
