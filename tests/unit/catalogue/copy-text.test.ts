import { expect, it } from "vitest";
import { copyRow, parseCopyRow, parseTextArray } from "../../../supabase/catalogue/format/copy-text.ts";

it("text with separators and backslashes survives a row", () => {
  const cells = ["a\tb", "c\\d", "e\nf\rg", "\\N", ""];
  expect(parseCopyRow(copyRow(cells))).toEqual(cells);
});

it("null is not the empty text", () => {
  expect(copyRow([null, ""])).toBe("\\N\t");
  expect(parseCopyRow("\\N\t")).toEqual([null, ""]);
});

it("texts with quotes, commas, braces and backslashes survive an array in a row", () => {
  const texts = ['1 pat (1" sq)', "a, b", "{c}", "d\\e", "NULL", "", " f ", "plain"];
  const [literal] = parseCopyRow(copyRow([texts]));
  expect(parseTextArray(literal ?? "")).toEqual(texts);
});

it("the word NULL in an array is text", () => {
  expect(copyRow([["NULL", "null", null]])).toBe('{"NULL","null",NULL}');
});

it("a missing number in an array is NULL, and an empty array has no element", () => {
  expect(copyRow([[1.5, null, 0], []])).toBe("{1.5,NULL,0}\t{}");
  expect(parseTextArray("{}")).toEqual([]);
});
