import { expect, it } from "vitest";
import { isNothing } from "../../../functions/decide/engine/topic-words.ts";

it.each([
  ["no supper", true],
  ["no, just nothing", true],
  ["no-bake brownies", false],
  ["no-salt soup", false],
  ["no sugar jelly", false],
])("%s is to have nothing: %s", (label, expected) => {
  expect(isNothing(label)).toBe(expected);
});
