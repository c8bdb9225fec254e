import { expect, test } from "vitest";
import { isOnlyCounted, type Split } from "../../accuracy/split.ts";

const keys = Array.from({ length: 20_000 }, (_, index) => `case ${index}`);

function shareCounted(split: Split): number {
  return keys.filter((key) => isOnlyCounted(key, split)).length / keys.length;
}

test("of halves, a case is only counted where the first byte of the SHA-1 of its key is even", () => {
  // a9993e36… and 84983e44…, the test vectors of FIPS 180-2.
  expect(isOnlyCounted("abc", "half")).toBe(false);
  expect(isOnlyCounted("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "half")).toBe(true);
});

test("of tenths, the part follows from FNV-1a of the text", () => {
  expect(["line 20", "line 24", "line 30"].map((text) => isOnlyCounted(text, "tenth of the meals"))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isOnlyCounted("line 7", "tenth of the meals")).toBe(false);
  expect(["line 7", "line 9", "line 14"].map((text) => isOnlyCounted(text, "tenth of the lines"))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isOnlyCounted("line 20", "tenth of the lines")).toBe(false);
});

test("the parts have the sizes that their names give", () => {
  expect(shareCounted("half")).toBeCloseTo(0.5, 1);
  expect(shareCounted("tenth of the meals")).toBeCloseTo(0.1, 1);
  expect(shareCounted("tenth of the lines")).toBeCloseTo(0.1, 1);
});
