import { expect, test } from "vitest";
import { numberSource, readNumberText, spellNumber } from "../../../shared/language/mod.ts";

const whole = new RegExp(`^${numberSource}$`, "i");

test.each([
  ["4", 4],
  ["1 1/2", 1.5],
  ["1½", 1.5],
  ["2,5", 2.5],
  ["four", 4],
  ["Sixteen", 16],
  ["forty-five", 45],
  ["twenty four", 24],
])("%s is a number in a text", (text, value) => {
  expect(text).toMatch(whole);
  expect(readNumberText(text)).toBe(value);
});

test.each(["", "onions", "oneself", "no one"])("%j is none", (text) => {
  expect(text).not.toMatch(whole);
});

test("whole numbers to 99 are spelt as they are read", () => {
  for (let value = 0; value < 100; value++) {
    const word = spellNumber(value);
    if (value > 0) expect(readNumberText(word ?? ""), word ?? "").toBe(value);
  }
  expect([0, 13, 20, 24, 40].map(spellNumber)).toEqual([
    "zero",
    "thirteen",
    "twenty",
    "twenty-four",
    "forty",
  ]);
  expect([100, 1.5, -1].map(spellNumber)).toEqual([null, null, null]);
});
