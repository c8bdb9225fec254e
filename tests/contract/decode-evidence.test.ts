import { afterAll, expect, it } from "vitest";
import { openDatabase } from "./support/database.ts";
import { decodeResult, type Row } from "./support/run-job.ts";

const sql = openDatabase();

async function rowsOf(name: string): Promise<Row[]> {
  const items = [{ canonical_name: name, quantity: 100, unit: "g" }];
  return (await decodeResult({ input_mode: "structured", items })).molecular_analysis;
}

afterAll(() => sql.end());

/** A food with a value of a type, and the compound; only foods with a unique name, so that the match is certain. */
async function findCell(
  condition: "less_than" | "trace" | "donor",
): Promise<{ name: string; compound: number }> {
  const [cell] = await sql<{ name: string; compound: number }[]>`
    select food.name, cell.compound_id as compound
    from nas.food_evidence as evidence
    join nas.food on food.id = evidence.food_id
    cross join lateral unnest(evidence.compound_ids, evidence.value_types, evidence.derivations)
      as cell (compound_id, value_type, derivation)
    where case ${condition} when 'donor' then cell.derivation like 'donor:%' else cell.value_type = ${condition} end
      and food.name ~ '^[A-Za-z, ]{8,40}$'
      and food.source = ${condition === "donor" ? "sr28" : "ciqual"}
    order by length(food.name), food.id, cell.compound_id limit 1`;
  if (!cell) throw new Error(`the catalogue has no ${condition}`);
  return cell;
}

it.each(["less_than", "trace"] as const)("a %s of the source is kept in the response", async (type) => {
  const { name, compound } = await findCell(type);
  const row = (await rowsOf(name)).find((one) => one.compound_identifier_id === compound);
  expect(row, name).toMatchObject({ measurement_value_type: type });
  if (type === "trace") expect(row?.measurement_value).toBeNull();
});

it("a value that a related food stands in for says interpolation, the source's own says source", async () => {
  const { name, compound } = await findCell("donor");
  const rows = await rowsOf(name);
  expect(
    rows.find((one) => one.compound_identifier_id === compound),
    name,
  ).toMatchObject({
    provenance: "interpolation",
  });
  expect(rows.find((one) => one.compound_identifier_id === 1003)).toMatchObject({ provenance: "source" });
});

it("a filled value has a range that holds it", async () => {
  const { name, compound } = await findCell("donor");
  const row = (await rowsOf(name)).find((one) => one.compound_identifier_id === compound);
  expect(row?.measurement_value_min).toBeLessThanOrEqual(row?.measurement_value ?? Number.NaN);
  expect(row?.measurement_value_max).toBeGreaterThanOrEqual(row?.measurement_value ?? Number.NaN);
});
