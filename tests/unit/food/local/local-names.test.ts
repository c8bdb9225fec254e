import { describe, expect, it } from "vitest";
import { poolCandidates } from "../../../../shared/domain/food/candidates/candidate-pool.ts";
import type { FoodCandidate } from "../../../../shared/domain/food/candidates/food-names.ts";
import { localTerms } from "../../../../shared/domain/food/candidates/local-terms.ts";
import { readMeal } from "../../../../shared/domain/food/read-meal.ts";
import { outlineLocalMeal } from "../../../../shared/domain/food/text/outline-meal.ts";

function weightsOf(language: string, name: string): Record<string, number> {
  return Object.fromEntries(localTerms([{ language, name }]).map(({ term, weight }) => [term, weight]));
}

describe("the search terms of a name in another language", () => {
  it("begin with the language, and are none of its grammar", () => {
    expect(Object.keys(weightsOf("de", "Mangold mit Rosinen, ohne Salz"))).toEqual(["de:mangold"]);
  });

  it("weigh most in the first part and in short names", () => {
    const short = weightsOf("sv", "Filmjölk");
    const long = weightsOf("sv", "Filmjölk, hjortron, hallon, berikad");
    expect(short["sv:filmjolk"]).toBeGreaterThan(long["sv:filmjolk"] ?? 1);
    expect(long["sv:filmjolk"]).toBeGreaterThan(long["sv:hjortron"] ?? 1);
  });

  it("are the parts between the spaces of a Japanese name, kinds in brackets least", () => {
    const weights = weightsOf("ja", "＜魚類＞ ししゃも 生干し");
    expect(Object.keys(weights)).toEqual(["ja:魚類", "ja:ししゃも", "ja:生干し"]);
  });
});

const none = { synonyms: [], portionLabels: [], portionGrams: [], defaultPortionGrams: 100, foodGroup: "" };

function food(id: number, name: string): FoodCandidate {
  return { id, name, source: "bls", ...none };
}

/** What a German entry is read as, by the German names of two foods. */
function read(text: string, names: readonly [string, string]): string[] {
  const found = {
    foods: [food(1, "First"), food(2, "Second")],
    termFrequency: {},
    foodCount: 50_000,
    localNames: { 1: [`de:${names[0]}`], 2: [`de:${names[1]}`] },
  };
  const known = new Set(
    names.flatMap((name) => localTerms([{ language: "de", name }]).map(({ term }) => term)),
  );
  return readMeal(outlineLocalMeal(text, { language: "de", known }), found).items.map(({ name }) => name);
}

describe("candidates with names in the language of the entry", () => {
  it("fit by these names", () => {
    expect(read("150 g Mangold", ["Mangold, roh", "Wirsing, roh"])).toEqual(["First"]);
    expect(read("150 g Wirsing", ["Mangold, roh", "Wirsing, roh"])).toEqual(["Second"]);
  });

  it("fit best where the name says no more", () => {
    expect(read("ein Stück Gugelhupf", ["Gugelhupf mit Rosinen und Mandeln", "Gugelhupf"])).toEqual([
      "Second",
    ]);
  });

  it("agree in the state of the food", () => {
    expect(read("80 g gekochter Mangold", ["Mangold, roh", "Mangold, gekocht"])).toEqual(["Second"]);
  });

  it("have no word of what they are without", () => {
    expect(read("Forelle", ["Forelle, mit Haut", "Forelle, ohne Haut"])).toEqual(["Second"]);
  });

  it("add nothing to an English mention", () => {
    const rank = (localNames: Record<number, string[]>) => {
      const pool = poolCandidates({
        foods: [food(1, "Glass noodle")],
        termFrequency: {},
        foodCount: 1,
        localNames,
      });
      const term = { weight: 4, isCore: true, isWeak: false };
      const terms = new Map([["glass", term]]);
      return pool
        .rank({ terms, head: "glass", secondHead: "", negated: new Set() })
        .map(({ score }) => score);
    };
    expect(rank({ 1: ["sv:Glass"] })).toEqual(rank({}));
  });
});
