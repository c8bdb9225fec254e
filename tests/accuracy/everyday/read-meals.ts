import type { ExpectedFood, ExpectedMeal } from "./expectation.ts";

type NameTest = (name: string) => boolean;

/**
 * The everyday meals from their two tables (README.md explains the columns).
 * Throws with the line of the first row that cannot be read.
 */
export function readMeals(foodsTsv: string, mealsTsv: string): ExpectedMeal[] {
  const foods = new Map(readRows(foodsTsv).map(readNameTest));
  return readRows(mealsTsv).map(({ line, cells }) => {
    const [kind = "", text = "", readings = "", energy = ""] = cells;
    if (!kind || !text || !readings) throw new Error(`Cannot read meals: line ${line} lacks a column`);
    return {
      kind,
      text: text.replaceAll("\\n", "\n"),
      readings: readings.split(" OR ").map((reading) => readReading(reading, foods, line)),
      energyKcal: energy === "" ? null : readRange(energy, line),
    };
  });
}

function readRows(tsv: string): { line: number; cells: string[] }[] {
  return tsv.split("\n").flatMap((row, index) => {
    if (index === 0 || row.trim() === "" || row.startsWith("#")) return [];
    return [{ line: index + 1, cells: row.split("\t") }];
  });
}

function readNameTest({ line, cells }: { line: number; cells: string[] }): [string, NameTest] {
  const [label = "", accept = "", reject = ""] = cells;
  if (!label || !accept) throw new Error(`Cannot read foods: line ${line} lacks a column`);
  const accepted = new RegExp(accept, "i");
  const rejected = reject === "" ? null : new RegExp(reject, "i");
  return [label, (name) => accepted.test(name) && !rejected?.test(name)];
}

function readReading(reading: string, foods: ReadonlyMap<string, NameTest>, line: number): ExpectedFood[] {
  if (reading.trim() === "none") return [];
  return reading.split(";").map((food) => readFood(food.trim(), foods, line));
}

function readFood(food: string, foods: ReadonlyMap<string, NameTest>, line: number): ExpectedFood {
  const [, mark, label = "", range = ""] = /^(\??)(\S+) (\S+)$/.exec(food) ?? [];
  const { min, max } = readRange(range, line);
  const isUnresolved = label === "unresolved";
  const tests = isUnresolved ? [() => true] : label.split("|").map((name) => foods.get(name));
  const known = tests.filter((test) => test !== undefined);
  if (known.length < tests.length) throw new Error(`Cannot read meals: line ${line} names no food: ${food}`);
  return {
    label,
    status: isUnresolved ? "unresolved" : "matched",
    isOptional: mark === "?",
    minGrams: min,
    maxGrams: max,
    fits: (name) => known.some((test) => test(name)),
  };
}

function readRange(range: string, line: number): { min: number; max: number } {
  const [, min, max] = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(range) ?? [];
  if (min === undefined || max === undefined || Number(min) > Number(max)) {
    throw new Error(`Cannot read meals: line ${line} has no range: ${range}`);
  }
  return { min: Number(min), max: Number(max) };
}
