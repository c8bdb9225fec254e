import { describe, expect, it } from "vitest";
import { describeNotFound } from "../../../functions/design/engine/design-failure.ts";
import type { PlanOutcome, VerificationRow } from "../../../functions/design/engine/planning/plan-outcome.ts";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";
import { designFrom, filter } from "./support/design.ts";

type Moved = { constraint: string; limit: number; needed: number; relative_change: number | null };
type Refusal = { reason: string; conflict: string[]; descriptions: string[]; relaxation: Moved[] };

/** Why a request is refused; throws where it is not. */
async function refusalOf(request: object): Promise<Refusal> {
  try {
    await designFrom(request);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    expect(error.code).toBe("validation_error");
    return JSON.parse(JSON.stringify(error.details));
  }
  throw new Error("Cannot judge the refusal: the request is met");
}

/** The request with the limits that a refusal says are needed. */
function relax(request: Record<string, unknown>, moves: readonly Moved[]): Record<string, unknown> {
  const filters = Array.isArray(request.compound_filters) ? request.compound_filters : [];
  const neededOf = (name: string) => moves.find(({ constraint }) => constraint === name)?.needed;
  const fields = moves.filter(({ constraint }) => constraint in request);
  return {
    ...request,
    ...Object.fromEntries(fields.map(({ constraint, needed }) => [constraint, needed])),
    compound_filters: filters.map((one, at) => ({
      ...one,
      threshold: neededOf(`compound_filters[${at}]`) ?? one.threshold,
    })),
  };
}

const requests: [string, Record<string, unknown>, conflict: string[]][] = [
  [
    "more than any portion has",
    { type: "recipe", compound_filters: [filter("Protein", ">=", 250, "g")] },
    ["compound_filters[0]"],
  ],
  [
    "much protein in little energy",
    {
      type: "recipe",
      compound_filters: [
        filter("Iron, Fe", ">=", 0.5, "mg"),
        filter("Protein", ">=", 60, "g"),
        filter("Energy", "<=", 250, "kcal"),
      ],
    },
    ["compound_filters[1]", "compound_filters[2]"],
  ],
  [
    "less than any portion has, strictly",
    { type: "recipe", compound_filters: [filter("Energy", "<", 5, "kcal")] },
    ["compound_filters[0]"],
  ],
  [
    "an equality far off",
    { type: "recipe", compound_filters: [filter("Protein", "=", 300, "g")] },
    ["compound_filters[0]"],
  ],
  [
    "a plan of one small meal with much energy",
    { type: "meal_plan", plan_days: 2, meals_per_day: 1, daily_energy_kcal_min: 6000 },
    ["daily_energy_kcal_min"],
  ],
  [
    "a plan with little fat and much energy",
    {
      type: "meal_plan",
      plan_days: 2,
      daily_energy_kcal_min: 1900,
      daily_energy_kcal_max: 2100,
      compound_filters: [filter("Total lipid (fat)", "<=", 5, "g")],
    },
    ["compound_filters[0]", "daily_energy_kcal_min"],
  ],
  [
    "a plan with much protein in little energy",
    {
      type: "meal_plan",
      plan_days: 1,
      daily_energy_kcal_max: 1000,
      compound_filters: [filter("Protein", ">=", 200, "g")],
    },
    ["compound_filters[0]", "daily_energy_kcal_max"],
  ],
];

describe("what nothing can meet is refused", () => {
  it.each(requests)(
    "with what conflicts, and with limits that can be met: %s",
    async (_, request, conflict) => {
      const refusal = await refusalOf(request);
      expect(refusal).toMatchObject({ reason: "infeasible", conflict });
      expect(refusal.descriptions.length).toBe(conflict.length);
      expect(refusal.relaxation.length).toBeGreaterThan(0);
      const moved = refusal.relaxation.map(({ constraint }) => constraint);
      expect(conflict).toEqual(expect.arrayContaining(moved));
      await expect(designFrom(relax(request, refusal.relaxation))).resolves.toBeTypeOf("object");
    },
  );

  it("where rules conflict, with both and with no limit to move", async () => {
    const refusal = await refusalOf({ type: "recipe", diet: "vegan", preferences: ["chicken"] });
    expect(refusal).toEqual({
      reason: "infeasible",
      conflict: ["diet: vegan", "preferences: chicken"],
      descriptions: ["only foods that suit: vegan", "dishes with chicken"],
      relaxation: [],
    });
  });

  it("where a condition sets a bound, with no move of that bound", async () => {
    const request = { plan_days: 1, condition: "pregnancy", daily_energy_kcal_max: 1200 };
    const { conflict, relaxation } = await refusalOf(request);
    expect(conflict).toContain("daily_energy_kcal_max");
    expect(relaxation.map(({ constraint }) => constraint).join()).not.toMatch(/condition/);
  });

  it("in a plan as in a recipe", async () => {
    const refusal = await refusalOf({ plan_days: 2, diet: "vegan", preferences: ["chicken"] });
    expect(refusal).toMatchObject({ conflict: ["diet: vegan", "preferences: chicken"] });
  });
});

describe("a plan that is neither found nor proven impossible", () => {
  const row = (constraint: string, satisfied: boolean): VerificationRow => ({
    constraint,
    value: 80,
    low: 70,
    high: 90,
    operator: ">=",
    limit: 100,
    unit: null,
    slack: -20,
    satisfied,
    hard: true,
    day: 2,
    place: null,
    complete: true,
  });
  const outcome: PlanOutcome = {
    status: "not_found",
    days: [[{ slot: "lunch", dishId: "d-1", portions: 1.5 }]],
    verification: [row("compound_filters[0]", false), row("compound_filters[1]", true)],
    violations: ["compound_filters[0]"],
    infeasibility: null,
  };

  it("is told with the nearest one: its dishes and what they break", () => {
    const error = describeNotFound(outcome, []);
    expect(error).toMatchObject({ code: "validation_error", message: expect.stringMatching(/may exist/) });
    expect(error.details).toEqual({
      reason: "not_found",
      nearest: {
        days: [{ day: 1, meals: [{ slot: "lunch", title: expect.any(String), portions: 1.5 }] }],
        violations: [{ constraint: "compound_filters[0]", value: 80, limit: 100, slack: -20, day: 2 }],
      },
    });
  });
});
