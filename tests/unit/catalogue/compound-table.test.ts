import { expect, it } from "vitest";
import {
  convertUnit,
  findCompoundById,
  findCompoundByName,
  listClass,
} from "../../../shared/composition/compound-table.ts";
import data from "../../../shared/composition/data/compounds.json" with { type: "json" };
import { parseCopyRow, parseTextArray } from "../../../supabase/catalogue/format/copy-text.ts";
import { readRelease } from "../../../supabase/catalogue/load/release-reader.ts";

const COMPILED_DIR = new URL("../../../supabase/catalogue/compiled", import.meta.url).pathname;

it("the table is the catalogue's: every compound with its name, unit, class and synonyms", () => {
  const table = readRelease(COMPILED_DIR).tables.find(({ name }) => name === "compound");
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

it("a compound is found by id, by its name and by a synonym that only it has, case ignored", () => {
  expect(findCompoundById(1093)?.name).toBe("Sodium, Na");
  expect(findCompoundByName("sodium, na")?.id).toBe(1093);
  expect(findCompoundByName(" Vitamin  C ")?.id).toBe(1162);
  expect(findCompoundByName("unobtainium")).toBeNull();
  expect(findCompoundById(1)).toBeNull();
});

it("units convert where they measure the same", () => {
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
