import { describe, expect, test } from "vitest";
import { createSpeller } from "../../../../shared/domain/food/spelling/create-speller.ts";

const speller = createSpeller(
  new Map(
    Object.entries({
      chicken: 1600,
      cracker: 270,
      parsnip: 20,
      rhubarb: 30,
      aubretia: 1,
      pheasant: 12,
      gammon: 9,
      cooky: 340,
      radish: 30,
      lentil: 90,
      pear: 130,
      pea: 400,
      pepper: 500,
      rice: 1100,
      peppar: 1,
      shallot: 18,
      quince: 8,
      fig: 25,
      "2%": 225,
      artichoke: 40,
    }),
  ),
);
const repair = (word: string) => speller.repair(word)?.word ?? null;

describe("a misspelt word", () => {
  test.each([
    ["chikcen", "chicken"],
    ["parsnp", "parsnip"],
    ["rhubrab", "rhubarb"],
    ["feasant", "pheasant"],
    ["gamon", "gammon"],
    ["artichoek", "artichoke"],
    ["quinse", "quince"],
    ["shallott", "shallot"],
  ])("%j stands for %j", (written, meant) => {
    expect(repair(written)).toBe(meant);
  });

  test.each([
    ["parsnpis", "parsnip"],
    ["raddishes", "radish"],
    ["coookies", "cookie"],
    ["lentills", "lentil"],
  ])("in the plural, %j, stands for %j", (written, meant) => {
    expect(repair(written)).toBe(meant);
  });

  test.each([
    ["tabelspoon", "tablespoon"],
    ["teaspon", "teaspoon"],
    ["sliecs", "slices"],
    ["brekfast", "breakfast"],
    ["seventen", "seventeen"],
    ["steemed", "steamed"],
    ["withuot", "without"],
  ])("of an amount, a state or a meal, %j, stands for %j", (written, meant) => {
    expect(repair(written)).toBe(meant);
  });

  test("written as one, two words that many foods have are both", () => {
    expect(repair("pepperrice")).toBe("pepper rice");
    expect(repair("chickenlentils")).toBe("chicken lentils");
    expect(repair("aubretiafig")).toBe(null);
  });

  test("stands for the commoner of two words that are as near", () => {
    const counts = (pasto: number, pesto: number) => new Map(Object.entries({ pasto, pesto }));
    expect(createSpeller(counts(400, 20)).repair("pisto")?.word).toBe("pasto");
    expect(createSpeller(counts(20, 400)).repair("pisto")?.word).toBe("pesto");
  });

  test("may stand for another name of a food", () => {
    const named = createSpeller(new Map(Object.entries({ eggplant: 40, zucchini: 90 })));
    expect(named.repair("auberginne")?.word).toBe("aubergine");
    expect(named.repair("courgete")?.word).toBe("courgette");
  });

  test("costs more the worse the slip is", () => {
    expect(speller.repair("parrsnip")?.cost).toBeGreaterThan(0);
    expect(speller.repair("parrsnip")?.cost).toBeLessThan(speller.repair("parsnp")?.cost ?? 0);
  });
});

describe("a word is left as it is", () => {
  test.each([
    ["a food has it", "cracker"],
    ["a food has its singular", "parsnips"],
    ["the catalogue calls the food otherwise", "courgette"],
    ["the reader knows it", "tablespoons"],
    ["it is an English word", "rise"],
    ["it is an English plural", "rises"],
    ["it has less than four letters", "peq"],
    ["it is shorter than seven letters and two slips from a word", "pappre"],
    ["it resembles only a rare word", "aubrotja"],
    ["it is too far from every word", "mpotompoto"],
    ["it has other letters than those of English", "smørbrød"],
    ["it is empty", ""],
  ])("where %s: %j", (_, word) => {
    expect(repair(word)).toBeNull();
  });

  test("where a capital makes a name of it and it is not very near", () => {
    expect(speller.repair("parsnp", { isName: true })).toBeNull();
    expect(speller.repair("chikcen", { isName: true })?.word).toBe("chicken");
  });
});

test("the plural of a known word that does not look like one is that word", () => {
  expect(speller.repair("tahinis")).toEqual({ word: "tahini", cost: 0 });
});

test("numbers are no words of a vocabulary", () => {
  expect(speller.knows("2%")).toBe(true);
  expect(createSpeller(new Map()).repair("chikcen")).toBeNull();
});

test("the same words in another order give the same repairs", () => {
  const counts = Object.entries({ sardine: 40, jardine: 40, sandine: 40 });
  const [one, other] = [createSpeller(new Map(counts)), createSpeller(new Map(counts.toReversed()))];
  for (const word of ["sardnie", "fardine", "sarrdine"]) expect(one.repair(word)).toEqual(other.repair(word));
});

describe("a word that a food or two have", () => {
  const speller = createSpeller(
    new Map([
      ["blueberry", 120],
      ["bluberry", 1],
      ["cola", 60],
      ["chola", 1],
      ["quince", 30],
      ["quinze", 2],
      ["puri", 5],
      ["puree", 200],
      ["puris", 1],
    ]),
  );

  test("is the slip of a word that far more have", () => {
    expect(speller.repair("bluberry", { isRare: true })?.word).toBe("blueberry");
    expect(speller.repair("bluberry")).toBeNull();
  });

  test.each(["chola", "quinze", "puris"])(
    "is itself where it begins otherwise, is no rarity, or is a plural: %s",
    (word) => {
      expect(speller.repair(word, { isRare: true })).toBeNull();
    },
  );
});

describe("a name that another ear has", () => {
  const names = createSpeller(
    new Map(Object.entries({ sockeye: 9, jello: 3, momo: 4, poha: 2, laksa: 3, shawarma: 4 })),
  );
  const heard = (word: string) => names.repair(word)?.word ?? null;

  test.each([
    ["pooha", "poha"],
    ["laksah", "laksa"],
    ["chawarma", "shawarma"],
  ])("%j is %j", (written, meant) => expect(heard(written)).toBe(meant));

  test.each(["suki", "jilo", "mumu"])("%j is no other food that only sounds like it", (written) => {
    expect(heard(written)).toBeNull();
  });
});
