import { describe, expect, it } from "vitest";
import { allergens } from "../../../shared/domain/constraints/allergens.ts";
import { checkAvoided } from "../../../shared/domain/constraints/check-avoided.ts";
import { conditionRules } from "../../../shared/domain/constraints/check-condition.ts";
import { dietRules } from "../../../shared/domain/constraints/check-diet.ts";
import { findKind } from "../../../shared/domain/nutrition/kinds/find-kind.ts";
import { kindRows } from "../../../shared/domain/nutrition/kinds/kind-table.ts";
import { goals } from "../../../shared/domain/nutrition/score-goal.ts";
import { named, recipeOf } from "./foods.ts";

describe("kinds of food", () => {
  it("are all known where rules name them", () => {
    const rules = [...Object.values(dietRules), ...Object.values(conditionRules)];
    const used = [
      ...rules.flatMap((rule) => [...rule.excludes, ...rule.discourages, ...rule.encourages]),
      ...rules.flatMap((rule) => rule.neverTogether.flat()),
      ...rules.flatMap((rule) => rule.targets.flatMap(({ carrier }) => carrier ?? [])),
      ...Object.values(goals).flatMap(({ prefers, avoids }) => [...prefers, ...avoids]),
      ...Object.values(allergens).flatMap(({ kinds }) => kinds),
      ...[...kindRows.values()].flatMap(({ kinds }) => kinds),
    ];
    expect(used.filter((kind) => !kindRows.has(kind))).toEqual([]);
  });

  it("never call a word both part of a kind and not", () => {
    const both = [...kindRows].flatMap(([kind, { terms, typical, may, not }]) =>
      not.filter((word) => [...terms, ...typical, ...may].includes(word)).map((word) => `${kind}: ${word}`),
    );
    expect(both).toEqual([]);
  });

  it("a dish's usual meat gives way to the one its name tells", () => {
    expect(findKind(named("burger"), "red_meat")).not.toBeNull();
    expect(findKind(named("turkey burger"), "red_meat")).toBeNull();
    expect(findKind(named("Burger, turkey"), "red_meat")).toBeNull();
    expect(findKind(named("burger with mushrooms"), "red_meat")).not.toBeNull();
  });

  it("the group of the catalogue shows a kind that the name does not", () => {
    expect(findKind(named("Old Smithy", { foodGroup: "Pork Products" }), "pork")).not.toBeNull();
  });

  it("cider has no gluten though it stands among beers", () => {
    const beer = { foodGroup: "Beer" };
    expect(findKind(named("Hard cider", beer), "gluten")).toBeNull();
    expect(findKind(named("Cider", { ...beer, words: ["pint of cider"] }), "gluten")).toBeNull();
    expect(findKind(named("Lager", beer), "gluten")).not.toBeNull();
    expect(findKind(named("Doughnut, apple cider"), "gluten")).not.toBeNull();
  });

  it("plant groups have no milk whatever their names say", () => {
    expect(findKind(named("Yogurt, soy", { foodGroup: "Plant-based yogurt" }), "dairy")).toBeNull();
  });
});

describe("foods to avoid", () => {
  it.each([
    ["nuts", "almond tart"],
    ["nuts", "peanut brittle"],
    ["seafood", "shrimp salad"],
    ["seafood", "cod in batter"],
    ["dairy", "vanilla yogurt"],
    ["milk", "cheddar"],
    ["red meat", "lamb chops"],
    ["pork", "bacon roll"],
    ["alcohol", "coq au vin"],
    ["mushrooms", "mushroom risotto"],
    ["prawns", "shrimp cocktail"],
    ["green beans", "Beans, green, cooked"],
    ["dragonfruit", "dragonfruit bowl"],
    ["olives", "puttanesca"],
  ])("%s are found in %s", (words, name) => {
    expect(checkAvoided(words, named(name))?.certainty).toBe("contains");
  });

  it.each([
    ["nuts", "coconut water"],
    ["pork", "turkey bacon"],
    ["butter", "peanut butter"],
    ["peppers", "black pepper crackers"],
    ["onions", "salad without onions"],
    ["kale", "spinach bowl"],
    ["", "spinach bowl"],
  ])("%j is not found in %s", (words, name) => {
    expect(checkAvoided(words, named(name))).toBeNull();
  });

  it("an ingredient of the recipe counts", () => {
    const bowl = named("Bowl", { ingredients: recipeOf("Kale, raw", "Rice") });
    expect(checkAvoided("kale", bowl)?.ingredient).toBe("Kale, raw");
  });
});
