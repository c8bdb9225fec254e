import { describe, expect, test } from "vitest";
import type { Catalogue } from "../../../shared/domain/catalogue/catalogue.ts";
import { createCatalogue } from "../../../shared/domain/catalogue/create-catalogue.ts";
import { outlineItem } from "../../../shared/domain/food/match-item.ts";
import { readMeal } from "../../../shared/domain/food/read-meal.ts";
import { findOutlined } from "../../../shared/domain/food/spelling/find-outlined.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import type { Repairs } from "../../../shared/domain/food/text/repairs.ts";
import type { CallFunction } from "../../../shared/platform/kernel/call-function.ts";
import { findSmall } from "../food/small-catalogue.ts";

/** The catalogue of a database with a few foods, and the names of the functions that are called in it. */
function openCatalogue(catalogueRelease: string | null): { catalogue: Catalogue; calls: string[] } {
  const { termFrequency, ...found } = findSmall();
  const words = Object.entries(termFrequency).map(([word, foods]) => `${word} ${foods}`);
  const calls: string[] = [];
  const call = async (name: string, args: unknown) => {
    calls.push(name);
    if (name === "food_vocabulary") return { catalogueRelease, words: words.join("\n") };
    const terms = (args as { p_queries: string[][] }).p_queries.flat();
    const counts = terms.flatMap((term) =>
      Object.hasOwn(termFrequency, term) ? [[term, termFrequency[term]]] : [],
    );
    return { ...found, termFrequency: Object.fromEntries(counts), catalogueRelease };
  };
  return { catalogue: createCatalogue(call as CallFunction), calls };
}

async function read(text: string, { catalogue }: { catalogue: Catalogue }): Promise<string[]> {
  const outline = (repairs: Repairs) => [outlineMeal(text, repairs)];
  const { outlines, found } = await findOutlined({ texts: [text], outline }, catalogue);
  return outlines
    .flatMap((each) => readMeal(each, found).items)
    .map(({ name, grams }) => `${name}: ${grams}`);
}

describe("a text with misspelt words", () => {
  test("is looked up again with the words that they stand for, at the places of the text", async () => {
    const opened = openCatalogue("c-misspelt");
    expect(await read("2 tabelspoons of peanut buttter", opened)).toEqual(["Peanut butter: 32"]);
    expect(opened.calls).toEqual(["find_foods", "food_vocabulary", "find_foods"]);
  });

  test("may be a word that objects have", async () => {
    const opened = openCatalogue("c-object");
    await read("a slice of constructor", opened);
    expect(opened.calls).toContain("food_vocabulary");
  });

  test("needs the words of a release only once", async () => {
    const first = openCatalogue("c-once");
    await read("a slice of rye braed", first);
    const again = openCatalogue("c-once");
    expect(await read("a slice of rye braed", again)).toEqual(["Bread, rye: 32"]);
    expect(again.calls).toEqual(["find_foods", "find_foods"]);
    const next = openCatalogue("c-next");
    await read("a slice of rye braed", next);
    expect(next.calls).toEqual(["find_foods", "food_vocabulary", "find_foods"]);
  });

  test("gives what it gives without the slip, for items that are named as well", async () => {
    const { catalogue } = openCatalogue("c-items");
    const outlineOf = (name: string, attributes: string[]) => (repairs: Repairs) => [
      outlineItem({ name, brand: null, attributes }, repairs),
    ];
    const written = { texts: ["Samlon", "griled"], outline: outlineOf("Samlon", ["griled"]) };
    const right = { texts: ["Salmon", "grilled"], outline: outlineOf("Salmon", ["grilled"]) };
    const { outlines, found } = await findOutlined(right, catalogue);
    const misspelt = await findOutlined(written, catalogue);
    expect(misspelt).toMatchObject({ found, hasUnknownWords: true });
    expect(misspelt.outlines.map(({ chunks }) => chunks)).toEqual(outlines.map(({ chunks }) => chunks));
  });
});

describe("a text is looked up once", () => {
  test.each([
    ["has no unknown word", "a slice of rye bread and two fried eggs", ["find_foods"]],
    ["names no food", "", []],
  ])("a text is looked up once when it %s", async (_, text, expected) => {
    const opened = openCatalogue("c-other");
    await read(text, opened);
    expect(opened.calls).toEqual(expected);
  });

  test("unknown words that resemble no other are kept, and foods are looked up once", async () => {
    const opened = openCatalogue("c-unlike");
    expect(await read("100 g of mpotompoto", opened)).toEqual(["mpotompoto: 100"]);
    expect(opened.calls).toEqual(["find_foods", "food_vocabulary"]);
  });

  test("a text is looked up once when no catalogue is loaded", async () => {
    const opened = openCatalogue(null);
    await read("a slice of rye braed", opened);
    expect(opened.calls).toEqual(["find_foods"]);
  });
});
