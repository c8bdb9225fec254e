import type { CatalogueFacts } from "./catalogue-facts.ts";
import { checkValues } from "./check-values.ts";
import { createUnitCompleter } from "./complete-units.ts";
import { createCompoundFinder } from "./compound-finder.ts";
import { type CsvRow, decodeCsv } from "./decode-csv.ts";
import type { LoadProblem } from "./load-problem.ts";
import type { OwnFood } from "./own-food.ts";
import { readFoodRow } from "./read-food-row.ts";
import { readHeader } from "./read-header.ts";

/** The foods of a file, with what cannot be loaded and what is worth a look. */
export interface ReadFoods {
  readonly foods: readonly OwnFood[];
  readonly errors: readonly LoadProblem[];
  readonly doubts: readonly LoadProblem[];
}

const mostRows = 100_000;

/**
 * Reads a CSV file of foods: a row a food, a column a compound. Every error is told, and a file with one is not
 * loaded. `citation` stands for a source that a row does not name. Throws when the file is no CSV file.
 */
export function readOwnFoods(bytes: Uint8Array, facts: CatalogueFacts, citation: string): ReadFoods {
  const [header, ...rows] = decodeCsv(bytes);
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
  const judge = createJudge(facts, errors, doubts);
  const foods: OwnFood[] = [];
  for (const row of rows) {
    const food = readFoodRow(row, { columns, style, citation, report });
    if (!food) continue;
    const completed = { ...food, values: completeUnits(food.values) };
    judge(completed, row.row);
    foods.push(completed);
  }
  return { foods, errors, doubts };
}

type Judge = (food: OwnFood, row: number) => void;

/** Tells what is wrong with foods beyond their cells: sums, and what stands in the file twice. */
function createJudge(
  { compounds, foodGroups }: CatalogueFacts,
  errors: LoadProblem[],
  doubts: LoadProblem[],
): Judge {
  const byId = new Map(compounds.map((compound) => [compound.id, compound]));
  const groups = new Set([...foodGroups, "Own foods"]);
  const rowOfCode = new Map<string, number>();
  const rowOfName = new Map<string, number>();
  return function judge({ code, name, foodGroup, values }, row) {
    const error = (column: string | null, message: string) => errors.push({ row, column, message });
    const doubt = (column: string | null, message: string) => doubts.push({ row, column, message });
    const [sameCode, sameName] = [rowOfCode.get(code), rowOfName.get(name.toLowerCase())];
    if (sameCode !== undefined) error(null, `the food stands in row ${sameCode} already ("${code}")`);
    else if (sameName !== undefined)
      doubt("name", `row ${sameName} has the same name: only one can be found by it`);
    rowOfCode.set(code, sameCode ?? row);
    rowOfName.set(name.toLowerCase(), sameName ?? row);
    if (values.length === 0) error(null, "it has no value");
    if (!groups.has(foodGroup))
      doubt(
        "food group",
        `"${foodGroup}" is no group of the catalogue: usual portions and tastes do not follow from it`,
      );
    const check = checkValues(values, byId);
    for (const message of check.errors) error(null, message);
    for (const message of check.doubts) doubt(null, message);
  };
}

/** True where commas are decimal commas beyond doubt: some stand before another number of digits, no point does. */
function hasDecimalComma(rows: readonly CsvRow[], isValue: readonly boolean[]): boolean {
  const cells = rows.flatMap((row) => row.cells.filter((_, at) => isValue[at]));
  return (
    cells.some((cell) => /\d,(?:\d{1,2}|\d{4,})(?!\d)/.test(cell)) &&
    !cells.some((cell) => /\d\.\d/.test(cell))
  );
}
