import { expect, it } from "vitest";
import { readComponents } from "../../../../supabase/catalogue/table/component.ts";
import { readWideRow, scale, type WideForm } from "../../../../supabase/catalogue/table/wide-evidence.ts";
import { listCompounds } from "./read-made-up.ts";

const lists = ["bls", "cnf", "cofid", "fineli", "slv", "stfcj"].map((table) => `${table}-components.tsv`);
const compounds = listCompounds();
const [protein, tryptophan] = [1003, 1210];

it.each(lists)("%s names known compounds, each once, with a positive factor", (file) => {
  const components = readComponents(file, compounds);
  const ids = components.map(({ compoundId }) => compoundId);
  expect(ids.length).toBeGreaterThan(5);
  expect(new Set(ids).size).toBe(ids.length);
  expect(components.filter(({ factor }) => !(factor > 0))).toEqual([]);
});

it("a unit of the same kind is converted to that of the compound", () => {
  const factorOf = (id: number) =>
    readComponents("fineli-components.tsv", compounds).find(({ compoundId }) => compoundId === id)?.factor;
  expect(factorOf(tryptophan)).toBeCloseTo(0.001, 10);
  expect(factorOf(protein)).toBe(1);
});

it("an unknown compound and a unit of another kind are errors that name the row", () => {
  const unknown = compounds.filter(({ id }) => id !== protein);
  const changed = compounds.map((compound) =>
    compound.id === protein ? { ...compound, unit: "kcal" } : compound,
  );
  expect(() => readComponents("slv-components.tsv", unknown)).toThrow(
    "slv-components.tsv row 5: compound 1003 is unknown",
  );
  expect(() => readComponents("slv-components.tsv", changed)).toThrow(
    "slv-components.tsv row 5: g cannot be converted to kcal",
  );
});

it("an amount in another unit has no digits that the product adds", () => {
  expect(0.07 * 100).not.toBe(7);
  expect(scale(0.07, 100)).toBe(7);
  expect(scale(1.23456789, 1)).toBe(1.23456789);
});

function readSum(...cells: ReturnType<WideForm["readCell"]>[]) {
  const form: WideForm = {
    components: [
      {
        columns: cells.map((_, index) => String(index)),
        compoundId: protein,
        valueType: "quantified",
        factor: 1,
      },
    ],
    places: new Map(cells.map((_, index) => [String(index), index])),
    derivation: "X",
    referenceId: 1,
    readCell: (_row, index) => cells[index] ?? null,
  };
  return readWideRow(5, { file: "x", line: 1, cells: [] }, form).map(({ amount, valueType }) => [
    amount,
    valueType,
  ]);
}

it("a sum of columns needs a number in each, and with an estimate it is calculated", () => {
  const number = { type: "number", amount: 0.1 } as const;
  expect(readSum(number, { type: "number", amount: 0.2 })).toEqual([[0.3, "quantified"]]);
  expect(readSum(number, { type: "estimate", amount: 0.2 })).toEqual([[0.3, "calculated"]]);
  expect(readSum(number, null)).toEqual([]);
  expect(readSum(number, { type: "trace", amount: 0 })).toEqual([]);
});

it("an upper bound keeps its amount, a trace has none", () => {
  expect(readSum({ type: "less_than", amount: 0.5 })).toEqual([[0.5, "less_than"]]);
  expect(readSum({ type: "trace", amount: 0 })).toEqual([[null, "trace"]]);
});
