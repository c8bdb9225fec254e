import { describe, expect, test } from "vitest";
import type { DesignCase } from "../../accuracy/design/design-case.ts";
import { judgeDesign } from "../../accuracy/design/judge-design.ts";
import { findAvoided, findWanted, hasWord } from "../../accuracy/design/match-words.ts";
import { readLanguage } from "../../accuracy/design/read-language.ts";
import { openCatalogue } from "../../support/recipe-checker/catalogue.ts";
import { type Amounts, showRecipe, showRecipes } from "./support/shown-recipes.ts";

const catalogue = openCatalogue();

function ask(expected: Partial<DesignCase["expected"]>, request: DesignCase["request"] = {}): DesignCase {
  const whole = { type: "recipe" as const, feasible: true, ...expected };
  return { id: "case-1", category: "text", request, expected: whole, why: "" };
}

function judge(of: DesignCase, ...dishes: Amounts[]): string[] {
  const recipes = dishes.map((amounts, at) => showRecipe(`Dish ${at}`, amounts, catalogue, 1));
  const job = { status: "completed", result: showRecipes(recipes), error: null };
  return judgeDesign(of, job, catalogue).problems;
}

function refuse(of: DesignCase, ...conflict: string[]): boolean {
  const error = { code: "validation_error", message: "", details: { conflict } };
  return judgeDesign(of, { status: "failed", result: null, error }, catalogue).holds;
}

const salad = { "Tomatoes, red, ripe, raw, year round average": 200, "Cheese, feta": 60 };
const lentils = { "Lentils, raw": 80, "Water, tap": 300 };

describe("judgeDesign", () => {
  test("accepts what holds all that was asked for", () => {
    expect(
      judge(ask({ mustHave: ["lentil|chickpea"], mustAvoid: ["egg"], maxMinutes: 30 }), lentils),
    ).toEqual([]);
  });

  test("rejects words to avoid, missing words, long dishes and other languages", () => {
    const of = ask({ mustAvoid: ["cheese"], mustHave: ["lentils"], maxMinutes: 20, language: "German" });
    const problems = judge(of, salad);
    expect(problems.map((problem) => problem.split(/[: ]/)[0])).toEqual([
      "cheese",
      "without",
      "Dish",
      "language",
    ]);
  });

  test("requires a word in every recipe, and the requested number of distinct recipes", () => {
    expect(judge(ask({ mustHave: ["lentil"], recipes: 2 }), lentils, salad)).toEqual(["without lentil"]);
    expect(judge(ask({ recipes: 2 }), lentils)).toEqual(["1 recipes, not 2"]);
  });

  test("holds limits against what the ingredients bring, in any unit", () => {
    const filter = { compound: "sodium", operator: "<=" as const, threshold: 0.5, unit: "g" };
    expect(judge(ask({}, { compound_filters: [filter] }), lentils)).toEqual([]);
    expect(judge(ask({}, { compound_filters: [filter] }), salad)).toHaveLength(1);
    expect(judge(ask({ limits: [{ ...filter, operator: ">=", threshold: 2 }] }), salad)).toHaveLength(1);
  });

  test("accepts a refusal with the whole conflict and nothing but it", () => {
    const of = ask({
      feasible: false,
      conflict: ["diet", "compound_filters[0]"],
      mayConflict: ["preferences"],
    });
    expect(refuse(of, "diet: keto, net carbohydrate", "compound_filters[0]")).toBe(true);
    expect(refuse(of, "diet: keto", "compound_filters[0]", "preferences: rice")).toBe(true);
    expect(refuse(of, "diet: keto")).toBe(false);
    expect(refuse(of, "diet", "compound_filters[0]", "condition: gout")).toBe(false);
    expect(judge(of, lentils)).toHaveLength(1);
  });
});

describe("words", () => {
  const avoids = (name: string, word: string, all: string[] = [word]) =>
    findAvoided([{ name, canonical_name: null, quantity_g: 1 }], word, all).length > 0;

  test("are whole, in the singular or the plural", () => {
    expect(hasWord("Peppers, sweet, red", "pepper, sweet")).toBe(true);
    expect(hasWord("Buckwheat groats", "wheat")).toBe(false);
    expect(
      findWanted([{ name: "cherry tomatoes", canonical_name: null, quantity_g: 1 }], "tomato|egg"),
    ).toHaveLength(1);
  });

  test("do not count in plant foods, denials and stand-ins", () => {
    for (const name of [
      "coconut milk",
      "Seeds, sesame butter",
      "bread without milk",
      "milk-free bread",
      "vegan milk",
    ])
      expect(avoids(name, name.includes("butter") ? "butter" : "milk"), name).toBe(false);
    expect(avoids("red wine vinegar", "wine")).toBe(false);
    expect(avoids("malt vinegar", "malt", ["malt", "barley"])).toBe(true);
    expect(avoids("cauliflower rice", "rice")).toBe(false);
    expect(avoids("coconut milk", "coconut")).toBe(true);
    expect(avoids("Chocolate, milk", "milk")).toBe(true);
  });
});

test("readLanguage knows the language by its small words", () => {
  expect(readLanguage("Die Linsen mit dem Wasser kochen und 20 Minuten ziehen lassen.")).toBe("German");
  expect(readLanguage("Faire cuire les lentilles avec le sel, puis ajouter la crème.")).toBe("French");
  expect(readLanguage("Heat the oil and add the onion until soft.")).toBe("English");
});
