import { expect, it } from "vitest";
import type { Composition } from "../../../../supabase/catalogue/concept/composition.ts";
import type { Join } from "../../../../supabase/catalogue/concept/joins.ts";
import { findSurveyTwins, inheritJoins } from "../../../../supabase/catalogue/concept/survey-twins.ts";
import { makeFood } from "../made-up-evidence.ts";

const usdaId = 7;

function joinOf(foodId: number, source: Join["source"], recordId: number): Join {
  return { foodId, source, sourceCode: String(recordId), recordId, isFortified: false };
}

/** The survey food that the record 7, "Moonroot, raw", is, of those that take it: their names by id. */
function findTwin(surveyNames: Readonly<Record<number, string>>): number | undefined {
  const ids = Object.keys(surveyNames).map(Number);
  const survey = ids.map((id) => makeFood({ id, source: "fndds", name: surveyNames[id] ?? "" }));
  const records = [makeFood({ id: usdaId, name: "Moonroot, raw" }), ...survey];
  const joins = new Map(ids.map((id) => [id, [joinOf(id, "sr28", usdaId)]]));
  return findSurveyTwins(joins, new Map(records.map((record) => [record.id, record]))).get(usdaId);
}

it("a record is the survey food that takes it, of several the one named most like it", () => {
  expect(findTwin({ 90: "Moonroot, raw" })).toBe(90);
  expect(findTwin({ 90: "Sunbean with moonroot", 91: "Moonroot, raw" })).toBe(91);
});

it("a survey food that is not specified is the last choice", () => {
  expect(findTwin({ 90: "Moonroot, raw, NFS", 91: "Moonroot, red, from the moon" })).toBe(91);
  expect(findTwin({ 90: "Moonroot, NFS" })).toBe(90);
});

it("equally alike survey foods are taken by number", () => {
  expect(findTwin({ 92: "Moonroot, raw", 91: "Moonroot, raw" })).toBe(91);
});

it("a record that more than four survey foods take is none of them", () => {
  const four = { 90: "Moonroot, raw", 91: "Moonroot a", 92: "Moonroot b", 93: "Moonroot c" };
  expect(findTwin(four)).toBe(90);
  expect(findTwin({ ...four, 94: "Moonroot d" })).toBeUndefined();
});

it("a record that no survey food takes has no twin", () => {
  const joins = new Map([[usdaId, [joinOf(usdaId, "cofid", 300)]]]);
  expect(findSurveyTwins(joins, new Map())).toEqual(new Map());
});

const composition: Composition = {
  energyKcal: 100,
  waterGrams: 80,
  proteinGrams: 3,
  fatGrams: 1,
  availableCarbohydrateGrams: 15,
  carbohydrateByDifferenceGrams: 15,
  alcoholGrams: null,
};

/** The records of the survey food 90 when record 7, its twin, is joined with `inherited`. */
function inherit(
  own: readonly Join[],
  inherited: readonly Join[],
  compositionOf: (recordId: number) => Composition | null = () => composition,
): string[] {
  const joins = new Map([
    [90, own],
    [usdaId, inherited],
  ]);
  const all = inheritJoins(joins, new Map([[usdaId, 90]]), (_, recordId) => compositionOf(recordId));
  expect(all.get(usdaId)).toEqual(inherited);
  return (all.get(90) ?? []).map(({ foodId, source, recordId }) => `${foodId} ${source} ${recordId}`);
}

it("a survey food inherits the records of its twin that agree with it", () => {
  const own = [joinOf(90, "sr28", usdaId)];
  expect(inherit(own, [joinOf(usdaId, "cofid", 300), joinOf(usdaId, "bls", 400)])).toEqual([
    "90 sr28 7",
    "90 cofid 300",
    "90 bls 400",
  ]);
});

it("a record of another composition, or of an unknown one, is not inherited", () => {
  const inherited = [joinOf(usdaId, "cofid", 300)];
  expect(
    inherit([], inherited, (id) => (id === 300 ? { ...composition, energyKcal: 200 } : composition)),
  ).toEqual([]);
  expect(inherit([], inherited, (id) => (id === 300 ? null : composition))).toEqual([]);
  expect(inherit([], inherited, (id) => (id === 90 ? null : composition))).toEqual([]);
});

it("a survey food keeps its own record of a table", () => {
  expect(inherit([joinOf(90, "cofid", 301)], [joinOf(usdaId, "cofid", 300)])).toEqual(["90 cofid 301"]);
});
