import { describe, expect, it } from "vitest";
import { profileFood } from "../../../shared/sensory/profile-food.ts";
import further from "../../../shared/sensory/rows/data/further-names.json" with { type: "json" };
import groups from "../../../shared/sensory/rows/data/group-classes.json" with { type: "json" };
import typical from "../../../shared/sensory/rows/data/typical-tastes.json" with { type: "json" };
import { defaultTable } from "../../../shared/sensory/rows/default-table.ts";
import { classesOf } from "../../../shared/sensory/rows/sensory-table.ts";
import { findTypicalTaste } from "../../../shared/sensory/rows/typical-taste.ts";
import type { TasteDimension } from "../../../shared/sensory/taste/taste-dimension.ts";
import { foodOf } from "./small-table.ts";

const table = defaultTable();

describe("names that stand for rows", () => {
  it.each([
    ["further names", Object.keys(further.names)],
    ["typical tastes", Object.keys(typical.tastes)],
    ["classes of food groups", groups.rules.map((rule) => rule.class)],
  ])("all are of the table: %s", (_, names) => {
    expect(names.filter((name) => !table.rowsByName.has(name))).toEqual([]);
  });

  it("no further name is told twice", () => {
    const names = Object.values(further.names).flat();
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
  });

  it("every row under a class has a usual sweetness, saltiness and fat", () => {
    const without = [...table.rowsByName.values()].filter((row) => {
      const isClassed = classesOf(row, table).length > 0;
      return isClassed && findTypicalTaste(row, "sweet", table) === null;
    });
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});

describe("foods without a composition, by the table of this release", () => {
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
