import { describe, expect, it } from "vitest";
import { allergenNames } from "../../../shared/domain/constraints/allergens.ts";
import { findAllergen, findAllergens } from "../../../shared/domain/constraints/find-allergens.ts";
import { named, recipeOf } from "./foods.ts";

function listSure(name: string): string[] {
  return findAllergens(named(name))
    .filter(({ certainty }) => certainty === "contains")
    .map(({ allergen }) => allergen);
}

describe("allergens that a name shows", () => {
  it("knows the fourteen of EU law", () => {
    expect(allergenNames).toHaveLength(14);
  });

  it.each([
    ["Worcestershire sauce", "fish"],
    ["mayonnaise", "eggs"],
    ["soy sauce", "gluten"],
    ["soy sauce", "soybeans"],
    ["pesto", "milk"],
    ["pesto", "tree_nuts"],
    ["tahini", "sesame"],
    ["hummus", "sesame"],
    ["surimi sticks", "fish"],
    ["marzipan", "tree_nuts"],
    ["seitan strips", "gluten"],
    ["couscous", "gluten"],
    ["lager", "gluten"],
    ["prawn curry", "crustaceans"],
    ["fried calamari", "molluscs"],
    ["celeriac remoulade", "celery"],
    ["dijon dressing", "mustard"],
    ["red wine", "sulphites"],
    ["lupin flour bread", "lupin"],
    ["satay skewers", "peanuts"],
    ["Cheese, cheddar", "milk"],
    ["yoghurt with fruit", "milk"],
    ["Noodles, egg, cooked", "eggs"],
  ])("%s contains %s", (name, allergen) => {
    expect(listSure(name)).toContain(allergen);
  });

  it.each([
    ["coconut milk", "milk"],
    ["peanut butter", "milk"],
    ["cocoa butter", "milk"],
    ["butter beans", "milk"],
    ["butternut squash", "milk"],
    ["oat milk latte", "milk"],
    ["vegan cheese", "milk"],
    ["dairy-free ice cream", "milk"],
    ["coffee without milk", "milk"],
    ["buckwheat groats", "gluten"],
    ["gluten-free bread", "gluten"],
    ["corn tortilla", "gluten"],
    ["rice noodles", "gluten"],
    ["tamari", "gluten"],
    ["eggplant dip", "eggs"],
    ["vegan mayonnaise", "eggs"],
    ["eggless pancakes", "eggs"],
    ["nutmeg", "tree_nuts"],
    ["coconut water", "tree_nuts"],
    ["water chestnuts", "tree_nuts"],
    ["doughnut", "tree_nuts"],
    ["nut-free granola", "tree_nuts"],
    ["oyster mushrooms", "molluscs"],
    ["crab apple jelly", "crustaceans"],
    ["goldfish crackers", "fish"],
    ["Tortillas, ready-to-bake or -fry, corn", "gluten"],
    ["Flour, rice, white", "gluten"],
    ["Cheese as ingredient in sandwiches", "gluten"],
    ["Bagels, plain (includes onion, poppy, sesame)", "sesame"],
    ["Vinegar, cider", "sulphites"],
  ])("%s does not contain %s", (name, allergen) => {
    expect(listSure(name)).not.toContain(allergen);
  });

  it("says that some makes of a food have an allergen", () => {
    expect(findAllergen("gluten", named("Soup, vegetable"))?.certainty).toBe("may_contain");
  });
});

describe("allergens that a recipe shows", () => {
  it("names the ingredient", () => {
    const cake = named("Dessert", { ingredients: recipeOf("Sugar", "Egg, whole, raw") });
    expect(findAllergen("eggs", cake)).toEqual({
      term: "egg",
      certainty: "contains",
      ingredient: "Egg, whole, raw",
    });
  });

  it("leaves no room for guesses from the name", () => {
    const soup = named("Soup, vegetable", { ingredients: recipeOf("Water", "Carrots") });
    expect(findAllergen("gluten", soup)).toBeNull();
  });

  it("lacks what was said to be left out", () => {
    const latte = named("Coffee, Latte", {
      words: ["vegan"],
      ingredients: recipeOf("Milk, whole", "Coffee"),
    });
    expect(findAllergen("milk", latte)).toBeNull();
  });
});
