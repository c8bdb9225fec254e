import { expect } from "vitest";
import type { DecodeResult } from "./run-job.ts";

const valueTypes = ["quantified", "calculated", "less_than", "greater_than", "trace", "unquantified"];

const itemMembers = ["item_id", "canonical_name", "brand", "attributes", "quantity_g", "status"];

const rowMembers = [
  "compound_identifier_id",
  "compound_identifier_name",
  "compound_identifier_value",
  "measurement_value",
  "measurement_value_min",
  "measurement_value_max",
  "measurement_value_type",
  "measurement_value_min_type",
  "measurement_value_max_type",
  "measurement_unit",
  "provenance",
  "confidence",
  "incomplete",
  "references",
  "references_min",
  "references_max",
];

/** Holds a completed result to the interface: exactly its members, and what each of them may be. */
export function expectDecodeShape(result: DecodeResult): void {
  expect(Object.keys(result)).toEqual(["type", "items", "molecular_analysis"]);
  expect(result.type).toBe(result.items.length > 0 ? "food_detected" : "no_food_detected");
  result.items.forEach(expectItem);
  result.molecular_analysis.forEach(expectRow);
  const ids = result.molecular_analysis.map((row) => row.compound_identifier_id);
  expect(new Set(ids).size).toBe(ids.length);
}

function expectItem(item: Record<string, unknown>, index: number): void {
  expect(Object.keys(item).sort()).toEqual([...itemMembers].sort());
  expect(item).toEqual({
    item_id: index + 1,
    canonical_name: expect.stringMatching(/\S/),
    brand: item.brand === null ? null : expect.stringMatching(/\S/),
    attributes: expect.any(Array),
    quantity_g: expect.any(Number),
    status: expect.stringMatching(/^(matched|unresolved)$/),
  });
}

function expectRow(row: Record<string, unknown>): void {
  expect(Object.keys(row).sort()).toEqual([...rowMembers].sort());
  expect(row).toMatchObject({
    compound_identifier_id: expect.any(Number),
    compound_identifier_name: expect.stringMatching(/\S/),
    compound_identifier_value: expect.stringMatching(/^[A-Za-z]+:\S+$/),
    measurement_unit: expect.stringMatching(/^\S+$/),
    provenance: expect.stringMatching(/^(source|interpolation)$/),
    confidence: null,
    incomplete: expect.any(Boolean),
  });
  expectNumber(row, "");
  expectNumber(row, "_min");
  expectNumber(row, "_max");
  expectOrder(row);
}

/** A number, its type and its references belong together. */
function expectNumber(row: Record<string, unknown>, suffix: "" | "_min" | "_max"): void {
  const value = row[`measurement_value${suffix}`];
  const references = row[`references${suffix}`];
  const shown = JSON.stringify(row);
  expect(valueTypes).toContain(row[`measurement_value${suffix}_type`]);
  expect(references).toEqual(expect.any(Array));
  if (value === null) {
    if (suffix !== "") expect(references, shown).toEqual([]);
    return;
  }
  expect(Number.isFinite(value), shown).toBe(true);
  expect(value, shown).toBeGreaterThanOrEqual(0);
  expect(references, shown).not.toEqual([]);
  const reference = { id: expect.any(Number), citation: expect.stringMatching(/\S/) };
  expect(references).toEqual(Array.isArray(references) ? references.map(() => reference) : []);
}

function expectOrder(row: Record<string, unknown>): void {
  const { measurement_value: value, measurement_value_min: min, measurement_value_max: max } = row;
  const shown = JSON.stringify(row);
  if (row.incomplete) expect([min, max], shown).toEqual([null, null]);
  if (typeof value !== "number") return;
  if (typeof min === "number") expect(min, shown).toBeLessThanOrEqual(value);
  if (typeof max === "number") expect(max, shown).toBeGreaterThanOrEqual(value);
}
