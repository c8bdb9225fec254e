import { describe, expect, test } from "vitest";
import { foldName, foldText } from "../../../shared/language/fold.ts";
import { createTokeniser, type Lexis } from "../../../shared/language/tokenise.ts";
import { signs } from "../../support/signs.ts";

const lexes: Record<string, Lexis> = {
  meal: { numbers: "whole", hasDigitsInWords: true, joiners: "'&-" },
  report: { numbers: "grouped", hasDigitsInWords: false, joiners: "'" },
  time: { numbers: "plain", hasDigitsInWords: false, joiners: "" },
};

const fractions = /[\u00bc-\u00be\u2150-\u215e\u2189]/;

describe.each(Object.entries(lexes))("each sign of Unicode in the lexis of a %s", (_, lexis) => {
  const tokenise = createTokeniser(lexis);

  test("is a mark, but for the fractions, which are numbers", () => {
    const wrong = signs.filter((sign) => {
      const expected = fractions.test(sign) ? "number" : "mark";
      return tokenise(sign).some(({ kind }) => kind !== expected);
    });
    expect(wrong).toEqual([]);
  });

  test("is never written as a letter or a figure that it is not, nor as nothing or a space", () => {
    const wrong = signs.filter((sign) =>
      tokenise(sign).some(({ text }) => text !== sign && !/^[^\p{L}\p{N}\s]+$/u.test(text)),
    );
    expect(wrong).toEqual([]);
  });

  test("leaves the words beside it as they are", () => {
    const inner = new Set([...lexis.joiners, "\u2018", "\u2019", "`", "\u00b4", "%"]);
    const apart = signs.filter((sign) => !inner.has(sign) && !/[\p{Pd}\p{N}\u2044]/u.test(sign));
    const wrong = apart.filter((sign) => {
      const words = tokenise(`so${sign}it${sign}`).filter(({ kind }) => kind === "word");
      return words.map(({ text }) => text).join(" ") !== "so it";
    });
    expect(wrong).toEqual([]);
  });
});

test("an emoji with its modifiers is one mark", () => {
  const tokenise = createTokeniser({ numbers: "grouped", hasDigitsInWords: false, joiners: "'" });
  expect(tokenise("no❗️ fever ℹ️").map(({ text }) => text)).toEqual(["no", "❗", "fever", "ℹ️"]);
});

describe("a folded text", () => {
  test.each([
    ["Nº 5", "nº 5"],
    ["№ 5", "№ 5"],
    ["39℃", "39℃"],
    ["½ cup", "½ cup"],
    ["Quorn™", "quorn™"],
    ["vitamin B₁₂", "vitamin b12"],
    ["Ⅳ", "ⅳ"],
    ["wait…", "wait..."],
    ["a – b", "a - b"],
    ["Crème", "creme"],
    ["ﬁsh", "fish"],
    ["Ｒｉｃｅ，２", "rice,2"],
    ["don´t, don’t, don`t", "don't, don't, don't"],
    ["one\u00a0two", "one two"],
  ])("the folded text of %j is %j", (text, folded) => {
    expect(foldText(text)).toBe(folded);
    expect(foldName(`${text}'s`)).toBe(folded);
  });
});
