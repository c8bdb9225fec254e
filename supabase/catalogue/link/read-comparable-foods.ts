import { openCiqual } from "../source/ciqual.ts";
import { openFoundation, openFoundationFoods } from "../source/foundation.ts";
import { readTable, type SourceRow } from "../source/source-table.ts";
import { openSr28 } from "../source/sr28.ts";
import type { ComparableFood } from "./comparable-food.ts";

/** The foods of every source, reduced to what they are compared by. */
export type ComparableSources = {
  readonly sr28: readonly ComparableFood[];
  readonly fndds: readonly ComparableFood[];
  readonly foundation: readonly ComparableFood[];
  readonly ciqual: readonly ComparableFood[];
};

/** Reads the names, water and energy of all foods from the publications under `sourcesDir`. */
export function readComparableFoods(sourcesDir: string): ComparableSources {
  return {
    sr28: readSr28(sourcesDir),
    fndds: readFndds(sourcesDir),
    foundation: readFoundation(sourcesDir),
    ciqual: readCiqual(sourcesDir),
  };
}

function readSr28(sourcesDir: string): ComparableFood[] {
  const { foods, values } = openSr28(sourcesDir);
  const amounts = new Map<string, number>();
  for (const { cells } of values) {
    if (cells[1] === "255" || cells[1] === "208") amounts.set(`${cells[0]} ${cells[1]}`, Number(cells[2]));
  }
  return [...foods].map(({ cells: [code = "", , name = ""] }) => ({
    source: "sr28",
    code: String(Number(code)),
    name,
    waterGrams: amounts.get(`${code} 255`) ?? null,
    energyKcal: amounts.get(`${code} 208`) ?? null,
  }));
}

function readFndds(sourcesDir: string): ComparableFood[] {
  const form = {
    file: "usda-fndds-2021-2023/nutrient_values.csv",
    separator: ",",
    quote: '"',
    encoding: "utf8",
    header: "open",
    columns: ["Food code", "Main food description", "Water (g)", "Energy (kcal)"],
  } as const;
  const rows = [...readTable(sourcesDir, form)];
  return rows.map((row) => formFood("fndds", row, { name: 1, water: 2, energy: 3 }));
}

// Foundation Foods has energy under three ids: the survey's own, and by general and specific Atwater factors.
const energyIds = ["1008", "2047", "2048"];

function readFoundation(sourcesDir: string): ComparableFood[] {
  const { foods, values } = openFoundation(sourcesDir);
  const names = new Map(
    [...openFoundationFoods(sourcesDir)].map(({ cells: [id = "", name = ""] }) => [id, name]),
  );
  const amounts = new Map<string, number>();
  for (const { cells } of values) {
    const [id = "", compound = "", amount = ""] = cells;
    if (amount === "") continue;
    if (compound === "1051") amounts.set(`${id} water`, Number(amount));
    const rank = energyIds.indexOf(compound);
    if (rank >= 0 && (rank === 0 || !amounts.has(`${id} energy`)))
      amounts.set(`${id} energy`, Number(amount));
  }
  return [...foods].map(({ cells: [id = "", ndb = ""] }) => ({
    source: "foundation",
    code: ndb,
    name: names.get(id) ?? "",
    waterGrams: amounts.get(`${id} water`) ?? null,
    energyKcal: amounts.get(`${id} energy`) ?? null,
  }));
}

function readCiqual(sourcesDir: string): ComparableFood[] {
  const columns = ["Eau (g 100 g)", "Energie, N x facteur Jones, avec fibres (kcal 100 g)"];
  const { foods, values } = openCiqual(sourcesDir, columns);
  const names = new Map([...foods].map(({ cells: [code = "", name = ""] }) => [code, name]));
  return [...values].map((row) => ({
    ...formFood("ciqual", row, { name: 0, water: 1, energy: 2 }),
    name: names.get(row.cells[0] ?? "") ?? "",
  }));
}

function formFood(
  source: string,
  { cells }: SourceRow,
  places: { readonly name: number; readonly water: number; readonly energy: number },
): ComparableFood {
  return {
    source,
    code: cells[0] ?? "",
    name: cells[places.name] ?? "",
    waterGrams: readNumber(cells[places.water]),
    energyKcal: readNumber(cells[places.energy]),
  };
}

function readNumber(text = ""): number | null {
  const digits = text.replace(",", ".");
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null;
}
