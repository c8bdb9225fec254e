import { expect, test } from "vitest";
import { readProblems, withoutField } from "../../../console/src/forms/problems.ts";

const issue = (field: string, message: string) => ({ field, message });

test("each field shows the first thing said of it, in the order in which they are said", () => {
  const issues = [issue("items[1].unit", "a"), issue("foodText", "b"), issue("items[1].unit", "c")];
  expect([...readProblems({ message: "", issues })]).toEqual([
    ["items[1].unit", "a"],
    ["foodText", "b"],
  ]);
});

test("an error that is a sentence names its field in it", () => {
  const message = "Cannot read gender: this field is required";
  expect([...readProblems({ message, issues: [] })]).toEqual([["gender", "this field is required"]]);
  expect([...readProblems({ message: "Cannot reach the service", issues: [] })]).toEqual([]);
});

test("changing a field takes away what was wrong with it and with its entries, and nothing else", () => {
  const issues = [issue("items[1].unit", "a"), issue("items", "b"), issue("itemsLeft", "c")];
  expect([...withoutField(readProblems({ message: "", issues }), "items").keys()]).toEqual(["itemsLeft"]);
});
