import { describe, expect, it } from "vitest";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";

function phrases(text: string) {
  return outlineMeal(text).chunks.map(({ terms, link }) => `${link} ${terms.join(" ")}`);
}

describe("a dish that is on or in something", () => {
  it.each([
    ["pizza: ham, pineapple", ["hard pizza", "made ham", "comma pineapple"]],
    ["toast: jam, butter", ["hard toasted bread", "made jam", "comma butter"]],
    ["burger: cheese, bacon", ["hard burger", "made cheese", "comma bacon"]],
  ])("stays beside what is listed on it: %s", (text, expected) => {
    expect(phrases(text)).toEqual(expected);
  });

  it.each([
    ["wrap: kale, quince", ["hard flour tortilla", "comma kale", "comma quince"]],
    ["burger: halloumi, kale", ["hard hamburger bun", "comma halloumi", "comma kale"]],
  ])("is its carrier beside a filling that is listed in full: %s", (text, expected) => {
    expect(phrases(text)).toEqual(expected);
  });

  it.each([
    ["pizza: dough, ham", ["hard dough", "comma ham"]],
    ["stew: carrots, kale", ["hard carrot", "comma kale"]],
  ])("is its parts where all are listed: %s", (text, expected) => {
    expect(phrases(text)).toEqual(expected);
  });
});

describe("a bread before a bracket or a with", () => {
  it.each([
    ["wrap (quince, kale)", ["hard flour tortilla", "comma quince", "comma kale"]],
    ["wrap with quince and kale", ["hard flour tortilla", "with quince", "and kale"]],
    ["roll (2 sausages, 1 egg)", ["hard bread roll", "comma sausage", "comma egg"]],
    ["roll (2 sausages, 1 white pudding)", ["hard bread roll", "comma sausage", "comma white pudding"]],
  ])("stays beside its fillings: %s", (text, expected) => expect(phrases(text)).toEqual(expected));

  it("unlike a wrap with one filling, which is a dish", () => {
    expect(phrases("wrap (quince)")).toEqual(["hard wrap", "gloss quince"]);
  });
});

describe("a dish before a bracket in which an amount stands", () => {
  it.each([
    ["stir fry (100 g tofu, kale)", ["hard tofu", "comma kale"]],
    ["omelette (2 eggs, kale, quince)", ["hard egg", "comma kale", "comma quince"]],
  ])("is what is in the bracket, if it is no more than that: %s", (text, expected) => {
    expect(phrases(text)).toEqual(expected);
  });

  it("stays beside what was added to it", () => {
    expect(phrases("coffee (50 ml milk, sugar)")[0]).toBe("hard coffee");
  });
});

describe("a vessel of a dish before a list", () => {
  it.each([
    ["pot of stew: 100 g kale, 2 carrots", ["hard kale", "comma carrot"]],
    ["pot of tea: milk, 2 sugars", ["hard tea", "hard milk", "comma sugar"]],
  ])("heads what is in the dish, and of a drink nothing: %s", (text, expected) => {
    expect(phrases(text)).toEqual(expected);
  });
});

describe("a plate", () => {
  it("is its parts where they are listed, and keeps what it is had with", () => {
    expect(phrases("sunday roast, beef, peas, gravy")[0]).toBe("hard beef");
    expect(phrases("sunday roast with beef, peas, gravy, kale")).toContain("with beef");
  });
});

describe("how full a spoon is", () => {
  it.each(["heaped tsp sugar", "1 heaped tsp sugar", "a level tsp of sugar", "rounded tsp sugar"])(
    "is no food: %s",
    (text) => {
      const [chunk, ...others] = outlineMeal(text).chunks;
      expect(others).toEqual([]);
      expect(chunk).toMatchObject({ terms: ["sugar"], measure: { count: 1, unit: "tsp" } });
    },
  );
});

describe("a word for 'and' of another language", () => {
  it.each([
    ["zelda e quince", ["hard zelda", "and quince"]],
    ["zelda et quince", ["hard zelda", "and quince"]],
    ["cacio e pepe", ["hard cacio e pepe"]],
  ])("joins two foods, but not the parts of a name: %s", (text, expected) => {
    expect(phrases(text)).toEqual(expected);
  });
});

describe("a pot", () => {
  it.each([
    ["quince (200g pot)", ["hard quince"]],
    ["100g grnd turk, 200g pots", ["hard ground turkey", "comma potato"]],
  ])("is no potato behind an amount, unless there are several: %s", (text, expected) => {
    expect(phrases(text).slice(0, expected.length)).toEqual(expected);
    expect(phrases(text)).not.toContain("gloss potato");
  });
});

describe("what is said in passing", () => {
  it.each([
    ["I had like a bowl of quince", ["hard quince"]],
    ["no-bun quince pie", ["hard quince pie"]],
    ["no-sugar cola", ["hard diet cola"]],
    ["quince 🍺 and a 🍕", ["hard quince", "and pizza"]],
  ])("drops no food: %s", (text, expected) => {
    expect(phrases(text)).toEqual(expected);
  });
});

describe("peppers", () => {
  it.each([
    ["roasted peppers", ["hard roasted sweet pepper"]],
    ["peppers", ["hard sweet pepper"]],
    ["cracked pepper", ["hard cracked pepper"]],
  ])("are the vegetable, however they were prepared: %s", (text, expected) => {
    expect(phrases(text)).toEqual(expected);
  });
});
