import { expect, it } from "vitest";
import type { Evidence, Food } from "../../../supabase/catalogue/build/catalogue-model.ts";
import { createRefusal, readDonorTable } from "../../../supabase/catalogue/donor/donor-table.ts";
import { createDonorContext, estimateGap } from "../../../supabase/catalogue/donor/estimate.ts";
import { fillGaps } from "../../../supabase/catalogue/donor/fill-gaps.ts";
import { measureRule, selectTestFoods } from "../../../supabase/catalogue/donor/leave-one-out.ts";
import {
  createRelativeReader,
  type DonorRule,
  selectDonorFoods,
} from "../../../supabase/catalogue/donor/relatives.ts";
import { makeEvidence, makeFood } from "./made-up-evidence.ts";

const [water, fat, manganese, leucine, protein, palmitic, vitaminC, retinol] = [
  1051, 1004, 1101, 1213, 1003, 1265, 1162, 1105,
];

const foods = [
  makeFood({ id: 1, name: "Moonroot, raw" }),
  makeFood({ id: 2, name: "Moonroot, cooked, boiled, drained, without salt" }),
  makeFood({ id: 3, name: "Moonroot, red, raw" }),
  makeFood({ id: 4, name: "Starroot, raw" }),
  makeFood({ id: 5, name: "Sunroot, raw" }),
  makeFood({ id: 6, name: "Earthroot, raw" }),
  makeFood({ id: 7, name: "Moonroot, red, stone", foodGroup: "Beef Products" }),
];

function contextOf(evidence: readonly Evidence[], among: readonly Food[] = foods) {
  const waters = among.map(({ id }) =>
    makeEvidence({ foodId: id, compoundId: water, amount: id === 2 ? 60 : 80 }),
  );
  const byFood = Map.groupBy([...waters, ...evidence], ({ foodId }) => foodId);
  return createDonorContext(
    among,
    new Map(
      [...byFood].map(([id, values]) => [id, new Map(values.map((value) => [value.compoundId, value]))]),
    ),
  );
}

function estimate(rule: DonorRule, evidence: readonly Evidence[], compoundId = manganese) {
  return estimateGap({ foodId: 1, compoundId }, rule, contextOf(evidence));
}

it("relatives: the same food in another state, the same kind, and others of the group, never another group", () => {
  const relativesOf = createRelativeReader(foods);
  const idsOf = (rule: DonorRule) =>
    relativesOf(1, rule)
      .map(({ foodId }) => foodId)
      .sort();
  expect(idsOf("state")).toEqual([2]);
  expect(idsOf("kin")).toEqual([3]);
  expect(idsOf("group")).toEqual([4, 5, 6]);
});

it("a value of a drier relative is scaled by solids, that of an equally moist one is not", () => {
  expect(estimate("state", [makeEvidence({ foodId: 2, amount: 8 })])?.amount).toBe(4);
  expect(estimate("kin", [makeEvidence({ foodId: 3, amount: 8 })])?.amount).toBe(8);
});

it("a part of a whole is scaled by the whole: amino acids by protein, fatty acids by fat", () => {
  const parts = [
    [leucine, protein],
    [palmitic, fat],
  ] as const;
  for (const [part, whole] of parts) {
    const evidence = [
      makeEvidence({ foodId: 1, compoundId: whole, amount: 5 }),
      makeEvidence({ foodId: 2, compoundId: whole, amount: 20 }),
      makeEvidence({ foodId: 2, compoundId: part, amount: 4 }),
    ];
    expect(estimate("state", evidence, part)?.amount).toBe(1);
  }
});

it("a part larger than its whole is not estimated, and no span exceeds the whole", () => {
  const whole = makeEvidence({ foodId: 1, compoundId: protein, amount: 5 });
  const unscaled = (amount: number) => [whole, makeEvidence({ foodId: 3, compoundId: leucine, amount })];
  expect(estimate("kin", unscaled(6), leucine)).toBeNull();
  const table = new Map([[leucine, [{ rule: "kin", lowFactor: 0.5, highFactor: 3 } as const]]]);
  expect(fillGaps(1, new Map(), table, contextOf(unscaled(4)))).toMatchObject([{ amount: 4, maximum: 5 }]);
});

it("a part larger than its whole, estimated in the same run, is left out", () => {
  const [sugars, glucose] = [2000, 1011];
  const values = [
    makeEvidence({ foodId: 2, compoundId: sugars, amount: 4 }),
    makeEvidence({ foodId: 3, compoundId: glucose, amount: 3 }),
  ];
  const table = new Map([
    [glucose, [{ rule: "kin", lowFactor: 1, highFactor: 1 } as const]],
    [sugars, [{ rule: "state", lowFactor: 1, highFactor: 1 } as const]],
  ]);
  const filled = fillGaps(1, new Map(), table, contextOf(values));
  expect(filled.map(({ compoundId, amount }) => [compoundId, amount])).toEqual([[sugars, 2]]);
});

it("imputed values, assumed zeros and zeros are never donated", () => {
  const refused = [
    { valueType: "calculated", amount: 8 },
    { amount: 0, derivation: "Z" },
    { amount: 0 },
    { valueType: "less_than", amount: 3 },
  ] as const;
  for (const change of refused)
    expect(estimate("state", [makeEvidence({ foodId: 2, ...change })])).toBeNull();
});

it("three foods of the group are needed, and their weighted mean lies between them", () => {
  const values = [4, 5, 6].map((foodId) => makeEvidence({ foodId, amount: foodId }));
  expect(estimate("group", values.slice(1))).toBeNull();
  expect(estimate("group", values)?.amount).toBeCloseTo(5, 1);
});

it("an estimated value is calculated, marked with its rule, spans the rule's factors and cites the donor", () => {
  const context = contextOf([makeEvidence({ foodId: 2, amount: 8, referenceIds: [77] })]);
  const table = new Map([[manganese, [{ rule: "state", lowFactor: 0.5, highFactor: 3 } as const]]]);
  expect(fillGaps(1, new Map(), table, context)).toEqual([
    {
      foodId: 1,
      compoundId: manganese,
      amount: 4,
      valueType: "calculated",
      minimum: 2,
      maximum: 12,
      sampleCount: null,
      derivation: "donor:state",
      referenceIds: [77],
    },
  ]);
});

it("nothing is estimated where a source has a value or no rule is allowed", () => {
  const context = contextOf([makeEvidence({ foodId: 2, amount: 8 })]);
  const table = new Map([[manganese, [{ rule: "state", lowFactor: 0.5, highFactor: 3 } as const]]]);
  const trace = makeEvidence({ valueType: "trace", amount: null });
  expect(fillGaps(1, new Map([[manganese, trace]]), table, context)).toEqual([]);
  expect(fillGaps(1, new Map(), new Map(), context)).toEqual([]);
});

it("vitamins A and C are never taken from other species, and sodium and added vitamins from no donor", () => {
  const isRefused = createRefusal();
  for (const compoundId of [vitaminC, retinol, 1106, 1107]) expect(isRefused(compoundId, "group")).toBe(true);
  for (const rule of ["state", "kin", "group"] as const) {
    for (const compoundId of [1093, 1186, 1242, 1246]) expect(isRefused(compoundId, rule)).toBe(true);
  }
  const table = readDonorTable();
  for (const compoundId of [vitaminC, retinol, 1106, 1107]) {
    expect(table.get(compoundId)?.map(({ rule }) => rule) ?? []).not.toContain("group");
  }
  expect(table.has(1093)).toBe(false);
});

it("every rule in use was tested on at least 20 foods and was within a factor of two for three quarters", () => {
  const table = readDonorTable();
  expect(table.size).toBeGreaterThan(80);
  for (const rules of table.values()) {
    for (const { lowFactor, highFactor } of rules) {
      expect(lowFactor).toBeLessThanOrEqual(1);
      expect(highFactor).toBeGreaterThanOrEqual(1);
    }
  }
});

it("dishes and branded foods neither donate nor receive values", () => {
  const branded = makeFood({ id: 8, foodGroup: "Fast Foods" });
  const dish = makeFood({ id: 9, source: "fndds" });
  expect(selectDonorFoods([...foods, branded, dish])).toEqual(foods);
});

it("a withheld value is never its own donor, and the error is measured on the others", () => {
  const truths = [1, 2, 3].map((foodId) => makeEvidence({ foodId, amount: foodId === 2 ? 16 : 4 }));
  expect(measureRule(truths, "state", contextOf(truths), 0.1)).toMatchObject({
    compoundId: manganese,
    rule: "state",
    tested: 2,
    medianError: 1,
    withinTwo: 1,
  });
});

it("test foods are all foods where there are few, otherwise an evenly spread, reproducible selection", () => {
  expect(selectTestFoods([3, 1, 2], 5)).toEqual([1, 2, 3]);
  const ids = Array.from({ length: 100 }, (_, index) => index);
  expect(selectTestFoods(ids, 4)).toEqual([0, 25, 50, 75]);
});
