import { expect, it } from "vitest";
import foreign from "../../../functions/draft/engine/request/data/foreign-phrases.json" with { type: "json" };
import rewrites from "../../../functions/draft/engine/request/data/phrase-rewrites.json" with {
  type: "json",
};
import { hasNeeded, listNeeded } from "../../../shared/language/needed-words.ts";

it.each([
  ["no longer {food}", [["no longer "]]],
  ["(?:use|take) {food} instead(?: please)?", [["use", "take"], [" instead"]]],
  ["allergies?|intolerance", [["allergie", "intolerance"]]],
  ["(?:half|1/2) of", [["half", "1/2"], [" of"]]],
  [String.raw`(?<=\bno )\p{L}+ (?!milk)only`, [["only"]]],
  ["(?:a |b)?{mass}{0,3}", []],
  ["(?:more of|[ab])", []],
])("needs the words outside of what may be left out: %s", (source, needed) => {
  expect(listNeeded(source)).toEqual(needed);
});

it("is met by a word of each group, in any order", () => {
  const needed = [["use", "take"], [" instead"]];
  expect(hasNeeded("take oats instead", needed)).toBe(true);
  expect(hasNeeded("use oats", needed)).toBe(false);
});

it("finds for most phrases a word without which they cannot match", () => {
  const free = [...rewrites.rules, ...foreign.phrases].filter(([said = ""]) => listNeeded(said).length === 0);
  expect(free.length).toBeLessThan(10);
});
