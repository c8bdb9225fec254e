import { describe, expect, it } from "vitest";
import further from "../../../shared/domain/sensory/data/further-names.json" with { type: "json" };
import groups from "../../../shared/domain/sensory/data/group-classes.json" with { type: "json" };
import typical from "../../../shared/domain/sensory/data/typical-tastes.json" with { type: "json" };
import { profileFood } from "../../../shared/domain/sensory/food/profile-food.ts";
import { findTypicalTaste } from "../../../shared/domain/sensory/food/rate-taste.ts";
import { classesOf, defaultTable } from "../../../shared/domain/sensory/table/sensory-table.ts";
import type { TasteDimension } from "../../../shared/domain/sensory/taste.ts";
import { foodOf } from "./small-table.ts";

const table = defaultTable();

describe("names that refer to rows", () => {
  it.each([
    ["further names", Object.keys(further.names)],
    ["typical tastes", Object.keys(typical.tastes)],
    ["classes of food groups", groups.rules.map((rule) => rule.class)],
  ])("all exist in the table: %s", (_, names) => {
    expect(names.filter((name) => !table.rowsByName.has(name))).toEqual([]);
  });

  it("no further name is listed twice", () => {
    const names = Object.values(further.names).flat();
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
  });

  it("every row under a class has a typical sweetness, saltiness and fattiness", () => {
    const without = [...table.rowsByName.values()].filter((row) => {
      const isClassed = classesOf(row, table).length > 0;
      return isClassed && findTypicalTaste(row, "sweet", table) === null;
    });
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});

describe("foods without a composition, with the table of this release", () => {
  const intensity = (said: string, dimension: TasteDimension) =>
    profileFood(foodOf(said)).taste[dimension].intensity ?? -1;

  it.each([
    ["limoncello", "sweet", "grappa"],
    ["nduja", "pungent", "mortadella"],
    ["barbaresco", "astringent", "pinot grigio"],
    ["guanciale", "salty", "brioche"],
    ["clotted cream", "fatty", "skyr"],
    ["avgolemono", "sour", "congee"],
    ["fernet", "bitter", "amaretto"],
    ["dashi", "umami", "rice milk"],
    ["pickled kohlrabi", "sour", "kohlrabi"],
    ["raw garlic", "pungent", "roasted garlic"],
  ] as const)("%s is more %s than %s", (more, dimension, less) => {
    expect(intensity(more, dimension)).toBeGreaterThan(intensity(less, dimension));
  });
});
