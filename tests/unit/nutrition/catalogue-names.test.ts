import { describe, expect, it } from "vitest";
import { checkDiet } from "../../../shared/domain/constraints/check-diet.ts";
import type { DietName } from "../../../shared/domain/constraints/diet-name.ts";
import { findAllergen } from "../../../shared/domain/constraints/find-allergens.ts";
import { findKind } from "../../../shared/domain/nutrition/kinds/find-kind.ts";
import { named } from "./foods.ts";

function find(name: string, kind: string, foodGroup = "") {
  return findKind(named(name, { foodGroup }), kind);
}

describe("a catalogue name that is turned round", () => {
  it.each([
    ["Peppers, sweet, red, raw", "added_sugar"],
    ["Corn, sweet, yellow, canned", "added_sugar"],
    ["Cherries, sweet, raw", "gelatin"],
    ["Potatoes, sweet, raw", "potato"],
    ["Yogurt, Greek, plain, nonfat", "gelatin"],
    ["Spices, pepper, black", "pepper"],
    ["Peppers, hot chili, red, raw", "cheese"],
    ["Vinegar, red wine", "alcohol"],
    ["Beans, snap, green, raw", "bean"],
    ["Squash, winter, acorn, raw", "other_tree_nut"],
    ["Oil, olive, salad or cooking", "refined_oil"],
    ["Sauce, fish, ready-to-serve", "gluten"],
    ["Tortillas, ready-to-bake or -fry, corn", "fried"],
    ["Beverages, coffee, brewed", "milk_drink"],
  ])("%s is no %s", (name, kind) => {
    expect(find(name, kind)).toBeNull();
  });

  it.each([
    ["Cheese, cottage, lowfat", "soft_fresh_dairy"],
    ["Cheese, blue", "mould_cheese"],
    ["Sauce, oyster", "mollusc"],
    ["Oil, canola", "refined_oil"],
    ["Tea, hot, leaf, green", "caffeine"],
    ["Rice, white, long-grain, raw", "refined_grain"],
    ["Pie, coconut cream", "dairy"],
  ])("%s is %s", (name, kind) => {
    expect(find(name, kind)?.certainty).toBe("contains");
  });

  it("tells no way of preparing: a raw egg is an ingredient", () => {
    expect(find("Egg, whole, raw", "raw_egg")).toBeNull();
    expect(find("Fish, salmon, raw", "raw_fish")).toBeNull();
    expect(find("raw egg", "raw_egg")).not.toBeNull();
  });

  it("is none where a caller lists foods", () => {
    expect(findKind(named("milk, oats, banana"), "dairy")?.certainty).toBe("contains");
    expect(findKind(named("cream, coconut"), "dairy")?.certainty).toBe("contains");
    expect(find("Milk, oat", "dairy")).toBeNull();
  });

  it("keeps its head where a later clause tells what is added", () => {
    expect(find("Roll, sweet, with fruit, frosted", "wheat")?.certainty).toBe("contains");
  });

  it("is told by its first clause alone", () => {
    expect(find("Chocolate, dark, 70% cacao", "milk_drink")?.term).toBe("chocolate");
  });

  it("denies a kind of its group only as a whole", () => {
    expect(find("Fish sauce", "soy", "Soy-based condiments")).toBeNull();
    expect(find("Tea, hot, hibiscus", "caffeine", "Tea")).toBeNull();
    expect(find("Tea, hot, leaf", "caffeine", "Tea")).not.toBeNull();
    expect(find("Noodles with fish sauce", "soy", "Soy-based condiments")).not.toBeNull();
  });
});

describe("words for flesh that is no meat, and meat of one animal", () => {
  it.each([
    ["Nuts, coconut meat, raw", "meat"],
    ["Nuts, coconut milk, canned (liquid expressed from grated meat and water)", "pork"],
    ["Potatoes, flesh and skin, raw", "meat"],
    ["Chicken, broilers or fryers, thigh, meat only, raw", "pork"],
    ["Beef, ground, 85% lean meat / 15% fat, raw", "pork"],
    ["Beef, cured, luncheon meat", "pork"],
    ["Turkey, wing, raw", "chicken"],
  ])("%s is no %s", (name, kind) => {
    expect(find(name, kind)).toBeNull();
  });

  it("leaves the dish's own meat beside another that is added", () => {
    expect(find("Beans, baked, with franks", "pork")).not.toBeNull();
    expect(find("Chicken, with sausage", "pork")).not.toBeNull();
    expect(find("Game meat, boar, wild, raw", "pork")).not.toBeNull();
  });
});

describe("allergens of catalogue names", () => {
  it.each(["almonds", "walnuts, english", "cashew nuts, raw", "pistachio nuts, raw", "pecans", "hazelnuts"])(
    "Nuts, %s are that nut and no peanut",
    (nut) => {
      const kind = nut.split(/[ ,]/)[0]?.replace(/s$/, "") ?? "";
      expect(find(`Nuts, ${nut}`, kind)?.certainty).toBe("contains");
      expect(find(`Nuts, ${nut}`, "tree_nut")?.certainty).toBe("contains");
      expect(find(`Nuts, ${nut}`, "peanut")).toBeNull();
    },
  );

  it("are open where a name tells nuts alone", () => {
    expect(find("Nuts, mixed", "peanut")).not.toBeNull();
    expect(find("Mixed nuts, roasted", "cashew")).not.toBeNull();
  });

  it.each([
    ["Soymilk, original and vanilla, unfortified", "soybeans"],
    ["Chicken, broilers or fryers, cooked, fried, batter", "gluten"],
    ["Fish, shark, cooked, batter-dipped and fried", "gluten"],
    ["Fast foods, hotdog, with corn flour coating (corndog)", "gluten"],
    ["Rum, hot buttered", "milk"],
    ["Mini Muffin Tops, Blueberry", "eggs"],
    ["Milk, imitation", "milk"],
    ["Noodles, japanese, soba, cooked", "gluten"],
  ] as const)("%s may have %s", (name, allergen) => {
    expect(findAllergen(allergen, named(name, { foodGroup: "" }))).not.toBeNull();
  });
});

describe("diets read single foods of the catalogue", () => {
  it.each<[DietName, string]>([
    ["halal", "Chicken, broilers or fryers, dark meat, thigh, meat only, raw"],
    ["halal", "Vinegar, red wine"],
    ["kosher", "Beef, ground, 90% lean meat / 10% fat, raw"],
    ["vegetarian", "Yogurt, Greek, plain, nonfat"],
    ["vegan", "Peppers, sweet, red, raw"],
    ["lactose_free", "Cheese, parmesan, hard"],
    ["lactose_free", "Butter, without salt"],
    ["lactose_free", "Milk, lactose free, whole"],
    ["low_fodmap", "Milk, lactose free, whole"],
    ["low_fodmap", "Chives, raw"],
    ["low_fodmap", "Onions, young green, tops only"],
    ["low_fodmap", "garlic-infused oil"],
  ])("%s allows %s", (diet, name) => {
    expect(checkDiet(diet, named(name, { foodGroup: "" }), 100)).toMatchObject({
      verdict: "allowed",
      reason: null,
    });
  });

  it.each<[DietName, string]>([
    ["low_fodmap", "Onions, spring or scallions (includes tops and bulb), raw"],
    ["low_fodmap", "Milk, whole"],
    ["low_fodmap", "Apples, raw, with skin"],
    ["low_fodmap", "Nuts, cashew nuts, raw"],
    ["halal", "Wine, red"],
  ])("%s excludes %s", (diet, name) => {
    expect(checkDiet(diet, named(name, { foodGroup: "" }), 100).verdict).toBe("excluded");
  });
});
