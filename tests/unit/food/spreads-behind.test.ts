import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("spreads behind a bread without a comma", () => {
  it.each([
    ["bread butter", ["bread", "butter"]],
    ["2 brown bread butter jam", ["2 brown bread", "butter", "jam"]],
    ["toast peanut butter and tea", ["toasted bread", "peanut butter", "tea"]],
    ["roti butter", ["chappatti", "butter"]],
  ])("are foods of their own: %s", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["bread butter pudding", ["bread butter pudding"]],
    ["toast honey ham", ["toasted bread honey ham"]],
  ])("are part of a longer name: %s", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("buttered bread and sides", () => {
  it.each([
    ["slice of buttered rye", ["1 slice rye bread", "butter"]],
    ["soup, buttered crusty roll and milk", ["soup", "crusty roll", "butter", "milk"]],
    ["buttered peas", ["pea", "butter"]],
    ["buttered toast x2", ["2 toasted bread", "butter"]],
    ["buttered toast (2 slices) and tea", ["2 slice toasted bread", "butter", "tea"]],
    ["buttered rye 40 g, ham", ["40 g rye", "butter", "ham"]],
    ["corn on the cob buttered and peas", ["corn ear", "butter", "pea"]],
  ])("are eaten with butter: %s", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});
