import { describe, expect, test } from "vitest";
import { createTokeniser, type Lexis, readFigure } from "../../../shared/language/tokenise.ts";

const meal: Lexis = { numbers: "whole", hasDigitsInWords: true, joiners: "'&" };
const time: Lexis = { numbers: "plain", hasDigitsInWords: false, joiners: "" };

function cut(text: string, lexis: Lexis): string[] {
  return createTokeniser(lexis)(text).map(({ text: piece }) => piece);
}

describe("tokens", () => {
  test.each<[string, Lexis, string[]]>([
    ["2 Crème brûlées", meal, ["2", "creme", "brulees"]],
    ["1 1/2 cups", meal, ["1 1/2", "cups"]],
    ["1½cups", meal, ["1½", "cups"]],
    ["12oz of 2% milk", meal, ["12", "oz", "of", "2%", "milk"]],
    ["M&M’s, vitamin B12", meal, ["m&m's", ",", "vitamin", "b12"]],
    ["3d 1.5h\n2-3", time, ["3", "d", "1.5", "h", "\n", "2", "-", "3"]],
    ["half past 8½", time, ["half", "past", "8", "½"]],
  ])("the tokens of %j", (text, lexis, pieces) => {
    expect(cut(text, lexis)).toEqual(pieces);
  });

  test("keep their place in the text as it was given, whatever folding does to their length", () => {
    const text = "ﬁsh – ½ Jalapeño’s";
    for (const { start, end, text: piece } of createTokeniser(meal)(text))
      expect(text.slice(start, end).normalize("NFKD").length).toBeGreaterThanOrEqual(piece.length);
    expect(createTokeniser(meal)(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      "ﬁsh",
      "–",
      "½",
      "Jalapeño’s",
    ]);
  });

  test("a mark never folds to a word or figure", () => {
    expect(cut("№ – … ２", time)).toEqual(["№", "-", "...", "２"]);
  });

  test("tell whether a space stands before them", () => {
    expect(createTokeniser(meal)("12oz 3").map(({ isGlued }) => isGlued)).toEqual([false, true, false]);
  });

  test("a shorthand with a mark is one token", () => {
    const report: Lexis = {
      numbers: "grouped",
      hasDigitsInWords: false,
      joiners: "'",
      shorthands: "(?<!\\p{L})w\\/",
    };
    expect(cut("pain w/ cough", report)).toEqual(["pain", "w/", "cough"]);
  });
});

test.each([
  ["1 1/2", 1.5],
  ["1-1/2", 1.5],
  ["1½", 1.5],
  ["⅓", 1 / 3],
  ["1,000", 1000],
  ["1,5", 1.5],
  ["1,234.5", 1234.5],
  [".5", 0.5],
  ["1/0", 0],
])("the figure %j is %d", (text, value) => {
  expect(readFigure(text)).toBeCloseTo(value, 10);
});
