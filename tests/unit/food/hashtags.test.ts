import { expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

it.each([
  ["rice and soup #cheatday #lunch", ["rice", "soup"]],
  ["pear #pear", ["pear"]],
])("a tag that names no other food is left out: %j", (text, expected) =>
  expect(showPhrases(text)).toEqual(expected),
);

it("a tag may be the food", () => {
  expect(showPhrases("had #soup #bread")).toEqual(["soup", "bread"]);
});
