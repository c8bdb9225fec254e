import { afterEach, expect, it } from "vitest";
import { readGivenNames } from "../../../supabase/catalogue/build/given-names.ts";
import { readHouseholdPortions } from "../../../supabase/catalogue/build/household-portions.ts";
import { createRecordFinder } from "../../../supabase/catalogue/concept/record-finder.ts";
import { makeFood } from "./made-up-evidence.ts";
import { makeList } from "./made-up-lists.ts";
import { writeSources } from "./made-up-sources.ts";

const removals: (() => void)[] = [];
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
});

const lead = makeFood({ id: 11, source: "sr28", sourceCode: "00011", name: "Moonroot, raw" });
const member = makeFood({ id: 99, source: "cofid", sourceCode: "12-012", name: "Lunaroot" });
const other = makeFood({ id: 12, source: "bls", sourceCode: "G131000", name: "Moon beer" });
const findRecord = createRecordFinder(
  [lead, member, other],
  new Map([
    [lead.id, lead.id],
    [member.id, lead.id],
    [other.id, other.id],
  ]),
);

function writeLists(files: Record<string, string>): string {
  const { dir, remove } = writeSources(files);
  removals.push(remove);
  return dir;
}

function readNames(aliases: readonly (readonly string[])[], defaults: readonly (readonly string[])[] = []) {
  const dir = writeLists({
    ...makeList("food-aliases.tsv", ...aliases),
    ...makeList("plain-defaults.tsv", ...defaults),
  });
  return readGivenNames(findRecord, dir);
}

const yam = ["lunar yam", "en", "", "cofid:12-012", "Lunaroot", "name", "its other name"];
const brand = ["Moonix", "en", "GB", "bls:G131000", "Moon beer", "generic", "a beer"];

it("a name belongs to the concept of its record, as a synonym and as a plain name", () => {
  const { synonyms, genericFor, plainNames } = readNames([yam, brand]);
  expect([...synonyms]).toEqual([[11, ["lunar yam"]]]);
  expect([...plainNames]).toEqual([[11, ["lunar yam"]]]);
  expect([...genericFor]).toEqual([[12, ["Moonix"]]]);
});

it("plain words are separated by semicolons and come before the aliases", () => {
  const { synonyms, plainNames } = readNames(
    [yam],
    [["moonroot; moon root", "sr28:00011", "Moonroot, raw", "raw"]],
  );
  expect(plainNames.get(11)).toEqual(["moonroot", "moon root", "lunar yam"]);
  expect(synonyms.get(11)).toEqual(["lunar yam"]);
});

it("an unknown kind, an unknown record and another name of it are errors that name list and row", () => {
  expect(() => readNames([yam, [...brand.slice(0, 5), "nickname", ""]])).toThrow(
    'Cannot compile catalogue: food-aliases.tsv row 3: "nickname" is not a kind of alias',
  );
  expect(() => readNames([["x", "en", "", "sr28:11", "Moonroot, raw", "name", ""]])).toThrow(
    'food-aliases.tsv row 2: no table has "sr28:11"',
  );
  expect(() => readNames([], [["x", "sr28:00011", "Moonroot, cooked", ""]])).toThrow(
    'plain-defaults.tsv row 2: sr28:00011 is "Moonroot, raw", not "Moonroot, cooked"',
  );
});

function readPortions(...rows: readonly (readonly string[])[]) {
  return readHouseholdPortions(findRecord, writeLists(makeList("household-portions.tsv", ...rows)));
}

it("household portions belong to the concept of their record, and a label counts once", () => {
  const portions = readPortions(
    ["moonroot", "cofid:12-012", "Lunaroot", "bowl", "170", "bowl", "", "weighed"],
    ["moonroot mash", "sr28:00011", "Moonroot, raw", "bowl", "300", "bowl", "", "weighed"],
    ["moonroot", "sr28:00011", "Moonroot, raw", "large bowl", "350.5", "large", "GB", "weighed"],
    ["moon beer", "bls:G131000", "Moon beer", "pint", "574", "pint", "GB", "568 ml"],
  );
  const base = { source: "household", country: null };
  expect([...portions]).toEqual([
    [
      11,
      [
        { ...base, label: "1 bowl", grams: 170 },
        { ...base, label: "1 large bowl", grams: 350.5, country: "GB" },
      ],
    ],
    [12, [{ ...base, label: "1 pint", grams: 574, country: "GB" }]],
  ]);
});

it("a portion of an unknown food and one without grams are errors that name list and row", () => {
  expect(() => readPortions(["x", "sr28:11", "Moonroot, raw", "bowl", "1", "bowl", "", ""])).toThrow(
    'Cannot compile catalogue: household-portions.tsv row 2: no table has "sr28:11"',
  );
  expect(() => readPortions(["x", "sr28:00011", "Moonroot, raw", "bowl", "", "bowl", "", ""])).toThrow(
    "household-portions.tsv row 2: a number is missing",
  );
});
