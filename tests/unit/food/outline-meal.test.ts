import { describe, expect, it } from "vitest";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";

function chunksOf(text: string) {
  return outlineMeal(text).chunks;
}

describe("words that are in no phrase", () => {
  const skippedIn = (text: string) => {
    return outlineMeal(text).skipped.map(({ span }) => text.slice(span.start, span.end));
  };

  it.each([
    ["walked past the bakery, then a pear", ["past", "bakery"]],
    ["a pear because the bread was out", ["bread"]],
  ])("are kept to be looked up: %j", (text, expected) => expect(skippedIn(text)).toEqual(expected));

  it.each([
    "Salad: 50 g feta, 80 g tomatoes",
    "kids had nuggets, i had a pear",
    "a burger, swapped the fries for salad",
    "2 pears, sorry 3 pears",
    "mcdonalds 10 nuggets, small fries",
    "pear 🍐",
    "a pear, didn't eat the bread",
    "chilli serves 4 (400 g beans, 500 g mince)",
  ])("were read as something else: %j", (text) => expect(skippedIn(text)).toEqual([]));
});

describe("phrases of a text", () => {
  it.each([
    ["a kilo of lasagna split between four", 0.25],
    ["800 g lasagna shared among 2 of us", 0.5],
    ["a large cake, shared it half and half", 0.5],
    ["a pear, threw half of it away", 0.5],
  ])("tell the share that was eaten: %j", (text, share) => {
    expect(chunksOf(text).map(({ eatenShare }) => eatenShare)).toEqual([share]);
  });

  it.each(["a banana split", "split pea soup", "ice cream split with nuts"])(
    "share nothing where splitting is part of a food: %j",
    (text) => {
      expect(chunksOf(text).every(({ eatenShare }) => eatenShare === 1)).toBe(true);
    },
  );

  it.each([
    ["bread, 50 g and butter", ["hard", "hard"]],
    ["bread (50 g), butter", ["hard", "hard"]],
    ["bread, 50 g with butter", ["hard", "with"]],
    ["bread and butter", ["hard", "and"]],
  ])("begin another food behind an amount that stands behind one: %j", (text, links) => {
    expect(chunksOf(text).map(({ link }) => link)).toEqual(links);
  });

  it.each([
    ["walnuts (8)", 8],
    ["dumplings, six", 6],
    ["olives x 12", 12],
  ])("take a count behind the food: %j", (text, count) => {
    expect(chunksOf(text).map(({ measure }) => measure?.count)).toEqual([count]);
  });

  it.each([
    ["pint of stout", "pint"],
    ["mug of cocoa and slice of malt loaf", "mug slice"],
  ])("take a unit for one where the article is left out: %j", (text, units) => {
    const measures = chunksOf(text).map(({ measure }) => measure);
    expect(measures.map((measure) => measure?.count)).toEqual(measures.map(() => 1));
    expect(measures.map((measure) => measure?.unit).join(" ")).toBe(units);
  });

  it.each([
    ["haddock and chips", "french fry potato"],
    ["chips with guacamole", "tortilla chip"],
    ["haddock and a bag of chips", "chip"],
    ["chips", "chip"],
  ])("name chips by what is eaten beside them: %j", (text, terms) => {
    expect(chunksOf(text).map((chunk) => chunk.terms.join(" "))).toContain(terms);
  });

  it("keep a sandwich named by two fillings whole, also if the fillings are named again", () => {
    const [sandwich] = chunksOf("a peanut butter and jelly sandwich, made with crunchy peanut butter");
    expect(sandwich?.terms).toEqual(["peanut", "butter", "jelly", "sandwich"]);
  });
});

describe("dishes that no food of the catalogue is", () => {
  it("become the foods they are made of, the amount staying with the first", () => {
    const chunks = chunksOf("two slices of avocado toast");
    expect(chunks.map(({ terms }) => terms.join(" "))).toEqual(["toasted bread", "avocado"]);
    expect(chunks.map(({ measure }) => measure?.count ?? null)).toEqual([2, null]);
  });
});

describe("words about a food", () => {
  it("are no food: its flavor, or every bite of it", () => {
    const named = chunksOf("I had a plum tart with a nutty flavor, enjoying every bite of that tart");
    expect(named.map(({ terms }) => terms.join(" "))).toEqual(["plum tart", "tart"]);
    expect(named[1]?.link).toBe("with");
  });
});

describe("queries of a text", () => {
  it("never join foods that have amounts of their own", () => {
    const { queries } = outlineMeal("30 g cheddar and 2 pears");
    expect(queries.some((terms) => terms.includes("cheddar") && terms.includes("pear"))).toBe(false);
  });

  it("look up no word that only describes", () => {
    const { queries } = outlineMeal("grilled fresh haddock");
    expect(queries.filter((terms) => terms.length === 1)).toEqual([["haddock"]]);
  });
});
