import { expect, it } from "vitest";
import shownNames from "../../../shared/domain/food/data/shown-names.json" with { type: "json" };
import { showName } from "../../../shared/domain/food/describe-food.ts";
import { foldName } from "../../../shared/language/mod.ts";
import { readRows } from "./compiled-release.ts";

const names = readRows("food").map(({ name = "" }) => name);
const isShortened = (name: string) =>
  name in shownNames.names || Object.keys(shownNames.endings).some((ending) => name.endsWith(ending));

it("a food with a name for readers is in the catalogue", () => {
  const known = new Set(names);
  expect(Object.keys(shownNames.names).filter((name) => !known.has(name))).toEqual([]);
});

it("no other food is called or shown by the shortened name of a food", () => {
  const others = Map.groupBy(new Set(names), (name) => foldName(showName(name)));
  const taken = [...others.values()].filter((same) => same.length > 1 && same.some(isShortened));
  expect(taken).toEqual([]);
});
