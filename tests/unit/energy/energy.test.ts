import { expect, it } from "vitest";
import {
  type EnergyRequest,
  energyRequest,
} from "../../../functions/daily_energy_expenditure_calculation/contract.ts";
import { dailyEnergyExpenditure } from "../../../functions/daily_energy_expenditure_calculation/operation.ts";

// Sex, kg, cm, years, BMR by the four-decimal equation of 1919.
const vectors = [
  ["male", 70, 175, 30, 1702.01],
  ["male", 80, 180, 25, 1898.32],
  ["male", 71, 178, 40, 1663.22],
  ["female", 60, 165, 30, 1393.82],
  ["female", 55, 160, 45, 1266.62],
  ["female", 70, 170, 65, 1335.05],
] as const;

function respond(body: EnergyRequest) {
  return dailyEnergyExpenditure.respond(body, { addMeta: () => {}, keyId: "" });
}

it.each(vectors)(
  "the basal rate of a %s of %d kg, %d cm, %d years is %d kcal",
  (gender, weight, height, age, bmr) => {
    const response = respond({ gender, weight, height, age, activity: "office" });
    expect(response).toMatchObject({ results: { basal_metabolic_rate_kcal: bmr } });
  },
);

it("total and range are rounded once, from the unrounded basal rate", () => {
  const response = respond({
    gender: "male",
    weight: 70,
    height: 175,
    age: 30,
    activity: "physically_demanding",
  });
  expect(response).toMatchObject({
    results: {
      total_daily_energy_expenditure_kcal: 3744.43,
      total_daily_energy_expenditure_range_kcal: { "minus10%": 3369.98, "plus10%": 4118.87 },
    },
  });
});

it("values that give no positive basal rate are refused", () => {
  const old = { gender: "male", weight: 10, height: 50, age: 500, activity: "office" };
  expect(energyRequest.safeParse(old).success).toBe(false);
  expect(energyRequest.safeParse({ ...old, age: 30 }).success).toBe(true);
});

it("infinite, zero, negative and textual numbers are refused", () => {
  const body = { gender: "male", weight: 70, height: 175, age: 30, activity: "office" };
  for (const weight of [Number.POSITIVE_INFINITY, 0, -1, Number.NaN, "70", null]) {
    expect(energyRequest.safeParse({ ...body, weight }).success).toBe(false);
  }
});
