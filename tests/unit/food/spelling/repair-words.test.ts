import { describe, expect, test } from "vitest";
import { createSpeller } from "../../../../shared/domain/food/spelling/create-speller.ts";
import { mayBeMisspelt, repairWords } from "../../../../shared/domain/food/spelling/repair-words.ts";

const speller = createSpeller(new Map(Object.entries({ parsnip: 40, lentil: 90, soup: 800, walnut: 60 })));
const repair = (...texts: string[]) => Object.fromEntries(repairWords(texts, speller));

describe("repairWords", () => {
  test("gives what the misspelt words of all texts stand for", () => {
    expect(repair("a bowl of lentill soup", "roast parnsips")).toEqual({
      lentill: "lentil",
      parnsips: "parsnip",
    });
  });

  test("gives them by the word as it is folded", () => {
    expect(repair("Lentill soup", "LENTILL SOUP")).toEqual({ lentill: "lentil" });
  });

  test("gives none for words that are right", () => {
    expect(repair("two slices of bread with walnuts and a mug of tea")).toEqual({});
  });

  test("takes a capital within a sentence for a name, at its beginning and in a title not", () => {
    expect(repair("we met Walnot and had soup for lunch")).toEqual({});
    expect(repair("Walnot and soup for lunch")).toEqual({ walnot: "walnut" });
    expect(repair("Roast Walnot Soup")).toEqual({ walnot: "walnut" });
    expect(repair("we met Walnot and had walnot soup for lunch")).toEqual({ walnot: "walnut" });
  });

  test("leaves texts in another language alone", () => {
    expect(repair("ich habe eine lentill suppe mit brot")).toEqual({});
  });

  test("repairs forty unknown words of a text and leaves the rest", () => {
    const unknown = Array.from(
      { length: 40 },
      (_, at) => `qzx${"bcdfghjkmp".charAt(at % 10)}${"vwxz".charAt(at / 10)}q`,
    );
    expect(repair(`${unknown.slice(1).join(" ")} lentill`)).toEqual({ lentill: "lentil" });
    expect(repair(`${unknown.join(" ")} lentill`)).toEqual({});
  });
});

describe("a term that no food has", () => {
  test.each([
    ["lentill", true],
    ["constructor", true],
    ["17%", false],
    ["tablespoon", false],
  ])("%s may be a misspelt word: %j", (term, expected) => {
    expect(mayBeMisspelt(term)).toBe(expected);
  });
});
