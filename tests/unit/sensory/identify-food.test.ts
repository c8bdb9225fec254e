import { describe, expect, it } from "vitest";
import { identifyFood } from "../../../shared/domain/sensory/table/identify-food.ts";
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
  ])("the row of %j (%j) is %j", (said, catalogueName, row) => {
    expect(identify(said, catalogueName).row).toBe(row);
  });

  it("comes from the catalogue's name if the text names none", () => {
    expect(identify("poulet", "Chicken, roasted").row).toBe("chicken");
  });

  it("is the catalogue's food if the text also names an accompaniment", () => {
    expect(identify("chicken cucumber", "Chicken, grilled")).toMatchObject({
      row: "chicken",
      modifiers: ["cucumber"],
    });
  });

  it("is the class of the food group if no word is known", () => {
    expect(identify("kumquat", "Kumquats, raw", "Citrus fruits")).toMatchObject({
      row: "citrus fruit",
      level: "group",
    });
  });

  it("is null if neither words nor group are known", () => {
    expect(identify("zyx", "Zyx, raw", "Unheard of")).toMatchObject({ row: null, level: "none" });
  });

  it("is guessed from one known word beside an unknown one, but not beside many", () => {
    expect(identify("milk zyx")).toMatchObject({ row: "milk", level: "group" });
    expect(identify("zwei zyx milk und quark")).toMatchObject({ row: null, level: "none" });
  });

  it("is not a food that only flavours an unknown one", () => {
    expect(identify("mustard zyx", null, "Vegetables and Vegetable Products")).toMatchObject({
      row: "vegetable",
      modifiers: ["mustard"],
    });
  });
});

describe("the preparations of a food", () => {
  const preparationsOf = (said: string, catalogueName: string | null = null) =>
    identify(said, catalogueName).preparations.map(({ words }) => words[0]);

  it("are found among preparations and flavourings", () => {
    expect(preparationsOf("fried lemon chicken")).toEqual(["fried", "lemon"]);
  });

  it("leave out what the row already is", () => {
    expect(preparationsOf("fermented sauerkraut")).toEqual([]);
  });

  it("come from the catalogue's name if the text has none", () => {
    expect(preparationsOf("cucumber", "Cucumber, pickled")).toEqual(["pickled"]);
  });

  it("do not include a flavouring that is the food itself", () => {
    expect(identify("lemon")).toMatchObject({ row: "lemon", preparations: [] });
  });
});
