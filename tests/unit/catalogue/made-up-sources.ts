import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { blsFiles, cnfFiles, cofidFiles, fineliFiles, slvFiles, stfcjFiles } from "./made-up-tables.ts";

const factsDir = new URL("../../../supabase/catalogue/data/", import.meta.url);

/** Made-up publications in the published layouts: file -> text. */
export type SourceFiles = Readonly<Record<string, string>>;

/** Two foods and two dishes that no one has eaten, in every published layout; the national tables have more. */
export function madeUpSources(): Record<string, string> {
  return {
    ...sr28Files(),
    ...foundationFiles(),
    ...fnddsFiles(),
    ...flavonoidFiles(),
    ...ciqualFiles(),
    ...cdnoFiles(),
    ...nationalFiles(),
  };
}

/** Writes the files into a new folder; `remove` deletes it. */
export function writeSources(files: SourceFiles): { readonly dir: string; readonly remove: () => void } {
  const dir = mkdtempSync(join(tmpdir(), "catalogue-sources-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text, file.includes("sr28") ? "latin1" : "utf8");
  }
  return { dir, remove: () => rmSync(dir, { recursive: true }) };
}

function sr28Files(): Record<string, string> {
  return {
    "usda-sr28/FD_GROUP.txt": "~9900~^~Invented Foods~\r\n",
    "usda-sr28/FOOD_DES.txt": lines(
      "~90001~^~9900~^~Moonroot, raw, without skin~^~MOONROOT~^~lunaroot, Moonroot, URMIS #77~^~~^~~^~~^0^~~^^^^",
      "~90002~^~9900~^~Sunbean, cooked, boiled, with salt~^~SUNBEAN~^~~^~~^~~^~~^0^~~^^^^",
    ),
    "usda-sr28/NUTR_DEF.txt": components(
      "sr28",
      (number, name, unit) => `~${number}~^~${unit}~^~~^~${name}~^~2~^~1~`,
    ),
    "usda-sr28/NUT_DATA.txt": lines(
      value("90001", "203", "1.25", "4", "1", "A", "1.1", "1.4"),
      value("90001", "208", "41", "0", "4", "NC", "", ""),
      value("90001", "221", "0.0", "0", "7", "", "", ""),
      value("90001", "262", "0", "0", "7", "Z", "", ""),
      value("90001", "301", "0", "3", "1", "A", "0", "0"),
      value("90002", "203", "8.5", "1", "8", "LC", "", ""),
    ),
    "usda-sr28/WEIGHT.txt": lines(
      "~90001~^1^3^~oz~^85^^",
      "~90001~^2^.5^~cup, sliced~^60.5^^",
      "~90001~^3^1^~crumb~^0^^",
    ),
    "usda-sr28/DATA_SRC.txt": lines(
      "~D12~^~A. Nobody, B. Else~^~On  moonroots~^~1999~^~Journal of Nowhere~^~7~^~2~^~10~^~12~",
      "~S5~^~Moonroot Board~^~Moonroot survey~^~2001~^~~^~Luna~^~CA~^~~^~~",
    ),
    "usda-sr-legacy/DATA_SRC.txt":
      "S5^Moonroot Board^Moonroot survey^2001^^Luna^CA^^\r\nS9^Moonroot Board^Moonroot survey^2001^^Luna^CA^^\r\n",
    "usda-sr-legacy/DATSRCLN.txt": "90001^203^S5\r\n90001^203^D12\r\n90001^301^S9\r\n",
  };
}

function foundationFiles(): Record<string, string> {
  return {
    "usda-foundation-2023/nutrient.csv": foundationComponents(),
    "usda-foundation-2023/foundation_food.csv":
      '"fdc_id","NDB_number","footnote"\n"71","90001",""\n"72","100900",""\n',
    "usda-foundation-2023/food_nutrient.csv": lines(
      "id,fdc_id,nutrient_id,amount,data_points,derivation_id,min,max,median,footnote,min_year_acqured",
      "1,71,1003,9.9,8,1,9.0,10.0,,,2020",
      "2,71,1176,2.5,8,1,1.5,3.5,,,2020",
      "3,71,1100,0.2,2,1,0.1,0.3,,Trace amount,2020",
      "4,71,9999,1,1,1,,,,,2020",
      "5,71,1176,,,,,,,,",
      "6,72,1176,4,1,1,,,,,2020",
    ),
  };
}

function foundationComponents(): string {
  const units = new Map([
    ["g", "G"],
    ["mg", "MG"],
    ["µg", "UG"],
    ["kcal", "KCAL"],
  ]);
  const own = facts("compounds.tsv").filter(([, , definedBy]) => definedBy === "foundation");
  const rows = own.map(([id, number, , name, , unit = ""]) => [id, name, units.get(unit), number, "2"]);
  return [
    ["id", "name", "unit_name", "nutrient_nbr", "rank"],
    ["1003", "Protein", "G", "203", "1"],
    ...rows,
    ["9999", "Unobtainium", "MG", "999", "4"],
  ]
    .map((row) => `${row.map((cell) => `"${cell}"`).join(",")}\n`)
    .join("");
}

function fnddsFiles(): Record<string, string> {
  return {
    "usda-fndds-2021-2023/foods_and_beverages.csv": lines(
      "Food code,Main food description,Additional food description,WWEIA Category number,WWEIA Category description",
      '99000001,"Moonroot stew, no added fat","moon soup; any kind; with beans",1,"Stews, invented"',
      "99000002,Moonroot drink,,2,Drinks",
    ),
    "usda-fndds-2021-2023/portions_and_weights.csv": lines(
      "Food code,Main food description,Seq num,Portion description,Portion weight (g)",
      '99000001,"Moonroot stew, no added fat",1,1 cup,240',
      '99000001,"Moonroot stew, no added fat",2,Quantity not specified,200',
      '99000001,"Moonroot stew, no added fat",3,Guideline amount per cup,30',
      "99000002,Moonroot drink,1,Quantity not specified,0",
    ),
    "usda-fndds-2021-2023/ingredients.csv": lines(
      "Food code,Ingredient code,Ingredient weight (g),Retention code,Moisture change (%)",
      "99000001,90001,100,0,-10",
      "99000001,90002,50.5,3004,-10",
    ),
    "usda-fndds-2021-2023/nutrient_values.csv": fnddsValues(),
  };
}

function flavonoidFiles(): Record<string, string> {
  return {
    "usda-flavonoid/NUTR_DEF.csv": components(
      "flavonoid",
      (number, name, unit) => `${number};${name};X;;${unit}`,
      "Nutr_no;Nutrient name;Flav_Class;Tagname;Unit",
    ),
    "usda-flavonoid/FLAV_DAT.csv":
      "NDB_No;Nutr_no;Flav_Val;SE;n;Min;Max;CC\n90001;789;3.5;;2;2.5;4.5;B\n97000;789;1;;1;;;D\n",
    "usda-flavonoid/DATSRCLN.csv": "NDB_No;Nutr_no;DataSrc_ID\n90001;789;R007a\n",
    "usda-flavonoid/DATA_SRC.csv":
      'DataSrc_ID;Authors;Title;Jorunal;Year;Volume;Issue;Start_Page;Emd_Page\nR007a;Nobody, A.;"Roots; and flavonols.";J. Nowhere;2003;4;;5;\n',
  };
}

function ciqualFiles(): Record<string, string> {
  const dir = "ciqual-2025";
  const columns = facts("ciqual-components.tsv").flatMap(([list = ""]) => list.split(" + "));
  return {
    [`${dir}/alim_grp_2025_11_03.xml`]: xml("ALIM_GRP", {
      alim_grp_code: "77",
      alim_grp_nom_eng: "invented foods",
      alim_ssgrp_code: "7701",
      alim_ssgrp_nom_eng: "breads and similar",
    }),
    [`${dir}/alim_2025_11_03.xml`]: [
      xml("ALIM", ciqualFood("77001", "Moonroot, raw", "Racine de lune, crue")),
      xml("ALIM", ciqualFood("77002", "Selenobread &amp; moonroot", "Pain de lune (aliment moyen)")),
    ].join(""),
    [`${dir}/composition.csv`]: lines(
      ["alim_code", ...new Set(columns)].map((column) => `"${column}"`).join(","),
      ciqualValues("77001", columns, {
        "Protéines, N x facteur de Jones (g 100 g)": "1,75",
        "Iode (µg 100 g)": "0,4",
        "Calcium (mg 100 g)": "< 2",
        "Sucres (g 100 g)": "<\n0,5",
        "Vitamine C (mg 100 g)": "traces",
        "Glucides (g 100 g)": "6",
        "Fibres alimentaires (g 100 g)": "2,5",
        "Acides organiques (g 100 g)": "0,5",
      }),
      ciqualValues("77002", columns, {
        "Energie, N x facteur Jones, avec fibres (kcal 100 g)": "260",
        "Protéines, N x facteur de Jones (g 100 g)": "8",
        "Glucides (g 100 g)": "50",
        "Fibres alimentaires (g 100 g)": "< 1",
        "Acides organiques (g 100 g)": "0",
      }),
    ),
  };
}

function ciqualFood(code: string, english: string, french: string): Record<string, string> {
  return {
    alim_code: code,
    alim_nom_fr: french,
    alim_nom_eng: english,
    alim_grp_code: "77",
    alim_ssgrp_code: "7701",
  };
}

function ciqualValues(code: string, columns: readonly string[], given: Record<string, string>): string {
  return [code, ...[...new Set(columns)].map((column) => `"${given[column] ?? "-"}"`)].join(",");
}

function xml(record: string, fields: Record<string, string>): string {
  const elements = Object.entries(fields).map(([name, text]) => `<${name}> ${text} </${name}>`);
  return `<${record}><alim_nom_sci missing=" " />${elements.join("")}</${record}>`;
}

function nationalFiles(): Record<string, string> {
  return {
    ...cofidFiles({
      code: "10-031",
      name: "Starfig, raw",
      group: "FA",
      values: { PROCNTg: "1.25", ENERCkcal: "90", STARCHMg: "11", SUGARMg: "2.1", FIBTGg: "3" },
    }),
    ...cnfFiles({
      id: "31",
      name: "Moonroot",
      french: "Racine de lune",
      usdaCode: "90001",
      values: { "203": ["99", "0"], "304": ["25", "3", "6"] },
      factors: { "1": "1.25", "2": "1.4" },
    }),
    ...fineliFiles({
      id: "41",
      names: { EN: "MOONROOT BREAD" },
      values: { ENERC: ["1000", "R"], CHOAVL: ["40", "R"] },
    }),
    ...slvFiles(
      { code: "51", name: "Moonroot soup", values: { "Energi (kcal)": "30" } },
      {
        code: "52",
        name: "Moonroot cake",
        values: { "Energi (kcal)": "300", "Kolhydrater, tillgängliga (g)": "50,5" },
      },
    ),
    ...stfcjFiles({
      code: "06061",
      name: "Moonroot shoots",
      values: { ENERC_KCAL: "20", "PROT-": "(2.5)", "CHOCDF-": "4" },
    }),
    ...blsFiles({
      code: "G131000",
      name: "Starfig raw",
      macros: ["1.5", "0", "2"],
      values: {
        "ENERCC Energie (Kilokalorien) [kcal/100g]": "92",
        "CHO Kohlenhydrate, verfügbar [g/100g]": "12.5",
      },
    }),
  };
}

function cdnoFiles(): Record<string, string> {
  return {
    "cdno/mappings.csv": cdnoMappings(),
    "cdno/chemical_concentration.csv": "defined_class,chemical\n",
  };
}

function lines(...rows: string[]): string {
  return rows.map((row) => `${row}\r\n`).join("");
}

function value(...[food, number, amount, n, source, derivation, min, max]: string[]): string {
  return `~${food}~^~${number}~^${amount}^${n}^^~${source}~^~${derivation}~^~~^~~^^${min}^${max}^^^^~~^01/2000^`;
}

function facts(file: string): string[][] {
  const [, ...rows] = readFileSync(new URL(file, factsDir), "utf8").trimEnd().split("\n");
  return rows.map((row) => row.split("\t"));
}

function components(
  source: string,
  form: (number: string, name: string, unit: string) => string,
  ...header: string[]
): string {
  const own = facts("compounds.tsv").filter(([, , definedBy]) => definedBy === source);
  return lines(
    ...header,
    ...own.map(([, number = "", , name = "", , unit = ""]) => form(number, name, unit)),
  );
}

function fnddsValues(): string {
  const columns = facts("fndds-nutrients.tsv").map(([column = ""]) => column);
  const amounts = columns.map((column) =>
    column === "Energy (kcal)" ? "77" : column === "Thiamin (mg)" ? "" : "0",
  );
  const header = [
    "Food code",
    "Main food description",
    "WWEIA Category number",
    "WWEIA Category description",
    ...columns,
  ];
  return lines(
    header.map((column) => `"${column}"`).join(","),
    ["99000001", "x", "1", "y", ...amounts].join(","),
  );
}

function cdnoMappings(): string {
  const rows = facts("compounds.tsv").filter((row) => row[8] === "cdno");
  return [
    "ontology ID,label,INFOODs,USDA fdc id",
    ...rows.map(([id, , , , , , , identifier]) => `${identifier},,,USDA_fdc_id:${id}`),
  ].join("\n");
}
