import { describe, expect, it } from "vitest";
import { createSpeller } from "../../../shared/domain/food/spelling/create-speller.ts";
import { readText } from "../../../shared/domain/intake/read-text.ts";
import { findSmall } from "../food/small-catalogue.ts";

/** The calls that reading a text makes, in a catalogue that has these terms and no foods. */
async function callsOf(text: string, known: readonly string[]): Promise<string[]> {
  const calls: string[] = [];
  await readText(text, {
    findFoods: async (_queries, _own, language) => {
      calls.push(`find in ${language ?? "English"}`);
      return {
        foods: [],
        termFrequency: Object.fromEntries(known.map((term) => [term, 1])),
        foodCount: 50_000,
      };
    },
    speller: async () => createSpeller(new Map()),
    knownTerms: async (terms) => {
      calls.push("look up words");
      return new Set(terms.filter((term) => known.includes(term)));
    },
  });
  return calls;
}

describe("reading a text", () => {
  it.each([["of which English names have all words", "chicken, rice", ["chicken", "rice"]]])(
    "takes one call for one %s",
    async (_, text, known) => {
      expect(await callsOf(text, known)).toEqual(["find in English"]);
    },
  );

  it("looks up what no English name fits, beside foods of an English entry", async () => {
    expect(await callsOf("a bowl of glorbnax with zyx", [])).toEqual(["find in English", "look up words"]);
  });

  it("looks the words up directly if function words show the language, and in English what it does not have", async () => {
    expect(await callsOf("ich hatte Brot", [])).toEqual(["look up words", "find in de", "find in English"]);
  });

  it("reads an entry in English too where English names of the catalogue have all of its words", async () => {
    expect(await callsOf("Brot mit Butter", ["brot", "mit", "butter"])).toEqual([
      "look up words",
      "find in de",
      "find in English",
    ]);
  });

  it("looks up words that no English name has if nothing shows the language", async () => {
    expect(await callsOf("100 g Mangold, Reis", ["de:mangold"])).toEqual([
      "find in English",
      "look up words",
      "find in de",
    ]);
  });

  it("stays with English where no language has the words", async () => {
    expect(await callsOf("200 g zyx", [])).toEqual(["find in English", "look up words"]);
  });
});

describe("a name of the catalogue", () => {
  const food = (id: number, name: string, plain: string) => {
    const none = { synonyms: [], portionLabels: [], portionGrams: [], defaultPortionGrams: 100 };
    return { ...none, id, source: "fndds", name, foodGroup: "Snacks", plainNames: [plain] };
  };
  const foods = [food(1, "Raw fish in lime", "leche de tigre"), food(2, "Tea", "cha")];

  it.each([
    ["has some words of another language", "leche de tigre", "Raw fish in lime"],
    ["is a function word of another language", "cha", "Tea"],
  ])("is read where it %s", async (_, text, expected) => {
    const { items } = await readText(text, {
      findFoods: async () => findSmall(foods),
      speller: async () => createSpeller(new Map()),
      knownTerms: async () => new Set(["es:lech"]),
    });
    expect(items.map(({ name }) => name)).toEqual([expected]);
  });

  it("is read in an entry of another language that has no name for it", async () => {
    const { items } = await readText("comí arroz y un pebre", {
      findFoods: async (_queries, _own, language) =>
        findSmall(language === "es" ? [food(3, "Rice, boiled", "rice")] : [food(4, "Relish", "pebre")]),
      speller: async () => createSpeller(new Map()),
      knownTerms: async () => new Set(),
    });
    expect(items.map(({ name }) => name)).toEqual(["Rice, boiled", "Relish"]);
  });
});
