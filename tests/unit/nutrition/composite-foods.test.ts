import { describe, expect, it } from "vitest";
import { checkAvoided } from "../../../shared/domain/constraints/check-avoided.ts";
import { checkAvoidedWithin } from "../../../shared/domain/constraints/check-avoided-within.ts";
import { named, recipeOf } from "./foods.ts";

describe("a food to avoid counts where a composite food is made of it", () => {
  it.each([
    ["anchovies", "Sauce, worcestershire"],
    ["fish sauce", "Cabbage, kimchi"],
    ["cabbage", "Sauerkraut, canned, solids and liquids"],
    ["pine nuts", "Sauce, pesto, ready-to-serve, refrigerated"],
    ["chickpeas", "Hummus, commercial"],
    ["cumin", "Spices, curry powder"],
    ["cinnamon", "Garam masala"],
    ["garlic", "Worcestershire sauce"],
    ["rennet", "Cheese, mozzarella, whole milk"],
    ["animal rennet", "Cheese, cheddar"],
    ["alcohol", "Vanilla extract"],
    ["vinegar", "Ketchup"],
  ])("%s in %s", (words, name) => {
    const dish = named("Bowl", { ingredients: recipeOf(name, "Rice"), hasWholeRecipe: true });
    expect(checkAvoidedWithin(words, dish)).toMatchObject({ certainty: "contains", ingredient: name });
  });

  it.each([
    ["fish sauce", "Kimchi, vegan"],
    ["alcohol", "Vanilla extract, imitation, no alcohol"],
    ["rennet", "Cheese, paneer"],
    ["yeast", "Bread, soda"],
    ["black pepper", "Cabbage, kimchi"],
  ])("%s is not found in %s", (words, name) => {
    expect(checkAvoidedWithin(words, named(name))).toBeNull();
  });

  it("a wish for a food is not met by a sauce of it", () => {
    expect(checkAvoided("anchovies", named("Worcestershire sauce"))).toBeNull();
  });
});
