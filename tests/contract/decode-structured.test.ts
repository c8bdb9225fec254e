import { describe, expect, inject, it } from "vitest";
import { callApi } from "../support/call-api.ts";
import { structured } from "./support/decode-cases.ts";
import { expectDecodeShape } from "./support/decode-shape.ts";
import { expectEnvelope } from "./support/expect-response.ts";
import { type DecodeResult, decodeResult, type Row } from "./support/run-job.ts";

const bananaItem = { canonical_name: "banana", quantity: 100, unit: "g" };
const breadItem = { canonical_name: "white bread", quantity: 50, unit: "g" };
const nonsense = { canonical_name: "zzqx brfl", quantity: 80, unit: "g" };
const energy = 1008;
const water = 1051;

describe("structured items", () => {
  it("become one item each, in their order, with grams and what was sent beside", async () => {
    const result = await decodeResult(
      structured(
        { ...bananaItem, quantity: 0.118, unit: "kg", brand: "Any Brand", attributes: ["raw", "peeled"] },
        { ...breadItem, quantity: 50_000, unit: "mg", brand: null },
        { canonical_name: "whole milk", quantity: 200, unit: "g" },
      ),
    );
    expectDecodeShape(result);
    expect(result.items).toMatchObject([
      { brand: "Any Brand", attributes: ["raw", "peeled"], quantity_g: 118, status: "matched" },
      { brand: null, attributes: [], quantity_g: 50, status: "matched" },
      { brand: null, attributes: [], quantity_g: 200, status: "matched" },
    ]);
    expect(result.items.map((item) => item.canonical_name.toLowerCase())).toEqual([
      expect.stringContaining("banana"),
      expect.stringContaining("bread"),
      expect.stringContaining("milk"),
    ]);
  });

  it("are valued as composition tables value them", async () => {
    const rows = byId(await decodeResult(structured(bananaItem)));
    expect(rows.get(energy)).toMatchObject({ measurement_unit: "kcal", incomplete: false });
    expect(numberOf(rows.get(energy))).toBeGreaterThan(80);
    expect(numberOf(rows.get(energy))).toBeLessThan(105);
    expect(numberOf(rows.get(water))).toBeGreaterThan(70);
    expect(numberOf(rows.get(water))).toBeLessThan(80);
  });

  it("weigh the same in every unit", async () => {
    const inGrams = await decodeResult(structured(bananaItem));
    const inKilograms = await decodeResult(structured({ ...bananaItem, quantity: 0.1, unit: "kg" }));
    const inMilligrams = await decodeResult(structured({ ...bananaItem, quantity: 100_000, unit: "mg" }));
    expect(inKilograms).toEqual(inGrams);
    expect(inMilligrams).toEqual(inGrams);
  });

  it("are totalled over the meal", async () => {
    const [banana, bread] = [
      await decodeResult(structured(bananaItem)),
      await decodeResult(structured(breadItem)),
    ];
    const meal = byId(await decodeResult(structured(bananaItem, breadItem, bananaItem)));
    for (const compound of [energy, water, 1003, 1004]) {
      const parts = 2 * numberOf(byId(banana).get(compound)) + numberOf(byId(bread).get(compound));
      expect(numberOf(meal.get(compound))).toBeCloseTo(parts, 1);
      expect(meal.get(compound)).toMatchObject({ measurement_value_type: "calculated", incomplete: false });
    }
  });

  it("that no entry matches stay, unresolved, and every row says that it lacks them", async () => {
    const alone = await decodeResult(structured(bananaItem));
    const result = await decodeResult(structured(nonsense, bananaItem));
    expectDecodeShape(result);
    expect(result.items).toMatchObject([
      { item_id: 1, status: "unresolved", quantity_g: 80 },
      { item_id: 2, status: "matched", quantity_g: 100 },
    ]);
    expect(result.molecular_analysis.length).toBe(alone.molecular_analysis.length);
    for (const row of result.molecular_analysis) {
      const expected = { measurement_value_min: null, measurement_value_max: null, incomplete: true };
      expect(row).toMatchObject({ ...expected, references_min: [], references_max: [] });
      expect(row.measurement_value).toBe(byId(alone).get(row.compound_identifier_id)?.measurement_value);
    }
  });

  it("of which none is matched are still food, without rows", async () => {
    const result = await decodeResult(structured(nonsense));
    expect(result).toMatchObject({ type: "food_detected", molecular_analysis: [] });
    expect(result.items).toMatchObject([{ status: "unresolved", quantity_g: 80 }]);
  });
});

describe("the rows of a result", () => {
  const idsOf = async (key: string, filter: Record<string, unknown> = {}) =>
    (await decodeResult({ ...structured(bananaItem), ...filter }, { key })).molecular_analysis.map(
      (row) => row.compound_identifier_id,
    );

  it("grow with the tier of the key", async () => {
    const { macros, micros, molecular } = inject("keys");
    const [few, more, all] = [await idsOf(macros), await idsOf(micros), await idsOf(molecular)];
    expect(few.length).toBeGreaterThan(10);
    expect(more.length).toBeGreaterThan(few.length);
    expect(all.length).toBeGreaterThan(more.length);
    expect(more).toEqual(expect.arrayContaining(few));
    expect(all).toEqual(expect.arrayContaining(more));
    expect(few).not.toContain(1089);
  });

  it("are those of the filter, each once, and only where there is evidence", async () => {
    const { molecular } = inject("keys");
    const filter = {
      compound_identifier_ids: ["1003", 1008, 1003],
      compound_identifier_names: ["Protein", "Water"],
    };
    expect((await idsOf(molecular, filter)).sort()).toEqual([1003, 1008, 1051]);
    expect(await idsOf(molecular, { compound_identifier_ids: [] })).toEqual(await idsOf(molecular));
  });
});

it("the same items give the same bytes", async () => {
  const [first, second] = [
    await decodeResult(structured(bananaItem, breadItem)),
    await decodeResult(structured(bananaItem, breadItem)),
  ];
  expect(JSON.stringify(second)).toBe(JSON.stringify(first));
});

it("a decode responds 202 with exactly the job", async () => {
  const accepted = await callApi("decode", { body: structured(bananaItem, breadItem) });
  expect(accepted.status).toBe(202);
  expectEnvelope(accepted, "data");
  expect(Object.keys(accepted.body?.data ?? {})).toEqual(["job_id", "status", "status_url"]);
  expect(accepted.body?.data?.status).toBe("queued");
  expect(accepted.body?.data?.job_id).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});

it("a decode ends within a second, unless the machine has too much else to do just then", async () => {
  const measureMs = async () => {
    const startedAtMs = performance.now();
    await decodeResult(structured(bananaItem, breadItem));
    return performance.now() - startedAtMs;
  };
  await expect.poll(measureMs, { interval: 1_000 }).toBeLessThan(1_000);
});

function byId({ molecular_analysis: rows }: DecodeResult): Map<number, Row> {
  return new Map(rows.map((row) => [row.compound_identifier_id, row]));
}

function numberOf(row: Row | undefined): number {
  if (typeof row?.measurement_value !== "number") throw new Error("Cannot read the row: it has no value");
  return row.measurement_value;
}
