import type { BodyOperation } from "../../shared/platform/http/mod.ts";
import { palFactors } from "./activity.ts";
import { type EnergyRequest, type EnergyResult, energyRequest, energyResult } from "./contract.ts";
import { basalMetabolicRate } from "./energy.ts";

/** Basal metabolic rate and total daily energy expenditure of one person. */
export const dailyEnergyExpenditure: BodyOperation<EnergyRequest> = {
  name: "daily_energy_expenditure_calculation",
  loadResult: async () => energyResult,
  needsCatalogue: false,
  body: {
    schema: energyRequest,
    size: "json",
    shapeCode: "invalid_request_shape",
    fieldCode: "validation_error",
  },
  // The contract shows this operation's 400 as one sentence, except for the version's.
  formatError: (error, status) =>
    status === 400 && error.code !== "unsupported_api_version" ? { error: error.message } : null,
  prepare: (input) => input,
  respond: calculateEnergy,
};

function calculateEnergy(input: EnergyRequest): EnergyResult {
  const palFactor = palFactors[input.activity];
  const basal = basalMetabolicRate(input);
  const total = basal * palFactor;
  return {
    status: "ok",
    formula: "Harris-Benedict (1919)",
    inputs: {
      gender: input.gender,
      height_cm: input.height,
      weight_kg: input.weight,
      age_years: input.age,
      activity: input.activity,
      pal_factor: palFactor,
    },
    results: {
      basal_metabolic_rate_kcal: roundKcal(basal),
      total_daily_energy_expenditure_kcal: roundKcal(total),
      total_daily_energy_expenditure_range_kcal: {
        "minus10%": roundKcal(total * 0.9),
        "plus10%": roundKcal(total * 1.1),
      },
    },
  };
}

/** Two decimals, once, at the end; fifteen digits leave the binary noise of the multiplications behind. */
function roundKcal(kcal: number): number {
  return Math.round(Number((kcal * 100).toPrecision(15))) / 100;
}
