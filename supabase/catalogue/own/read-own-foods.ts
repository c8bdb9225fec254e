import { checkValues } from "./check-values.ts";
import { createCompoundFinder } from "./compound-finder.ts";
import type { OwnFood } from "./own-food.ts";
import type { CatalogueFacts } from "./query-catalogue.ts";
import { type CsvRow, type LoadProblem, readCsv } from "./read-csv.ts";
import { readFoodRow } from "./read-food-row.ts";
import { readHeader } from "./read-header.ts";
import { createUnitCompleter } from "./units.ts";

/** The foods of a file, with the errors that prevent loading and the doubts that need a look. */
export type ReadFoods = {
  readonly foods: readonly OwnFood[];
  readonly errors: readonly LoadProblem[];
  readonly doubts: readonly LoadProblem[];
};

const mostRows = 100_000;

/**
 * Reads a CSV file of foods: a row is a food, a column a compound. All errors are reported; a file with errors must
 * not be loaded. `citation` is used for rows without a source. Throws when the file is not CSV text.
 */
export function readOwnFoods(bytes: Uint8Array, facts: CatalogueFacts, citation: string): ReadFoods {
  const [header, ...rows] = readCsv(bytes);
  if (!header) throw new Error("Cannot read foods: the file is empty");
  if (rows.length > mostRows)
    throw new Error(`Cannot read foods: ${rows.length} rows are more than ${mostRows}: split the file`);
  const { columns, problems } = readHeader(header, createCompoundFinder(facts.compounds));
  if (problems.length > 0) return { foods: [], errors: problems, doubts: [] };
  const errors: LoadProblem[] =
    rows.length === 0 ? [{ row: 2, column: null, message: "there is no food" }] : [];
  const doubts: LoadProblem[] = [];
  const isValue = columns.map((column) => column?.kind === "value");
  const style = { hasDecimalComma: hasDecimalComma(rows, isValue) };
  const report = (problem: LoadProblem) => errors.push(problem);
  const completeUnits = createUnitCompleter();
  const checkFood = createFoodCheck(facts, errors, doubts);
  const foods: OwnFood[] = [];
  for (const row of rows) {
    const food = readFoodRow(row, { columns, style, citation, report });
    if (!food) continue;
    const completed = { ...food, values: completeUnits(food.values) };
    checkFood(completed, row.row);
    foods.push(completed);
  }
  return { foods, errors, doubts };
}

type FoodCheck = (food: OwnFood, row: number) => void;

/** Checks foods as a whole: sums, food groups, and foods that are in the file twice. */
function createFoodCheck(
  { compounds, foodGroups }: CatalogueFacts,
  errors: LoadProblem[],
  doubts: LoadProblem[],
): FoodCheck {
  const byId = new Map(compounds.map((compound) => [compound.id, compound]));
  const groups = new Set([...foodGroups, "Own foods"]);
  const rowOfCode = new Map<string, number>();
  const rowOfName = new Map<string, number>();
  return function checkFood({ code, name, foodGroup, values }, row) {
    const error = (column: string | null, message: string) => errors.push({ row, column, message });
    const doubt = (column: string | null, message: string) => doubts.push({ row, column, message });
    const [sameCode, sameName] = [rowOfCode.get(code), rowOfName.get(name.toLowerCase())];
    if (sameCode !== undefined) error(null, `the food is in row ${sameCode} already ("${code}")`);
    else if (sameName !== undefined)
      doubt("name", `row ${sameName} has the same name: only one can be found by it`);
    rowOfCode.set(code, sameCode ?? row);
    rowOfName.set(name.toLowerCase(), sameName ?? row);
    if (values.length === 0) error(null, "it has no value");
    if (!groups.has(foodGroup))
      doubt(
        "food group",
        `"${foodGroup}" is not a food group of the catalogue, so it implies no usual portion or taste`,
      );
    const check = checkValues(values, byId);
    for (const message of check.errors) error(null, message);
    for (const message of check.doubts) doubt(null, message);
  };
}

/** True where commas must be decimal commas: some precede other than three digits, and there is no decimal point. */
function hasDecimalComma(rows: readonly CsvRow[], isValue: readonly boolean[]): boolean {
  const cells = rows.flatMap((row) => row.cells.filter((_, at) => isValue[at]));
  return (
    cells.some((cell) => /\d,(?:\d{1,2}|\d{4,})(?!\d)/.test(cell)) &&
    !cells.some((cell) => /\d\.\d/.test(cell))
  );
}
