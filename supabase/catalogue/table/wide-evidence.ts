import type { Evidence } from "../build/catalogue-model.ts";
import type { SourceRow } from "../source/source-table.ts";
import type { Component } from "./component.ts";

/** What a cell publishes: a number, an estimate, an upper bound, a trace, or null where it has nothing. */
export type Cell = {
  readonly type: "number" | "estimate" | "less_than" | "trace";
  readonly amount: number;
} | null;

/** How the rows of a table with a column for each component are read; `places` finds a column's cell. */
export type WideForm = {
  readonly components: readonly Component[];
  readonly places: ReadonlyMap<string, number>;
  readonly derivation: string;
  readonly referenceId: number;
  readonly readCell: (row: SourceRow, index: number) => Cell;
};

/** The values in one row, for the food with `foodId`. A sum of columns needs a number in each. */
export function readWideRow(foodId: number, row: SourceRow, form: WideForm): Evidence[] {
  const base = {
    foodId,
    minimum: null,
    maximum: null,
    sampleCount: null,
    derivation: form.derivation,
  } as const;
  return form.components.flatMap(({ columns, compoundId, valueType, factor }): Evidence[] => {
    const cell = addCells(columns.map((column) => form.readCell(row, form.places.get(column) ?? -1)));
    if (cell === null) return [];
    const isNumber = cell.type === "number" || cell.type === "estimate";
    const value = {
      amount: cell.type === "trace" ? null : scale(cell.amount, factor),
      valueType: isNumber ? (cell.type === "estimate" ? "calculated" : valueType) : cell.type,
      referenceIds: [form.referenceId],
    } as const;
    return [{ ...base, compoundId, ...value }];
  });
}

/** The amount in the unit of its compound, without the digits that a product of floating-point numbers adds. */
export function scale(amount: number, factor: number): number {
  return factor === 1 ? amount : Number((amount * factor).toPrecision(6));
}

function addCells(cells: readonly Cell[]): Cell {
  const [only] = cells;
  if (cells.length === 1) return only ?? null;
  const numbers = cells.filter((cell) => cell?.type === "number" || cell?.type === "estimate");
  if (numbers.length < cells.length) return null;
  const isEstimate = numbers.some((cell) => cell?.type === "estimate");
  const sum = numbers.reduce((total, cell) => total + (cell?.amount ?? 0), 0);
  return { type: isEstimate ? "estimate" : "number", amount: Number(sum.toPrecision(6)) };
}
