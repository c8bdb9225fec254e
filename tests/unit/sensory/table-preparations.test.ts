import { describe, expect, it } from "vitest";
import { normaliseTerms } from "../../../shared/domain/food/text/terms.ts";
import { type Dimension, lexicon, type Preparation, preparations, tasteDimensions } from "./table-data.ts";

const temperatures = ["hot", "warm", "room temperature", "cold", "frozen", null];

describe("the preparations", () => {
  it("have words that no other preparation has", () => {
    const seen = new Set<string>();
    for (const word of preparations.flatMap(({ words }) => words)) {
      const terms = normaliseTerms(word).join(" ");
      expect(terms, word).not.toBe("");
      expect(seen.has(terms), word).toBe(false);
      seen.add(terms);
    }
  });

  it("change known tastes by bounded amounts, with terms of the lexicon only", () => {
    for (const { words, taste, texture, aroma, temperature, basis } of preparations) {
      const name = words[0] ?? "";
      expect(tasteDimensions, name).toEqual(expect.arrayContaining(Object.keys(taste)));
      expect(Object.values(taste).every(isBounded), name).toBe(true);
      expect(
        [...texture.add, ...texture.remove].filter((term) => !lexicon.texture.has(term)),
        name,
      ).toEqual([]);
      const notes = [...aroma.add.map(([note]) => note), ...aroma.remove];
      expect(
        notes.filter((note) => !lexicon.aroma.has(note)),
        name,
      ).toEqual([]);
      expect(temperatures, name).toContain(temperature);
      expect(basis.length, name).toBeGreaterThan(4);
    }
  });

  it.each([
    ["pickled", "sour", 10],
    ["fermented", "umami", 10],
    ["sour", "sour", 30],
    ["lemon", "sour", 10],
    ["spicy", "pungent", 0],
    ["garlic", "pungent", 0],
    ["charred", "bitter", 20],
    ["unripe", "astringent", 8],
    ["aged", "umami", 36],
    ["salted", "salty", 5],
    ["deep-fried", "fatty", 5],
    ["candied", "sweet", 30],
  ] as const)("%s raises %s", (word, dimension, plain) => {
    expect(change(findByWord(word), dimension, plain)).toBeGreaterThan(plain);
  });

  it.each([
    ["boiled", "pungent", 60],
    ["caramelised", "pungent", 45],
    ["ripe", "astringent", 20],
    ["unsalted", "salty", 40],
    ["creamed", "bitter", 30],
    ["sweetened", "bitter", 50],
    ["mild", "pungent", 40],
    ["unsweetened", "sweet", 40],
    ["low-fat", "fatty", 50],
    ["diluted", "sour", 90],
  ] as const)("%s lowers %s", (word, dimension, plain) => {
    expect(change(findByWord(word), dimension, plain)).toBeLessThan(plain);
  });

  it("make fried food crispy, boiled food soft and frozen food cold", () => {
    expect(findByWord("deep-fried").texture.add).toContain("crispy");
    expect(findByWord("boiled").texture.remove).toContain("crunchy");
    expect(findByWord("smoked").aroma.add).toContainEqual(["smoky", 3]);
    expect(findByWord("frozen").temperature).toBe("frozen");
    expect(findByWord("grilled").temperature).toBe("hot");
  });
});

function findByWord(word: string): Preparation {
  const found = preparations.find(({ words }) => words.includes(word));
  if (found === undefined) throw new Error(`No preparation is called ${word}`);
  return found;
}

function change({ taste }: Preparation, dimension: Dimension, plain: number): number {
  const { multiply = 1, add = 0 } = taste[dimension] ?? {};
  return plain * multiply + add;
}

function isBounded({
  multiply = 1,
  add = 0,
}: {
  readonly multiply?: number;
  readonly add?: number;
}): boolean {
  return multiply > 0 && multiply <= 2 && Math.abs(add) <= 60;
}
