import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Grams of carbohydrate, protein and fat, and energy in kcal, of a whole meal. */
export type Macros = readonly [carbohydrate: number, protein: number, fat: number, energyKcal: number];

/** A meal description with the published totals. */
export type LabelledMeal = {
  readonly text: string;
  readonly macros: Macros;
};

/** Meals that are reported together. */
export type MealFile = {
  readonly name: string;
  readonly meals: readonly LabelledMeal[];
};

const files: readonly (readonly [name: string, parts: readonly string[]])[] = [
  ["wweia_meal_natural", ["wweia_meal_natural.csv"]],
  ["wweia_meal_metric", ["wweia_meal_metric.csv"]],
  // Some labels of these two are wrong: only pooled do they say something.
  ["who_meal (pooled)", ["who_meal_natural.csv", "who_meal_metric.csv"]],
];

/** Reads the labelled meals below `evalDir`; files that are not there are left out. */
export function readLabelledMeals(evalDir: string): MealFile[] {
  const found = files.map(([name, parts]) => ({ name, paths: pathsOf(evalDir, parts) }));
  return found
    .filter(({ paths }) => paths.length > 0)
    .map(({ name, paths }) => ({
      name,
      meals: paths.flatMap((path) => parseMeals(readFileSync(path, "utf8"))),
    }));
}

function pathsOf(evalDir: string, parts: readonly string[]): string[] {
  return parts.map((part) => join(evalDir, "meal-text", part)).filter((path) => existsSync(path));
}

function parseMeals(csv: string): LabelledMeal[] {
  return csv
    .split(/\r?\n/)
    .slice(1)
    .flatMap((line) => parseMeal(line) ?? []);
}

function parseMeal(line: string): LabelledMeal | null {
  const match = /^(.*),([\d.]+),([\d.]+),([\d.]+),([\d.]+)$/.exec(line.trim());
  if (match === null) return null;
  const [, field = "", carbohydrate, protein, fat, energyKcal] = match;
  const text = field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
  return { text, macros: [Number(carbohydrate), Number(protein), Number(fat), Number(energyKcal)] };
}
