import { describe, expect, it } from "vitest";
import { readNeeds } from "../../../shared/domain/constraints/mod.ts";

describe("an allergy that stands between two options", () => {
  it("ends before the second of them", () => {
    const { allergies, avoided } = readNeeds("Pesto pasta, allergic to cashews, or tomato pasta?");
    expect(allergies).toEqual(["tree_nuts"]);
    expect(avoided).toEqual([]);
  });

  it("goes on as a list where no option stands before it", () => {
    expect(readNeeds("allergic to cashews, or any egg").allergies).toEqual(["tree_nuts", "eggs"]);
  });
});

describe("the food that somebody is allergic to", () => {
  it.each([
    ["allergic to almond butter", ["tree_nuts"]],
    ["allergic to almond milk", ["tree_nuts"]],
    ["allergic to peanut flour", ["peanuts"]],
    ["allergic to lupin flour", ["lupin"]],
    ["allergic to sesame oil", ["sesame"]],
    ["allergic to fish sauce", ["fish"]],
    ["allergic to raw milk", ["milk"]],
    ["allergic to mixed nuts", ["peanuts", "tree_nuts"]],
  ])("is the allergen that it is made of: %j", (text, allergies) => {
    expect([...readNeeds(text).allergies].sort()).toEqual(allergies);
  });

  it.each(["coconut milk", "oat milk", "cocoa butter", "butter beans", "oyster mushrooms"])(
    "is left out by its own name where it holds no allergen: %j",
    (food) => {
      const { allergies, avoided } = readNeeds(`allergic to ${food}`);
      expect(allergies).toEqual([]);
      expect(avoided.map(({ text, isReaction }) => [text, isReaction])).toEqual([[food, true]]);
    },
  );

  it.each([
    ["Reacted to lupin flour last year so avoiding it", "lupin"],
    ["I had a reaction to sesame once", "sesame"],
    ["he reacted badly to cashews yesterday", "tree_nuts"],
    ["she had a reaction to eggs years ago", "eggs"],
  ])("ends where the time of the reaction begins: %j", (text, allergen) => {
    expect(readNeeds(text).allergies).toEqual([allergen]);
  });
});
