import type { Evidence } from "../build/catalogue-model.ts";
import { readFacts } from "../source/fact-table.ts";
import {
  numberCell,
  readTable,
  requiredNumberCell,
  rowError,
  type SourceRow,
} from "../source/source-table.ts";
import type { PublishedTable } from "./published-table.ts";
import { formRecord } from "./record.ts";
import type { TableContext } from "./table-context.ts";
import { type Cell, readWideRow, scale } from "./wide-evidence.ts";

// The columns before those of the components.
const fixed = ["fdc_id", "food_desc", "food_group", "specific_gravity"];

const alcoholicDrinks = "Q";

/**
 * The UK Composition of Foods Integrated Dataset 2021. Carbohydrate, sugars and starch are monosaccharide equivalents.
 * Alcoholic drinks are published per 100 ml: their values per 100 g come from the specific gravity, or the usual one
 * of their class, and are `calculated`. A trace is printed as a bare 0 in a column whose zeros have decimals.
 */
export function readCofid(context: TableContext): PublishedTable {
  const components = context.componentsOf("cofid-components.tsv");
  const columns = [...fixed, ...new Set(components.flatMap((component) => component.columns))];
  const rows = [...readTable(context.sourcesDir, { ...form, columns })];
  const places = new Map(columns.map((column, index) => [column, index]));
  const readCell = createCellReader(rows, columns.length);
  const wide = { components, places, derivation: "CoFID", referenceId: context.referenceId, readCell };
  const records = rows.map((row) => {
    const [code = "", name = "", group = ""] = row.cells;
    return formRecord(
      { row, source: "cofid", code, name, group: context.groupOf(row, group) },
      context.names,
    );
  });
  const densityOf = createDensityReader();
  const evidence = rows.flatMap((row, index) => {
    const values = readWideRow(records[index]?.id ?? 0, row, wide);
    return row.cells[2]?.startsWith(alcoholicDrinks)
      ? values.map((value) => perMass(value, densityOf(row)))
      : values;
  });
  return { records, names: [], evidence };
}

const form = {
  file: "uk-cofid-2021/foods.csv",
  separator: ",",
  quote: '"',
  encoding: "utf8",
  header: "open",
} as const;

function createCellReader(rows: readonly SourceRow[], width: number) {
  const hasDecimals = Array.from({ length: width }, (_, index) =>
    rows.some(({ cells }) => /^0\.0+$/.test(cells[index] ?? "")),
  );
  return function readCell(row: SourceRow, index: number): Cell {
    const text = row.cells[index] ?? "";
    if (text === "NA" || text === "") return null;
    if (text === "0" && hasDecimals[index]) return { type: "trace", amount: 0 };
    const estimate = /^\((.+)\)$/.exec(text)?.[1];
    const amount = Number(estimate ?? text);
    if (!Number.isFinite(amount)) throw rowError(row, `"${text}" is not a number`);
    // One cell is negative; it is printed in place of a value below its unit. Others show the digits of a binary number.
    if (amount < 0) return null;
    return { type: estimate === undefined ? "number" : "estimate", amount: Number(amount.toPrecision(6)) };
  };
}

/** Reads the density of a drink: its specific gravity, else the usual one of its class, the longest that fits first. */
function createDensityReader(): (row: SourceRow) => number {
  const classes = readFacts("cofid-drink-densities.tsv", ["group", "grams_per_ml", "name", "basis"]);
  return function densityOf(row) {
    const group = row.cells[2] ?? "";
    const published = row.cells[3] === "NA" ? null : numberCell(row, 3);
    // A published gravity outside this span is that of a mixture's half, not of the drink.
    if (published !== null && published > 0.9 && published < 1.2) return published;
    const found = classes.find(({ cells: [prefix = ""] }) => group.startsWith(prefix));
    return found === undefined ? 1 : requiredNumberCell(found, 1);
  };
}

function perMass(value: Evidence, density: number): Evidence {
  if (density === 1 || value.amount === null) return value;
  const isNumber = value.valueType === "quantified";
  return {
    ...value,
    amount: scale(value.amount, 1 / density),
    valueType: isNumber ? "calculated" : value.valueType,
  };
}
