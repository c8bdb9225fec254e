import { afterEach, expect, it } from "vitest";
import { joinColumns, readJoinDecisions, readJoins } from "../../../../supabase/catalogue/concept/joins.ts";
import { readFacts } from "../../../../supabase/catalogue/source/fact-table.ts";
import { numberCell, type SourceRow } from "../../../../supabase/catalogue/source/source-table.ts";
import { writeSources } from "../made-up-sources.ts";

const removals: (() => void)[] = [];
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
});

/** Joins of the food 7 with the given source, code and mark of fortification. */
function readMadeUpJoins(...pairs: readonly (readonly [source: string, code: string, fortified?: string])[]) {
  const rows = pairs.map(([source, code, fortified = "no"]) =>
    ["7", source, code, "name", "1.00", "Moonroot", "Lunaroot", "80", "81", "100", "101", fortified].join(
      "\t",
    ),
  );
  const { dir, remove } = writeSources({ "joins.tsv": [joinColumns.join("\t"), ...rows].join("\n") });
  removals.push(remove);
  return readJoins(dir);
}

it("a join names the concept, the table, the record's code and its id", () => {
  expect(
    readMadeUpJoins(["sr28", "09003"], ["foundation", "9003", "yes"], ["cofid", "13-145"]).get(7),
  ).toEqual([
    { foodId: 7, source: "sr28", sourceCode: "09003", recordId: 9003, isFortified: false },
    { foodId: 7, source: "foundation", sourceCode: "9003", recordId: 9003, isFortified: true },
    { foodId: 7, source: "cofid", sourceCode: "13-145", recordId: 223_001_450, isFortified: false },
  ]);
});

it("an unknown table and a malformed code are errors that name file and row", () => {
  expect(() => readMadeUpJoins(["fineli", "1"], ["moon", "1"])).toThrow(
    'Cannot compile catalogue: joins.tsv row 3: "moon" is not a table',
  );
  expect(() => readMadeUpJoins(["bls", "123"])).toThrow('joins.tsv row 2: "123" is not a code of bls');
});

const accepted = readFacts("joins.tsv", joinColumns);
const refusalColumns = ["food_id", "source", "source_code", "food_name", "source_name", "reason"];
const refused = readFacts("join-refusals.tsv", refusalColumns);

function keyOf({ cells }: SourceRow): string {
  return cells.slice(0, 3).join(" ");
}

it("reviewed pairs are unique, and none is both accepted and refused", () => {
  const decisions = readJoinDecisions();
  expect(decisions.size).toBe(accepted.length + refused.length);
  expect(decisions).toEqual(new Set([...accepted, ...refused].map(keyOf)));
});

it("every refused pair has a reason", () => {
  expect(refused.filter(({ cells }) => cells[5] === "")).toEqual([]);
});

it("a concept has at most one record of a table", () => {
  const tables = accepted.map(({ cells: [foodId, source] }) => `${foodId} ${source}`);
  expect(new Set(tables).size).toBe(accepted.length);
});

it("a record of a national table that joins a concept leads none", () => {
  const joins = readJoins();
  const members = [...joins.values()]
    .flat()
    .filter(({ source }) => source !== "sr28" && source !== "foundation");
  expect(members.filter(({ recordId }) => joins.has(recordId))).toEqual([]);
});

/** How far the two records of a pair are apart, in points of water and in kcal beyond a tenth of the larger. */
function readDifferences(row: SourceRow): { readonly water: number; readonly energy: number } {
  const [water, otherWater, energy, otherEnergy] = [7, 8, 9, 10].map((index) => numberCell(row, index));
  const isKnown = energy != null && otherEnergy != null;
  const excess = isKnown ? Math.abs(energy - otherEnergy) - 0.1 * Math.max(energy, otherEnergy) : 0;
  return {
    water: water == null || otherWater == null ? 0 : Math.abs(water - otherWater),
    energy: Math.max(0, excess),
  };
}

it("99 percent of the reviewed pairs agree in water and energy, and none is far apart", () => {
  const differences = accepted.map(readDifferences);
  const apart = differences.filter(({ water, energy }) => water > 5 || energy > 8);
  expect(apart.length / accepted.length).toBeLessThan(0.01);
  expect(differences.filter(({ water, energy }) => water > 15 || energy > 20)).toEqual([]);
});

it("each table joins foods: the Canadian one most, every other at least 150", () => {
  const bySource = Map.groupBy(accepted, ({ cells }) => cells[1] ?? "");
  const sources = ["foundation", "sr28", "ciqual", "cofid", "cnf", "fineli", "slv", "stfcj", "bls"];
  expect([...bySource.keys()].sort()).toEqual(sources.toSorted());
  for (const [source, rows] of bySource) expect(rows.length, source).toBeGreaterThan(150);
  expect(bySource.get("cnf")?.length).toBeGreaterThan(4000);
});
