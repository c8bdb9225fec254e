import * as z from "zod/mini";
import { ACTIVITIES, PAL_FACTORS } from "./activity.ts";
import { basalMetabolicRate } from "./energy.ts";

const positive = z.number().check(z.positive());

/** Leaves room below the largest double for the total, its range and their rounding. */
const MAX_RATE_KCAL = 1e300;

const gender = z.enum(["male", "female"]);
const activity = z
  .enum(ACTIVITIES)
  .check(
    z.describe(`Stands for a factor: ${ACTIVITIES.map((name) => `${name} ${PAL_FACTORS[name]}`).join(", ")}`),
  );

/** Request: the five direct fields, height in cm, weight in kg, age in years. */
export const energyRequest = z
  .strictObject({
    gender,
    height: positive.check(z.describe("In cm")),
    weight: positive.check(z.describe("In kg")),
    age: positive.check(z.describe("In years")),
    activity,
  })
  .check(
    z.refine((input) => basalMetabolicRate(input) > 0, {
      message: "these values give no positive basal metabolic rate",
    }),
    z.refine((input) => basalMetabolicRate(input) < MAX_RATE_KCAL, {
      message: "these values give a basal metabolic rate too large to represent",
    }),
    z.meta({
      id: "EnergyRequest",
      description: "A person; together the values must give a positive basal metabolic rate",
    }),
  );
export type EnergyRequest = z.infer<typeof energyRequest>;

const kcalPerDay = z.number().check(z.nonnegative(), z.describe("In kcal a day, to two decimals"));

/** Result: energies in kcal per day, rounded to two decimals. */
export const energyResult = z
  .strictObject({
    status: z.literal("ok"),
    formula: z.literal("Harris-Benedict (1919)"),
    inputs: z
      .strictObject({
        gender,
        height_cm: positive,
        weight_kg: positive,
        age_years: positive,
        activity,
        pal_factor: positive.check(z.describe("Physical activity level: total by basal energy")),
      })
      .check(z.describe("The request as it was read")),
    results: z
      .strictObject({
        basal_metabolic_rate_kcal: kcalPerDay,
        total_daily_energy_expenditure_kcal: kcalPerDay,
        total_daily_energy_expenditure_range_kcal: z
          .strictObject({ "minus10%": kcalPerDay, "plus10%": kcalPerDay })
          .check(z.describe("The total less and plus ten percent")),
      })
      .check(z.describe("Energies of a day")),
  })
  .check(z.meta({ id: "EnergyResult" }));
export type EnergyResult = z.infer<typeof energyResult>;
