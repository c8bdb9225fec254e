import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readCsv } from "../read-csv.ts";

/** Energy in kcal and grams of protein and fat, of 100 g. */
export type Composition = {
  readonly energyKcal: number;
  readonly proteinGrams: number;
  readonly fatGrams: number;
};

/** A food of a table that the catalogue does not hold, with its published composition. */
export type NamedFood = { readonly name: string; readonly published: Composition };

/** Foods of one table. */
export type FoodTable = { readonly name: string; readonly foods: readonly NamedFood[] };

const tables = ["israel", "kenya", "swiss", "west-africa"];
const mostFoods = 400;
/** The longest name of a structured item. */
const longestName = 200;
/** Foods whose composition is the maker's choice. */
const formulated = /supplement|infant formula/i;

/** Reads some foods of each table below `evalDir`, chosen by a hash of their names; absent tables are left out. */
export function readFoodTables(evalDir: string): FoodTable[] {
  const paths = tables.map((name) => ({ name, path: join(evalDir, "food-names", `${name}.csv`) }));
  return paths
    .filter(({ path }) => existsSync(path))
    .map(({ name, path }) => ({ name, foods: chooseFoods(parseFoods(readFileSync(path, "utf8"))) }));
}

function parseFoods(text: string): NamedFood[] {
  return readCsv(text).flatMap(({ name = "", kcal, protein_g: protein, fat_g: fat }) => {
    const isUsable = name !== "" && name.length <= longestName && !formulated.test(name);
    if (!isUsable || !kcal || !protein || !fat) return [];
    const published = { energyKcal: Number(kcal), proteinGrams: Number(protein), fatGrams: Number(fat) };
    return [{ name, published }];
  });
}

function chooseFoods(foods: readonly NamedFood[]): NamedFood[] {
  const ranked = foods.map((food) => ({ food, rank: hash(food.name) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return ranked.slice(0, mostFoods).map(({ food }) => food);
}

/** The prefix keeps the choice apart from the split, which hashes the name alone. */
function hash(name: string): string {
  return createHash("sha1").update(`names:${name}`).digest("hex");
}
