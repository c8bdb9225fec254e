import { expect, test } from "vitest";
import { readProblems, withoutField } from "../../../console/src/forms/problems.ts";

const issue = (field: string, message: string) => ({ field, message });

test("each field has its first problem, in the order of the error", () => {
  const issues = [issue("items[1].unit", "a"), issue("foodText", "b"), issue("items[1].unit", "c")];
  expect([...readProblems({ message: "", issues })]).toEqual([
    ["items[1].unit", "a"],
    ["foodText", "b"],
  ]);
});

test("an error as a sentence contains the name of its field", () => {
  const message = "Cannot read gender: this field is required";
  expect([...readProblems({ message, issues: [] })]).toEqual([["gender", "this field is required"]]);
  expect([...readProblems({ message: "Cannot reach the service", issues: [] })]).toEqual([]);
});

test("changing a field removes only the problems of it and of its entries", () => {
  const issues = [issue("items[1].unit", "a"), issue("items", "b"), issue("itemsLeft", "c")];
  expect([...withoutField(readProblems({ message: "", issues }), "items").keys()]).toEqual(["itemsLeft"]);
});
