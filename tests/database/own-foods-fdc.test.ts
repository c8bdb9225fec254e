import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type FdcLoading, loadFdcFolder } from "../../supabase/catalogue/own/fdc/load-fdc-folder.ts";
import { createCatalogueDatabase, type TestDatabase } from "./support/test-database.ts";

const files = {
  "food.csv": `"fdc_id","data_type","description","food_category_id"
"11","foundation_food","Hummus, made up","16"
"12","branded_food","CRUNCHY BAR",""
"13","sub_sample","A sample","16"
"14","foundation_food","Impossible","16"
"15","foundation_food","Empty","16"`,
  "nutrient.csv": `id,name,unit_name,nutrient_nbr
1003,Protein,G,203
1093,"Sodium, Na",MG,307
1087,"Calcium, Ca",MG,301
2047,Energy (Atwater General Factors),KCAL,957
9999,Unheard of,G,999`,
  "food_nutrient.csv": `id,fdc_id,nutrient_id,amount,data_points,derivation_id,min,max,footnote
1,11,1003,7.5,6,1,7.0,8.0,
2,11,307,0.4,1,1,,,Trace amount
3,11,2047,230,,4,,,
4,11,9999,1,,1,,,
5,11,1087,,1,1,,,
6,12,1003,20,,70,,,
7,12,1087,3,,75,,,
8,13,1003,1,,1,,,
9,14,1003,140,,1,,,`,
  "food_nutrient_derivation.csv": `id,code,description
1,A,Analytical
4,NC,Calculated
70,LCCS,Label
75,LCSL,Less than`,
  "food_portion.csv": `id,fdc_id,seq_num,amount,measure_unit_id,portion_description,modifier,gram_weight
1,11,1,2.0,1001,,level,33.9
2,11,2,1,9999,,scoop,50`,
  "measure_unit.csv": "id,name\n1001,tablespoon\n9999,undetermined",
  "branded_food.csv": `fdc_id,brand_owner,brand_name,serving_size,serving_size_unit,household_serving_fulltext,branded_food_category
12,MAKER INC.,NUTTY,40,g,1 BAR,Snack`,
};

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "nas-fdc-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  database = await createCatalogueDatabase(inject("databaseUrl"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const load = (path: string, loading: Partial<FdcLoading> = {}) =>
  loadFdcFolder(database.sql, path, {
    dataTypes: ["foundation_food", "branded_food"],
    limit: null,
    isDryRun: false,
    signal: new AbortController().signal,
    onProgress: () => {},
    ...loading,
  });

const readFoods = () => database.sql`
  select source_code, name, food_group, portion_labels, portion_grams, default_portion_grams
  from nas.food where source = 'own' order by source_code`;

const readValues = async (code: string) => {
  const rows = await database.sql`
    select cell.* from nas.food join nas.food_evidence on food_id = food.id
    cross join lateral unnest(compound_ids, amounts, value_types, minima, maxima)
      as cell (id, amount, type, low, high)
    where source_code = ${code} order by id`;
  return rows.map(({ id, amount, type, low, high }) => [id, amount, type, low, high]);
};

test("a download loads its foods with portions, values, types and brands; impossible foods are left out", async () => {
  const { change, leftOut, reasons } = await load(folder);
  expect(change).toMatchObject({ added: 2 });
  expect([leftOut, reasons]).toEqual([
    2,
    ["fdc:14 Impossible: Protein of 140 g is more than the 100 g it is in", "fdc:15 Empty: it has no value"],
  ]);
  expect((await readFoods()).map((food) => ({ ...food }))).toEqual([
    {
      source_code: "fdc:11",
      name: "Hummus, made up",
      food_group: "Legumes and Legume Products",
      portion_labels: ["2 tablespoon, level", "1 scoop"],
      portion_grams: [33.9, 50],
      default_portion_grams: null,
    },
    {
      source_code: "fdc:12",
      name: "Crunchy bar (Nutty)",
      food_group: "Snack",
      portion_labels: ["1 bar"],
      portion_grams: [40],
      default_portion_grams: 40,
    },
  ]);
  expect(await readValues("fdc:11")).toEqual([
    [1003, 7.5, "quantified", 7, 8],
    [1008, 230, "calculated", null, null],
    [1062, 962.3, "calculated", null, null],
    [1093, null, "trace", null, null],
    [2047, 230, "calculated", null, null],
  ]);
  expect(await readValues("fdc:12")).toEqual([
    [1003, 20, "calculated", null, null],
    [1087, 3, "less_than", null, null],
  ]);
  expect((await load(folder)).change).toMatchObject({ added: 0, replaced: 0, unchanged: 2 });
});

test("a part of a download: a data type, or a number of foods", async () => {
  const dry = { isDryRun: true };
  expect((await load(folder, { ...dry, dataTypes: ["branded_food"] })).change).toMatchObject({
    unchanged: 1,
  });
  expect((await load(folder, { ...dry, limit: 1 })).change).toMatchObject({ unchanged: 1 });
  await expect(load(folder, { dataTypes: ["sr_legacy_food"] })).rejects.toThrow("no food of the data types");
});

test("a folder that is not a download, and a file that is not CSV, change nothing", async () => {
  const other = join(folder, "other");
  mkdirSync(other);
  await expect(load(other)).rejects.toThrow(/it has no food.csv; unzip/);
  const broken = { ...files, "food_nutrient.csv": 'id,fdc_id\n1,"11' };
  for (const [name, text] of Object.entries(broken)) writeFileSync(join(other, name), text);
  await expect(load(other)).rejects.toThrow("Cannot read food_nutrient.csv");
  expect(await readFoods()).toHaveLength(2);
});

test("a load that is interrupted changes nothing", async () => {
  const interrupt = new AbortController();
  const onProgress = (text: string) => {
    if (text.startsWith("Foods")) interrupt.abort();
  };
  const path = mkdtempSync(join(folder, "next-"));
  const renamed = { ...files, "food.csv": files["food.csv"].replace("Hummus", "Houmous") };
  for (const [name, text] of Object.entries(renamed)) writeFileSync(join(path, name), text);
  await expect(load(path, { signal: interrupt.signal, onProgress })).rejects.toThrow(/abort/i);
  expect((await readFoods()).map(({ name }) => name)).toContain("Hummus, made up");
});
