import * as z from "zod";
import { ACTIVITIES } from "./activity.ts";
import { basalMetabolicRate } from "./energy.ts";

const positive = z.number().positive();

/** Leaves room below the largest double for the total, its range and their rounding. */
const MAX_RATE_KCAL = 1e300;

/** Request: the five direct fields, height in cm, weight in kg, age in years. */
export const energyRequest = z
  .strictObject({
    gender: z.enum(["male", "female"]),
    height: positive,
    weight: positive,
    age: positive,
    activity: z.enum(ACTIVITIES),
  })
  .refine((input) => basalMetabolicRate(input) > 0, {
    message: "these values give no positive basal metabolic rate",
  })
  .refine((input) => basalMetabolicRate(input) < MAX_RATE_KCAL, {
    message: "these values give a basal metabolic rate too large to represent",
  })
  .meta({ id: "EnergyRequest" });
export type EnergyRequest = z.infer<typeof energyRequest>;

const nonNegative = z.number().nonnegative();

/** Result: energies in kcal per day, rounded to two decimals. */
export const energyResult = z
  .strictObject({
    status: z.literal("ok"),
    formula: z.literal("Harris-Benedict (1919)"),
    inputs: z.strictObject({
      gender: z.enum(["male", "female"]),
      height_cm: positive,
      weight_kg: positive,
      age_years: positive,
      activity: z.enum(ACTIVITIES),
      pal_factor: positive,
    }),
    results: z.strictObject({
      basal_metabolic_rate_kcal: nonNegative,
      total_daily_energy_expenditure_kcal: nonNegative,
      total_daily_energy_expenditure_range_kcal: z.strictObject({
        "minus10%": nonNegative,
        "plus10%": nonNegative,
      }),
    }),
  })
  .meta({ id: "EnergyResult" });
export type EnergyResult = z.infer<typeof energyResult>;
