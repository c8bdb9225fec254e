import { afterAll, afterEach, expect, it } from "vitest";
import { buildCatalogue } from "../../../supabase/catalogue/build/build-catalogue.ts";
import { madeUpLists } from "./made-up-lists.ts";
import { madeUpSources, writeSources } from "./made-up-sources.ts";

const lists = writeSources(madeUpLists());
afterAll(lists.remove);
const removals: (() => void)[] = [];
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
});

function buildWith(change: (files: Record<string, string>) => void) {
  const files = madeUpSources();
  change(files);
  const { dir, remove } = writeSources(files);
  removals.push(remove);
  return () => buildCatalogue(dir, lists.dir);
}

function buildReplacing(file: string, from: string, to: string) {
  return buildWith((files) => {
    const text = files[file] ?? "";
    expect(text).toContain(from);
    files[file] = text.replace(from, to);
  });
}

it("every file of the publications is needed, and the error names the missing one", () => {
  for (const file of Object.keys(madeUpSources())) {
    const build = buildWith((files) => {
      delete files[file];
    });
    expect(build, file).toThrow(`Cannot compile catalogue: ${file}: the file cannot be read`);
  }
});

it.each([
  [
    "a row with a cell too many",
    "usda-sr28/WEIGHT.txt",
    "^85^^",
    "^85^^^",
    "row 1: 8 cells where 7 are expected",
  ],
  [
    "a word where a number belongs",
    "usda-sr28/NUT_DATA.txt",
    "^41^",
    "^many^",
    'row 2: "many" is not a number',
  ],
  ["an open quote", "usda-sr28/FOOD_DES.txt", "salt~^", "salt^", "row 2"],
  ["an unknown source code", "usda-sr28/NUT_DATA.txt", "~8~", "~99~", 'row 6: source code "99" is unknown'],
  ["a value of an unknown food", "usda-sr28/NUT_DATA.txt", "~90002~", "~90003~", 'row 6: food "90003"'],
  ["a value of an unknown component", "usda-sr28/NUT_DATA.txt", "~208~", "~2080~", 'row 2: component "2080"'],
  ["a food of an unknown group", "usda-sr28/FOOD_DES.txt", "~9900~", "~9901~", 'row 1: food group "9901"'],
  [
    "a link to an unknown publication",
    "usda-sr-legacy/DATSRCLN.txt",
    "^D12",
    "^D13",
    'row 2: publication "D13"',
  ],
  ["a publication key of unknown form", "usda-sr28/DATA_SRC.txt", "~D12~", "~X12~", 'row 1: "X12"'],
  [
    "an unknown Foundation derivation",
    "usda-foundation-2023/food_nutrient.csv",
    ",8,1,1.5",
    ",8,7,1.5",
    "row 3",
  ],
  [
    "a column missing from FNDDS",
    "usda-fndds-2021-2023/nutrient_values.csv",
    '"Zinc (mg)"',
    '"Tin (mg)"',
    "row 1",
  ],
  [
    "a group of CIQUAL that has no group of ours",
    "ciqual-2025/alim_2025_11_03.xml",
    "<alim_ssgrp_code> 7701 <",
    "<alim_ssgrp_code> 7702 <",
    'row 1: the group "invented foods" is not in food-groups.tsv',
  ],
  [
    "a food code of wrong form",
    "usda-fndds-2021-2023/foods_and_beverages.csv",
    "99000002",
    "9900002",
    "row 3",
  ],
])("%s is an error that names file and row", (_, file, from, to, message) => {
  expect(buildReplacing(file, from, to)).toThrow(`Cannot compile catalogue: ${file} `);
  expect(buildReplacing(file, from, to)).toThrow(message);
});

it("a component under another's number is refused", () => {
  const build = buildReplacing("usda-sr28/NUTR_DEF.txt", "~20:3 n-6~", "~20:4 n-6~");
  expect(build).toThrow('sr28 component 853: it is "20:4 n-6" in g, not "20:3 n-6" in g');
});

it("a component in another unit is refused", () => {
  const build = buildReplacing("usda-sr28/NUTR_DEF.txt", "~301~^~mg~", "~301~^~g~");
  expect(build).toThrow('sr28 component 301: it is "Calcium, Ca" in g');
});

it("a component that the compound table does not know is refused", () => {
  const build = buildReplacing("usda-sr28/NUTR_DEF.txt", "~203~^", "~2033~^");
  expect(build).toThrow('sr28 component 2033: "Protein" is not in compounds.tsv');
});

it("an FDC id under another number is refused", () => {
  const build = buildReplacing("usda-foundation-2023/nutrient.csv", '"G","203"', '"G","204"');
  expect(build).toThrow("component 1003: it has number 204, not 203");
});

it("an identifier that CDNO links to another compound is refused", () => {
  const build = buildReplacing("cdno/mappings.csv", "USDA_fdc_id:1003", "USDA_fdc_id:1002");
  expect(build).toThrow("CDNO does not link CHEBI:36080 to it");
});

it("two values of one compound in one food are refused", () => {
  const build = buildReplacing("usda-sr28/NUT_DATA.txt", "~208~", "~203~");
  expect(build).toThrow("food 90001 has two values of compound 1003");
});
