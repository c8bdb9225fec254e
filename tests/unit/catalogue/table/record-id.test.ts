import { expect, it } from "vitest";
import { joinColumns } from "../../../../supabase/catalogue/concept/joins.ts";
import { readFacts } from "../../../../supabase/catalogue/source/fact-table.ts";
import { type NationalTable, recordId } from "../../../../supabase/catalogue/table/record-id.ts";

// Changing one of these ids breaks what clients have stored.
it.each([
  ["ciqual", "7340", 200_007_340],
  ["own_dish", "12", 201_000_012],
  ["cnf", "502772", 202_502_772],
  ["fineli", "31", 203_000_031],
  ["slv", "1561", 204_001_561],
  ["stfcj", "01001", 205_001_001],
  ["cofid", "13-145", 223_001_450],
  ["cofid", "13-669_1", 223_006_691],
  ["cofid", "11-1055", 221_010_550],
  ["bls", "A000000", 300_000_000],
  ["bls", "M5B1600", 462_397_600],
  ["bls", "Z9ZZ999", 636_959_999],
] as const)("the id of %s %s is %i in every release", (table, code, id) => {
  expect(recordId(table, code)).toBe(id);
});

it.each([
  ["cnf", ""],
  ["cnf", "1234567"],
  ["fineli", "12a"],
  ["slv", "-1"],
  ["stfcj", "1.5"],
  ["ciqual", " 7"],
  ["cofid", "13-1"],
  ["cofid", "3-145"],
  ["cofid", "13-145_12"],
  ["cofid", "13145"],
  ["bls", "m5b1600"],
  ["bls", "M5B160"],
  ["bls", "MMB1600"],
  ["bls", "M5B16000"],
] as const)('%s has no code "%s"', (table, code) => {
  expect(recordId(table, code)).toBeNull();
});

it("records of two tables or with two codes never share an id", () => {
  const largest: readonly (readonly [NationalTable, string])[] = [
    ["ciqual", "999999"],
    ["own_dish", "999999"],
    ["cnf", "999999"],
    ["fineli", "999999"],
    ["slv", "999999"],
    ["stfcj", "999999"],
    ["cofid", "89-99999_9"],
    ["bls", "Z9ZZ999"],
  ];
  const smallest = ["000000", "000000", "000000", "000000", "000000", "000000", "00-000", "A000000"];
  const bounds = largest.flatMap(([table, code], index) => [
    recordId(table, smallest[index] ?? ""),
    recordId(table, code),
  ]);
  expect(bounds).toEqual([...new Set(bounds)].sort((a, b) => Number(a) - Number(b)));
  expect(bounds.at(-1)).toBeLessThan(1_000_000_000);
});

it("different codes of the joined records have different ids", () => {
  const joined = readFacts("joins.tsv", joinColumns).map(({ cells: [, source = "", code = ""] }) => ({
    source,
    code,
  }));
  const national = joined.filter(({ source }) => source !== "sr28" && source !== "foundation");
  const codes = new Set(national.map(({ source, code }) => `${source} ${code}`));
  const ids = new Set(national.map(({ source, code }) => recordId(source as NationalTable, code)));
  expect(ids.size).toBe(codes.size);
  expect(ids.has(null)).toBe(false);
});
