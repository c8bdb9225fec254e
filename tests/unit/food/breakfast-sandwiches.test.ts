import { describe, expect, it } from "vitest";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";

function phrases(text: string): string[] {
  return outlineMeal(text).chunks.map(({ terms }) => terms.join(" "));
}

describe("a breakfast sandwich that is named by its parts", () => {
  it.each([
    ["159 g egg, cheese and sausage on an English muffin", "egg cheese sausage english muffin sandwich"],
    ["a 145 g ham, egg and cheese biscuit", "egg ham cheese biscuit sandwich"],
    ["a 188 g croissant filled with egg, cheese and bacon", "egg cheese bacon croissant sandwich"],
    ["a 200 g bacon and egg bagel", "egg bacon bagel sandwich"],
    ["a ham, egg and cheese sandwich on a croissant", "egg ham cheese croissant sandwich"],
    ["an egg, cheese and sausage on a biscuit", "egg cheese sausage biscuit sandwich"],
  ])("%s", (text, sandwich) => {
    expect(phrases(text)).toEqual([sandwich]);
  });

  it.each([
    ["bacon, egg and cheese on an English muffin", ["bacon", "egg", "cheese", "english muffin"]],
    ["2 eggs and bacon on an English muffin", ["egg", "bacon", "english muffin"]],
    ["120 g scrambled egg, cheese and bacon on a bagel", ["scrambled egg", "cheese", "bacon", "bagel"]],
    ["60 g egg and cheese on a croissant", ["egg", "cheese", "croissant"]],
    ["a 100 g bagel with 50 g egg and 20 g cheese", ["bagel", "egg", "cheese"]],
  ])("the parts of %s stay foods", (text, parts) => {
    expect(phrases(text)).toEqual(parts);
  });

  it("takes a sausage for a hot dog in its bun where it weighs as much", () => {
    expect(phrases("a 102 g frankfurter on a white bun")[0]).toBe("hot dog sandwich");
    expect(phrases("a 50 g frankfurter on a white bun")[0]).toBe("frankfurter");
    expect(phrases("2 hot dogs (with buns)")[0]).toBe("hot dog sandwich");
    expect(phrases("a hamburger (with bun)")).toEqual(["hamburger"]);
  });

  it("takes no patty for a food beside its burger", () => {
    expect(phrases("a double cheeseburger with two medium patties")).toEqual(["double cheeseburger"]);
    expect(phrases("rice with two medium patties")).toEqual(["rice", "patty"]);
  });

  it("takes the weight of a helping for its amount", () => {
    const [ketchup] = outlineMeal("a 17 g dash of ketchup").chunks;
    expect(ketchup?.measure).toMatchObject({ kind: "mass", grams: 17 });
  });
});
