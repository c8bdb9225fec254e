import { expect, it } from "vitest";
import type { Food } from "../../../../supabase/catalogue/build/catalogue-model.ts";
import { createStateReader } from "../../../../supabase/catalogue/build/name-readers.ts";
import type { Composition } from "../../../../supabase/catalogue/concept/composition.ts";
import { createFortifiedTest } from "../../../../supabase/catalogue/concept/fortified-kinds.ts";
import {
  type ComparableRecord,
  proposeMembers,
} from "../../../../supabase/catalogue/concept/propose-members.ts";
import { makeFood } from "../made-up-evidence.ts";

const readStates = createStateReader();

const composition: Composition = {
  energyKcal: 100,
  waterGrams: 80,
  proteinGrams: 3,
  fatGrams: 1,
  availableCarbohydrateGrams: 15,
  carbohydrateByDifferenceGrams: 15,
  alcoholGrams: null,
};

function makeRecord(
  source: Food["source"],
  id: number,
  name: string,
  change: Partial<Composition> & { readonly sr28Code?: string } = {},
): ComparableRecord {
  const { sr28Code, ...figures } = change;
  const record = makeFood({ id, source, sourceCode: String(id), name, states: readStates(name) });
  return {
    record,
    composition: { ...composition, ...figures },
    ...(sr28Code === undefined ? {} : { sr28Code }),
  };
}

// Words are weighed by how few names have them, which needs other names.
const others = Array.from({ length: 100 }, (_, index) =>
  makeRecord("sr28", 1000 + index, `Cometleaf${index}, raw`, { energyKcal: 900 }),
);

/** Pairs as "<id of the lead> <id of the member> <basis>". */
function propose(
  usda: readonly ComparableRecord[],
  ...tables: readonly (readonly ComparableRecord[])[]
): string[] {
  return proposeMembers([[...others, ...usda], ...tables]).map(
    ({ lead, member, basis }) => `${lead.record.id} ${member.record.id} ${basis}`,
  );
}

const moonroot = makeRecord("sr28", 7, "Moonroot, raw");

it("a record with the same name, state and composition joins the food", () => {
  expect(propose([moonroot], [makeRecord("cofid", 20, "Moonroots, fresh")])).toEqual(["7 20 name"]);
});

it.each([
  ["another state", makeRecord("cofid", 20, "Moonroot, boiled")],
  ["another composition", makeRecord("cofid", 20, "Moonroot, raw", { energyKcal: 120 })],
  ["no energy", makeRecord("cofid", 20, "Moonroot, raw", { energyKcal: null })],
  ["another name", makeRecord("cofid", 20, "Starfruit, raw")],
  ["a state that only one has", makeRecord("cofid", 20, "Moonroot, raw, canned")],
])("a record with %s joins nothing", (_, record) => {
  expect(propose([moonroot], [record])).toEqual([]);
});

it.each([
  ["with-skin", "without-skin"],
  ["sweetened", "unsweetened"],
  ["lean-only", "lean-and-fat"],
  ["raw", "cooked"],
])("a record that is %s and one that is %s are different foods, whatever their names", (state, other) => {
  const inState = (record: ComparableRecord, states: string[]): ComparableRecord => ({
    ...record,
    record: { ...record.record, states },
  });
  const record = makeRecord("cofid", 20, "Moonroot, raw");
  expect(propose([inState(moonroot, [state])], [inState(record, [other])])).toEqual([]);
  expect(propose([inState(moonroot, [other])], [inState(record, [state])])).toEqual([]);
  expect(propose([inState(moonroot, [state])], [inState(record, [])])).toEqual(["7 20 name"]);
});

it("names with other percentages are other foods, 100 % says nothing", () => {
  const milk = makeRecord("sr28", 7, "Moonmilk drink, silver, golden, amber, violet, 3.5 % fat");
  expect(
    propose([milk], [makeRecord("cofid", 20, "Moonmilk drink, silver, golden, amber, violet, 3,5 % fat")]),
  ).toEqual(["7 20 name"]);
  expect(
    propose([milk], [makeRecord("cofid", 20, "Moonmilk drink, silver, golden, amber, violet, 1.5 % fat")]),
  ).toEqual([]);
  const juice = makeRecord("sr28", 7, "Moonroot juice, 100 %");
  expect(propose([juice], [makeRecord("cofid", 20, "Moonroot juice")])).toEqual(["7 20 name"]);
});

it("the number of the USDA food decides before the name, if names have something in common", () => {
  const other = makeRecord("sr28", 8, "Moonroot, red, raw");
  const record = makeRecord("cnf", 20, "Moonroot, raw", { sr28Code: "00008" });
  expect(propose([moonroot, other], [record])).toEqual(["8 20 number"]);
  const reused = makeRecord("cnf", 20, "Starfruit, raw", { sr28Code: "00008" });
  expect(propose([moonroot, other], [reused])).toEqual([]);
});

it("a number whose food has another composition is no join", () => {
  const record = makeRecord("cnf", 20, "Moonroot, raw", { sr28Code: "00007", waterGrams: 60 });
  expect(propose([moonroot], [record])).toEqual([]);
});

it("the most similar name wins", () => {
  const red = makeRecord("sr28", 8, "Moonroot, red, whole, raw");
  expect(propose([moonroot, red], [makeRecord("cofid", 20, "Red moonroot, raw")])).toEqual(["8 20 name"]);
});

it("records of one table never join each other, and one that joins nothing leads a concept", () => {
  const own = [makeRecord("cofid", 20, "Starfruit, raw"), makeRecord("cofid", 21, "Starfruit, raw")];
  expect(propose([moonroot], own)).toEqual([]);
  expect(propose([moonroot], own.slice(0, 1), [makeRecord("bls", 30, "Starfruit raw")])).toEqual([
    "20 30 name",
  ]);
});

it("a record may join by its likeness to a member, and the lead of the concept is proposed", () => {
  const member = makeRecord("cofid", 20, "Moonroot, raw", { energyKcal: 108 });
  const far = makeRecord("bls", 30, "Moonroot, raw", { energyKcal: 117 });
  expect(propose([moonroot], [member], [far])).toEqual(["7 20 name", "7 30 name"]);
  expect(propose([moonroot], [far])).toEqual([]);
});

it.each([
  [["Bread, moonroot", "Moonbread"], true],
  [["Moonroot, raw", "Mondwurzel"], false],
  [["Moonroot", "Moonroot, fortified"], true],
])("%j are of a kind that countries fortify: %s", (names, expected) => {
  expect(createFortifiedTest()(names)).toBe(expected);
});
