import { readFileSync } from "node:fs";
import type { SourceFiles } from "./made-up-sources.ts";

const factsDir = new URL("../../../supabase/catalogue/data/", import.meta.url);

/** A food of a table with one column for each component; a column that is not given is missing. */
export type WideFood = {
  readonly code: string;
  readonly name?: string;
  readonly localName?: string;
  readonly group?: string;
  readonly values?: Readonly<Record<string, string>>;
};

export type CofidFood = WideFood & { readonly gravity?: string };

/** The foods in the layout of CoFID; `gravity` is the specific gravity. */
export function cofidFiles(...foods: readonly CofidFood[]): SourceFiles {
  const rows = foods.map(({ code, name = "Moonroot, raw", group = "DG", gravity = "NA", values }) => ({
    ...values,
    fdc_id: code,
    food_desc: name,
    food_group: group,
    specific_gravity: gravity,
  }));
  const columns = ["fdc_id", "food_desc", "food_group", "comments", "specific_gravity"];
  return {
    "uk-cofid-2021/foods.csv": csv([...columns, ...columnsOf("cofid-components.tsv")], rows, {
      missing: "NA",
    }),
  };
}

/** A food of the Canadian Nutrient File: `values` by nutrient code, each an amount, a source and a sample count. */
export type CnfFood = {
  readonly id: string;
  readonly name?: string;
  readonly french?: string;
  readonly groupId?: string;
  readonly usdaCode?: string;
  readonly values?: Readonly<Record<string, readonly [amount: string, source: string, count?: string]>>;
  readonly factors?: Readonly<Record<string, string>>;
};

const measures = ["1 cup", "250ml, chopped", "1 cup", "100 g", "1.5ml"];

/** The foods in the layout of the Canadian Nutrient File; measures 1 to 5 are named, 9 is not. */
export function cnfFiles(...foods: readonly CnfFood[]): SourceFiles {
  const dir = "canada-cnf-2015";
  const codes = columnsOf("cnf-components.tsv");
  return {
    [`${dir}/FOOD_GROUP.csv`]: 'FoodGroupID,FoodGroupCode,FoodGroupName\n14,14,"Beverages\n"\n',
    [`${dir}/MEASURE_NAME.csv`]: `MeasureID,MeasureDescription\n${measures.map((label, index) => `${index + 1},"${label}"\n`).join("")}`,
    [`${dir}/NUTRIENT_NAME.csv`]: csv(
      ["NutrientID", "NutrientCode"],
      [...codes, "998"].map((code) => ({ NutrientID: `7${code}`, NutrientCode: code })),
    ),
    [`${dir}/FOOD_NAME.csv`]: csv(
      ["FoodID", "FoodGroupID", "FoodDescription", "FoodDescriptionF", "CountryCode"],
      foods.map(({ id, name = "Moonroot, raw", french = "", groupId = "14", usdaCode = "" }) => ({
        FoodID: id,
        FoodGroupID: groupId,
        FoodDescription: name,
        FoodDescriptionF: french,
        CountryCode: usdaCode,
      })),
    ),
    [`${dir}/NUTRIENT_AMOUNT.csv`]: csv(
      ["FoodID", "NutrientID", "NutrientValue", "NumberofObservations", "NutrientSourceID"],
      foods.flatMap(({ id, values = {} }) =>
        Object.entries(values).map(([code, [amount, source, count = "0"]]) => ({
          FoodID: id,
          NutrientID: `7${code}`,
          NutrientValue: amount,
          NumberofObservations: count,
          NutrientSourceID: source,
        })),
      ),
    ),
    [`${dir}/CONVERSION_FACTOR.csv`]: csv(
      ["FoodID", "MeasureID", "ConversionFactorValue"],
      foods.flatMap(({ id, factors = {} }) =>
        Object.entries(factors).map(([measure, factor]) => ({
          FoodID: id,
          MeasureID: measure,
          ConversionFactorValue: factor,
        })),
      ),
    ),
  };
}

/** A food of Fineli: `values` by component, each an amount and a method; `portions` by unit. */
export type FineliFood = {
  readonly id: string;
  readonly names?: Readonly<Partial<Record<"EN" | "FI" | "SV", string>>>;
  readonly group?: string;
  readonly values?: Readonly<Record<string, readonly [amount: string, method: string]>>;
  readonly portions?: Readonly<Record<string, string>>;
};

/** The foods in the layout of Fineli. */
export function fineliFiles(...foods: readonly FineliFood[]): SourceFiles {
  const dir = "finland-fineli-20";
  const namesIn = (language: "EN" | "FI" | "SV") =>
    csv(
      ["FOODID", "FOODNAME", "LANG"],
      foods.map(({ id, names = { EN: "MOONROOT, RAW" } }) => ({
        FOODID: id,
        FOODNAME: names[language] ?? "",
        LANG: language,
      })),
    );
  return {
    [`${dir}/t_food.csv`]: csv(
      ["FOODID", "FOODTYPE", "FUCLASS"],
      foods.map(({ id, group = "FRUBSAL" }) => ({ FOODID: id, FOODTYPE: "FOOD", FUCLASS: group })),
    ),
    [`${dir}/t_foodname_EN.csv`]: namesIn("EN"),
    [`${dir}/t_foodname_FI.csv`]: namesIn("FI"),
    [`${dir}/t_foodname_SV.csv`]: namesIn("SV"),
    [`${dir}/t_foodaddunit.csv`]: csv(
      ["FOODID", "FOODUNIT", "MASS"],
      foods.flatMap(({ id, portions = {} }) =>
        Object.entries(portions).map(([unit, mass]) => ({ FOODID: id, FOODUNIT: unit, MASS: mass })),
      ),
    ),
    [`${dir}/t_component_value.csv`]: csv(
      ["FOODID", "EUFDNAME", "BESTLOC", "ACQTYPE", "METHTYPE"],
      foods.flatMap(({ id, values = {} }) =>
        Object.entries(values).map(([component, [amount, method]]) => ({
          FOODID: id,
          EUFDNAME: component,
          BESTLOC: amount,
          ACQTYPE: "S",
          METHTYPE: method,
        })),
      ),
    ),
  };
}

/** The foods in the layout of the Swedish database: two lines of title, semicolons, decimal commas. */
export function slvFiles(...foods: readonly WideFood[]): SourceFiles {
  const columns = ["Livsmedelsnamn", "Livsmedelsnummer", "Gruppering", ...columnsOf("slv-components.tsv")];
  const rows = foods.map(({ code, localName = "Månrot rå", group = "Bröd", values }) => ({
    ...values,
    Livsmedelsnummer: code,
    Livsmedelsnamn: localName,
    Gruppering: group,
  }));
  return {
    "sweden-2022/foods-sv.csv": `\uFEFFDatabas;;\nper 100 gram;;\n${csv(columns, rows, { separator: ";" })}`,
    "sweden-2022/macros.csv": englishNames(foods),
  };
}

/** The foods in the layout of the Japanese tables: rows of titles, then the row of component names. */
export function stfcjFiles(...foods: readonly WideFood[]): SourceFiles {
  const components = columnsOf("stfcj-components.tsv");
  const filling = Array.from({ length: 65 - 4 - components.length }, () => "");
  const header = ["", "", "", "成分識別子", ...components.map((name) => ` ${name} `), ...filling];
  const rows = foods.map(({ code, localName = "月の根　生", group = "06", values = {} }) => [
    group,
    code,
    "0001",
    localName,
    ...components.map((component) => values[component] ?? "-"),
    ...filling,
  ]);
  const title = Array.from({ length: 65 }, (_, index) => (index === 3 ? '"食\n品"' : ""));
  return {
    "japan-2023/foods-ja.csv": [title, header, ...rows].map((row) => `${row.join(",")}\n`).join(""),
    "japan-2023/macros.csv": englishNames(foods),
  };
}

export type BlsFood = WideFood & { readonly macros?: readonly [string, string, string] };

/** The foods in the layout of the BLS; `macros` are protein, fat and fibre in grams. */
export function blsFiles(...foods: readonly BlsFood[]): SourceFiles {
  const columns = ["BLS Code", "Lebensmittelbezeichnung", "Food name", ...columnsOf("bls-components.tsv")];
  const rows = foods.map(({ code, name = "Moonroot raw", localName = "Mondwurzel roh", values }) => ({
    ...values,
    "BLS Code": code,
    Lebensmittelbezeichnung: localName,
    "Food name": name,
  }));
  const macros = foods.flatMap(({ code, macros }) =>
    macros === undefined ? [] : [{ id: code, protein_g: macros[0], fat_g: macros[1], fibre_g: macros[2] }],
  );
  return {
    "germany-bls-4/foods-de.csv": csv(columns, rows, { missing: "-" }),
    "germany-bls-4/macros.csv": csv(["id", "name_en", "protein_g", "fat_g", "fibre_g"], macros),
  };
}

function englishNames(foods: readonly WideFood[]): string {
  return csv(
    ["id", "name_en"],
    foods.map(({ code, name = "Moonroot, raw" }) => ({ id: code, name_en: name })),
  );
}

function columnsOf(file: string): string[] {
  const [, ...rows] = readFileSync(new URL(file, factsDir), "utf8").trimEnd().split("\n");
  const columns = rows.flatMap((row) => row.split("\t")[0]?.split(" + ") ?? []);
  return [...new Set(columns)];
}

function csv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string>>[],
  { separator = ",", missing = "" }: { readonly separator?: string; readonly missing?: string } = {},
): string {
  const cells = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? missing))];
  return cells.map((row) => `${row.map((cell) => quote(cell, separator)).join(separator)}\n`).join("");
}

function quote(cell: string, separator: string): string {
  return cell.includes(separator) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
