import { describe, expect, it } from "vitest";
import { checkDiet } from "../../../shared/domain/constraints/check-diet.ts";
import { judgeLimit } from "../../../shared/domain/constraints/judge-limit.ts";
import { named } from "./foods.ts";

const limit = { kind: "lentil", grams: 40, source: "Test" };

function stew(lentilGrams: number, otherGrams: number) {
  return named("Stew", {
    ingredients: [
      { name: "Lentils, raw", foodGroup: "", grams: lentilGrams },
      { name: "Carrots, raw", foodGroup: "", grams: otherGrams },
    ],
  });
}

describe("a kind of food of which a little is allowed", () => {
  it("is weighed in the portion, not in the whole dish", () => {
    expect(judgeLimit(limit, stew(80, 320), 200).verdict).toBe("allowed");
    expect(judgeLimit(limit, stew(80, 320), 205)).toEqual({
      verdict: "excluded",
      reason: "contains lentil (Lentils, raw)",
      ingredient: "Lentils, raw",
    });
  });

  it("counts the whole portion where only the name shows it", () => {
    expect(judgeLimit(limit, named("Lentils"), 40).verdict).toBe("allowed");
    expect(judgeLimit(limit, named("Lentils"), 41).verdict).toBe("excluded");
  });

  it("adds up what several ingredients hold of it", () => {
    const soup = named("Soup", {
      ingredients: [
        { name: "Lentils, raw", foodGroup: "", grams: 30 },
        { name: "Lentils, pink or red, raw", foodGroup: "", grams: 30 },
      ],
    });
    expect(judgeLimit(limit, soup, 60).verdict).toBe("excluded");
  });

  it("is not sure where only some makes hold it", () => {
    const wheat = { kind: "wheat", grams: 20, source: "Test" };
    expect(judgeLimit(wheat, named("sausage"), 100).verdict).toBe("unknown");
  });

  it("lets a spoon of soy sauce, but no bread, into a low-FODMAP dish", () => {
    const dish = (name: string, grams: number) =>
      named("Dish", {
        ingredients: [
          { name, foodGroup: "", grams },
          { name: "Rice, raw", foodGroup: "", grams: 200 - grams },
        ],
      });
    expect(checkDiet("low_fodmap", dish("Soy sauce", 15), 200).verdict).toBe("allowed");
    expect(checkDiet("low_fodmap", dish("Bread, whole wheat", 60), 200).verdict).toBe("excluded");
  });
});
