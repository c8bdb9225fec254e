import { expect, it } from "vitest";
import { createRecordFinder } from "../../../../supabase/catalogue/concept/record-finder.ts";
import { makeFood } from "../made-up-evidence.ts";

const row = { file: "list.tsv", line: 5, cells: [] };
const lead = makeFood({ id: 9003, source: "sr28", sourceCode: "09003", name: "Moonroot, raw" });
const member = makeFood({ id: 223_001_450, source: "cofid", sourceCode: "13-145", name: "Moonroot,\nfresh" });
const findRecord = createRecordFinder(
  [lead, member],
  new Map([
    [lead.id, lead.id],
    [member.id, lead.id],
  ]),
);

it("a record is found as the concept that it joined, whatever the capitals and line breaks of its name", () => {
  expect(findRecord(row, "sr28:09003", "MOONROOT, RAW")).toBe(9003);
  expect(findRecord(row, "cofid:13-145", "Moonroot, fresh")).toBe(9003);
});

it("an unknown record and one of another name are errors that name file and row", () => {
  expect(() => findRecord(row, "sr28:9003", "Moonroot, raw")).toThrow(
    'Cannot compile catalogue: list.tsv row 5: no table has "sr28:9003"',
  );
  expect(() => findRecord(row, "sr28:09003", "Sunbean")).toThrow(
    'list.tsv row 5: sr28:09003 is "Moonroot, raw", not "Sunbean"',
  );
});

it("a record that is no concept and joins none is an error", () => {
  const findLeftOut = createRecordFinder([lead], new Map());
  expect(() => findLeftOut(row, "sr28:09003", "Moonroot, raw")).toThrow('no table has "sr28:09003"');
});
