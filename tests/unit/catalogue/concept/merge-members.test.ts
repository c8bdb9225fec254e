import { expect, it } from "vitest";
import type { Evidence } from "../../../../supabase/catalogue/build/catalogue-model.ts";
import type { Join, MemberSource } from "../../../../supabase/catalogue/concept/joins.ts";
import {
  mergeConcepts,
  mergeMembers,
  type PublishedValues,
} from "../../../../supabase/catalogue/concept/merge-members.ts";
import { makeEvidence } from "../made-up-evidence.ts";

type Change = Parameters<typeof makeEvidence>[0];

function mergeOne(own: Change | null, ...members: Change[]): Evidence | undefined {
  const [merged] = mergeMembers(
    1,
    own ? [makeEvidence(own)] : [],
    members.map((member) => [makeEvidence({ foodId: 2, ...member })]),
  );
  return merged;
}

it("the lead's value stays with its type, count, derivation and references", () => {
  const own = { amount: 10, sampleCount: 4, derivation: "A", referenceIds: [2, 7] };
  const member = {
    amount: 8,
    sampleCount: 9,
    derivation: "CoFID",
    referenceIds: [5],
    valueType: "calculated",
  };
  expect(mergeOne(own, member as Change)).toMatchObject({ ...own, foodId: 1, valueType: "quantified" });
});

it("the range spans the points and published ranges of all", () => {
  expect(
    mergeOne({ amount: 10, maximum: 11, minimum: 9 }, { amount: 8, maximum: 14 }, { amount: 12 }),
  ).toMatchObject({ amount: 10, minimum: 8, maximum: 14 });
});

it("each bound cites the sources of the values that reach it, ascending and each once", () => {
  expect(
    mergeOne(
      { amount: 10, referenceIds: [2, 7] },
      { amount: 8, referenceIds: [5] },
      { amount: 14, referenceIds: [9, 7] },
      { amount: 9, maximum: 14, referenceIds: [3, 7] },
    ),
  ).toMatchObject({
    referenceIds: [2, 7],
    minimum: 8,
    minimumReferenceIds: [5],
    maximum: 14,
    maximumReferenceIds: [3, 7, 9],
  });
});

it("a bound that the lead's own value reaches cites the lead", () => {
  expect(mergeOne({ amount: 10, referenceIds: [2] }, { amount: 12, referenceIds: [5] })).toMatchObject({
    minimum: 10,
    minimumReferenceIds: [2],
    maximum: 12,
    maximumReferenceIds: [5],
  });
});

it("a value that only the lead publishes is unchanged", () => {
  const own = makeEvidence({ minimum: 9, maximum: 11, sampleCount: 3 });
  expect(mergeMembers(1, [own], [[]])).toEqual([own]);
  expect(mergeMembers(1, [own], [[makeEvidence({ foodId: 2, compoundId: 1003 })]])).toContainEqual(own);
});

it("a value that only one member publishes is taken as it is, under the concept's id", () => {
  const member = { valueType: "calculated", amount: 7, derivation: "BLS", referenceIds: [11] } as const;
  expect(mergeOne(null, member)).toEqual(makeEvidence({ ...member, foodId: 1 }));
});

it("a number that a member only repeats makes no range", () => {
  expect(mergeOne({ amount: 10 }, { amount: 10 })).toEqual(makeEvidence({ amount: 10 }));
});

it("a published range of one number stays", () => {
  const own = { amount: 10, minimum: 10, maximum: 10 };
  expect(mergeOne(own, { amount: 10 })).toMatchObject(own);
});

it("a concept whose lead has no value gets the firmest value of its members, with its type", () => {
  expect(
    mergeOne(
      null,
      { valueType: "less_than", amount: 30 },
      { valueType: "calculated", amount: 9 },
      { amount: 7 },
    ),
  ).toMatchObject({ foodId: 1, amount: 7, valueType: "quantified", minimum: 0, maximum: 30 });
});

it("among equally firm members the first given is preferred", () => {
  expect(mergeOne(null, { amount: 7 }, { amount: 6 })?.amount).toBe(7);
});

it("a bound of a member counts from zero to the bound and leaves the value alone", () => {
  expect(mergeOne({ amount: 3 }, { valueType: "less_than", amount: 5 })).toMatchObject({
    amount: 3,
    valueType: "quantified",
    minimum: 0,
    maximum: 5,
  });
});

it("a trace of a member changes nothing", () => {
  const own = { amount: 3, referenceIds: [2] };
  expect(mergeOne(own, { valueType: "trace", amount: null, referenceIds: [5] })).toEqual(makeEvidence(own));
});

it("a trace of the lead stays a trace without a range", () => {
  expect(mergeOne({ valueType: "trace", amount: null }, { amount: 3 })).toEqual(
    makeEvidence({ valueType: "trace", amount: null }),
  );
});

it("a bound of the lead stays a bound, and a member's number widens its range", () => {
  expect(mergeOne({ valueType: "less_than", amount: 2 }, { amount: 3 })).toMatchObject({
    amount: 2,
    valueType: "less_than",
    minimum: 0,
    maximum: 3,
  });
});

it("a known zero of a member is a point of the range", () => {
  expect(mergeOne({ amount: 3 }, { amount: 0, derivation: "Z" })).toMatchObject({ minimum: 0, maximum: 3 });
});

const [protein, vitaminD, manganese, retinol, carotene, vitaminAUnits] = [1003, 1114, 1101, 1105, 1107, 1104];
const cnfRecord = 202_000_017;

/** Merges the concept `leadId` of the table `leadSource` with the given members. */
function mergeTables(
  leadSource: "sr28" | "fndds" | "ciqual",
  members: Partial<Record<MemberSource, readonly Change[]>>,
  {
    own = [],
    isFortified = false,
  }: { readonly own?: readonly Change[]; readonly isFortified?: boolean } = {},
): Map<number, Evidence> {
  const leadId = 1;
  const sources = Object.keys(members) as MemberSource[];
  const idOf = (source: MemberSource) => (source === "cnf" ? cnfRecord : 300 + sources.indexOf(source));
  const published: PublishedValues = new Map([
    ...sources.map((source) => {
      const values = (members[source] ?? []).map((value) => makeEvidence({ foodId: idOf(source), ...value }));
      return [source, new Map([[idOf(source), values]])] as const;
    }),
    [leadSource, new Map([[leadId, own.map(makeEvidence)]])] as const,
  ]);
  const joins = sources.map(
    (source): Join => ({ foodId: leadId, source, sourceCode: "x", recordId: idOf(source), isFortified }),
  );
  const merged = mergeConcepts([{ id: leadId, source: leadSource }], published, new Map([[leadId, joins]]));
  return new Map(merged.get(leadId)?.map((value) => [value.compoundId, value]));
}

const copied = { compoundId: protein, amount: 99, derivation: "CNF-0", referenceIds: [8] } as const;

it("a value that the CNF copies from the USDA is no source beside the USDA's food, another of the CNF is", () => {
  const own = [{ compoundId: protein, amount: 10 }];
  expect(mergeTables("sr28", { cnf: [copied] }, { own }).get(protein)).toMatchObject({
    amount: 10,
    minimum: null,
    maximum: null,
  });
  expect(mergeTables("sr28", { cnf: [copied] }).has(protein)).toBe(false);
  expect(mergeTables("fndds", { cnf: [copied] }).has(protein)).toBe(false);
  const changed = { ...copied, derivation: "CNF-1" };
  expect(mergeTables("sr28", { cnf: [changed] }, { own }).get(protein)).toMatchObject({ maximum: 99 });
});

it("a copy counts in a concept of another table, unless a USDA food joins it too", () => {
  expect(mergeTables("ciqual", { cnf: [copied] }).get(protein)?.amount).toBe(99);
  const usda = [{ compoundId: protein, amount: 10 }];
  expect(mergeTables("ciqual", { cnf: [copied], sr28: usda }).get(protein)).toMatchObject({
    amount: 10,
    maximum: null,
  });
});

it("a value converted from copies is a copy too", () => {
  const converted = { compoundId: vitaminAUnits, amount: 2500, derivation: "unit" };
  const own = [{ compoundId: vitaminAUnits, amount: 2499 }];
  const copies = [retinol, carotene].map((compoundId) => ({ ...copied, compoundId }));
  expect(mergeTables("sr28", { cnf: [...copies, converted] }, { own }).get(vitaminAUnits)).toEqual(
    makeEvidence(own[0]),
  );
  const measured = copies.map((value) => ({ ...value, derivation: "CNF-3" }));
  expect(mergeTables("sr28", { cnf: [...measured, converted] }, { own }).get(vitaminAUnits)).toMatchObject({
    minimum: 2499,
    maximum: 2500,
  });
});

it("vitamins and minerals that a law adds are not taken from a member of another country, other values are", () => {
  const members = { cofid: [{ compoundId: vitaminD }, { compoundId: manganese }] };
  const own = [{ compoundId: protein }];
  const compoundsOf = (isFortified: boolean) => [
    ...mergeTables("sr28", members, { own, isFortified }).keys(),
  ];
  expect(compoundsOf(true)).toEqual([protein, manganese]);
  expect(compoundsOf(false)).toEqual([protein, vitaminD, manganese]);
});

it("a member of a fortified join does not widen the range of an added vitamin", () => {
  const members = { cofid: [{ compoundId: vitaminD, amount: 90 }] };
  const own = [{ compoundId: vitaminD, amount: 10 }];
  expect(mergeTables("sr28", members, { own, isFortified: true }).get(vitaminD)?.maximum).toBeNull();
  expect(mergeTables("sr28", members, { own }).get(vitaminD)?.maximum).toBe(90);
});

it("members are preferred in a fixed order of tables, whatever the order of the joins", () => {
  const order: MemberSource[] = [
    "foundation",
    "sr28",
    "cofid",
    "ciqual",
    "cnf",
    "fineli",
    "stfcj",
    "slv",
    "bls",
  ];
  for (const [index, preferred] of order.entries()) {
    const members = order.slice(index).reverse();
    const values = members.map((source) => [source, [{ amount: source === preferred ? 5 : 6 }]]);
    expect(mergeTables("fndds", Object.fromEntries(values)).get(manganese)?.amount, preferred).toBe(5);
  }
});
