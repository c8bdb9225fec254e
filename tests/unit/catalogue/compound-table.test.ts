import { expect, it } from "vitest";
import {
  convertUnit,
  findCompoundById,
  findCompoundByName,
  listClass,
} from "../../../shared/domain/composition/compound-table.ts";
import data from "../../../shared/domain/composition/data/compounds.json" with { type: "json" };
import { parseCopyRow, parseTextArray } from "../../../supabase/catalogue/format/copy-text.ts";
import { readRelease } from "../../../supabase/catalogue/load/read-release.ts";

const compiledDir = new URL("../../../supabase/catalogue/compiled", import.meta.url).pathname;

it("the table has every compound of the catalogue with its name, unit, class and synonyms", () => {
  const table = readRelease(compiledDir).tables.find(({ name }) => name === "compound");
  const [, ...rows] = (table?.read().toString() ?? "").trimEnd().split("\n").map(parseCopyRow);
  const compiled = rows.map(([id, name, unit, contentClass, , synonyms]) => ({
    id: Number(id),
    name,
    unit,
    contentClass,
    synonyms: parseTextArray(synonyms ?? "{}"),
  }));
  expect(data.compounds).toEqual(compiled);
});

it("a compound is found by id, by its name and by a synonym of its own, ignoring case", () => {
  expect(findCompoundById(1093)?.name).toBe("Sodium, Na");
  expect(findCompoundByName("sodium, na")?.id).toBe(1093);
  expect(findCompoundByName(" Vitamin  C ")?.id).toBe(1162);
  expect(findCompoundByName("unobtainium")).toBeNull();
  expect(findCompoundById(1)).toBeNull();
});

it("units of the same quantity convert", () => {
  expect(convertUnit("g", "mg")).toBe(1000);
  expect(convertUnit("mcg", "µg")).toBe(1);
  expect(convertUnit("kJ", "kcal")).toBeCloseTo(1 / 4.184, 10);
  expect(convertUnit("g", "kcal")).toBeNull();
  expect(convertUnit("spoon", "g")).toBeNull();
});

it("energy and protein are macros, sodium a micro", () => {
  expect(listClass("macro")).toContain(1003);
  expect(listClass("micro")).toContain(1093);
});
