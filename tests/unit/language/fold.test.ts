import { expect, it } from "vitest";
import { foldText } from "../../../shared/language/fold.ts";

it.each([
  ["Łyżka", "lyzka"],
  ["Smørrebrød", "smorrebrod"],
  ["æbleskiver", "aebleskiver"],
  ["haşlanmış", "haslanmis"],
  ["Đuveč", "duvec"],
  ["jalapeño", "jalapeno"],
])("%j is folded to the letters that are typed for it", (text, expected) =>
  expect(foldText(text)).toBe(expected),
);
