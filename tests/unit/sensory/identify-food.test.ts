import { describe, expect, it } from "vitest";
import { identifyFood } from "../../../shared/sensory/rows/identify-food.ts";
import { foodOf, smallTable } from "./small-table.ts";

function identify(said: string, catalogueName: string | null = null, foodGroup: string | null = null) {
  const identity = identifyFood(foodOf(said, { catalogueName, foodGroup }), smallTable);
  return {
    ...identity,
    row: identity.row?.name ?? null,
    modifiers: identity.modifiers.map(({ name }) => name),
  };
}

describe("the row of a food", () => {
  it.each([
    ["lemon", "Lemons, raw", "lemon"],
    ["lemon chicken", "Lemon chicken", "chicken"],
    ["apple juice", "Apple juice, 100%", "fruit juice"],
    ["chocolate milk", "Chocolate milk, NFS", "chocolate milk"],
    ["milk chocolate", "Candies, milk chocolate", "milk chocolate"],
    ["mustard green", "Mustard greens, raw", "mustard greens"],
    ["parmesan cheese", "Cheese, parmesan, grated", "parmesan"],
    ["beet hummus", "Hummus, flavored", "hummus"],
    ["yuzu", null, "lemon"],
  ])("of %j (%j) is %j", (said, catalogueName, row) => {
    expect(identify(said, catalogueName).row).toBe(row);
  });

  it("comes from the catalogue's name where the text's words name none", () => {
    expect(identify("poulet", "Chicken, roasted").row).toBe("chicken");
  });

  it("is the catalogue's food where the text also says what it is with", () => {
    expect(identify("chicken cucumber", "Chicken, grilled")).toMatchObject({
      row: "chicken",
      modifiers: ["cucumber"],
    });
  });

  it("is the class of the food group where no word is known", () => {
    expect(identify("kumquat", "Kumquats, raw", "Citrus fruits")).toMatchObject({
      row: "citrus fruit",
      level: "group",
    });
  });

  it("is none where neither words nor group are known", () => {
    expect(identify("zyx", "Zyx, raw", "Unheard of")).toMatchObject({ row: null, level: "none" });
  });

  it("is guessed by a known word beside an unknown one, not by one among many", () => {
    expect(identify("milk zyx")).toMatchObject({ row: "milk", level: "group" });
    expect(identify("zwei zyx milk und quark")).toMatchObject({ row: null, level: "none" });
  });

  it("is not the food that only flavours an unknown one", () => {
    expect(identify("mustard zyx", null, "Vegetables and Vegetable Products")).toMatchObject({
      row: "vegetable",
      modifiers: ["mustard"],
    });
  });
});

describe("what the words do to it", () => {
  const told = (said: string, catalogueName: string | null = null) =>
    identify(said, catalogueName).preparations.map(({ words }) => words[0]);

  it("is told by preparations and flavourings", () => {
    expect(told("fried lemon chicken")).toEqual(["fried", "lemon"]);
  });

  it("is nothing where the row is prepared so already", () => {
    expect(told("fermented sauerkraut")).toEqual([]);
  });

  it("is told by the catalogue's name where the text says nothing of it", () => {
    expect(told("cucumber", "Cucumber, pickled")).toEqual(["pickled"]);
  });

  it("is the food itself where a flavouring stands alone", () => {
    expect(identify("lemon")).toMatchObject({ row: "lemon", preparations: [] });
  });
});
