import { describe, expect, it } from "vitest";
import { edit, namesOn, recipe } from "./support/kitchen.ts";

const dairyFree = { diets: ["dairy_free" as const] };

describe("the steps of an edited recipe", () => {
  it.each([
    ["Mix with the meats and egg and roll.", "Mix with the meats and egg and roll."],
    ["Make a roux and return the meatballs.", "Make a roux and return the meatballs."],
    ["Serve with a roll.", "Serve with a dairy-free roll."],
    ["Serve with custard.", "Serve with dairy-free custard."],
  ])("name a make only of what is bought: %s", (step, named) => {
    const balls = recipe("Swedish meatballs", ["400 minced beef", "50 breadcrumbs"], [step]);
    expect(edit(balls, dairyFree).steps.join()).toBe(named);
  });
});

describe("a dish whose meat is not eaten", () => {
  const pie = recipe("Cottage pie", ["500 minced beef", "800 potatoes"], ["Brown the minced beef."]);

  it("has another one for 'no beef', and none where it is to be left out", () => {
    const bare = edit(pie, { swaps: [{ from: "beef", to: null, isDropped: true, isBare: true }] });
    expect(namesOn(bare, 1)).toEqual(["ground turkey"]);
    const left = edit(pie, { swaps: [{ from: "beef", to: null, isDropped: true }] });
    expect(namesOn(left, 1)).toEqual([]);
  });
});

describe("a hard cheese in a vegetarian dish", () => {
  it.each([
    ["parmesan", true],
    ["cheddar", false],
    ["vegetarian parmesan", false],
  ])("%s has a word on its rennet: %s", (cheese, isSaid) => {
    const { warnings } = edit(recipe("Pasta", ["400 spaghetti", `50 ${cheese}`]), { diets: ["vegetarian"] });
    expect(warnings.join().includes("rennet")).toBe(isSaid);
  });
});
