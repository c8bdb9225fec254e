import * as z from "zod/mini";
import { activities, palFactors } from "./activity.ts";
import { basalMetabolicRate } from "./energy.ts";

const positive = z.number().check(z.positive());

/** Leaves room below the largest double for the total, its range and their rounding. */
const maxRateKcal = 1e300;

const gender = z.enum(["male", "female"]);
const activity = z
  .enum(activities)
  .check(
    z.describe(
      `Activity level, with its factor: ${activities.map((name) => `${name} ${palFactors[name]}`).join(", ")}`,
    ),
  );

/** Request: the five direct fields, height in cm, weight in kg, age in years. */
export const energyRequest = z
  .strictObject({
    gender,
    height: positive.check(z.describe("Height in cm")),
    weight: positive.check(z.describe("Weight in kg")),
    age: positive.check(z.describe("Age in years")),
    activity,
  })
  .check(
    z.refine((input) => basalMetabolicRate(input) > 0, {
      message: "these values give no positive basal metabolic rate",
    }),
    z.refine((input) => basalMetabolicRate(input) < maxRateKcal, {
      message: "these values give a basal metabolic rate too large to represent",
    }),
    z.meta({
      id: "EnergyRequest",
      description: "Data of one person; together they must give a positive basal metabolic rate",
    }),
  );
export type EnergyRequest = z.infer<typeof energyRequest>;

const kcalPerDay = z.number().check(z.nonnegative(), z.describe("kcal per day, rounded to two decimals"));

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
        pal_factor: positive.check(
          z.describe("Physical activity level: total energy divided by basal energy"),
        ),
      })
      .check(z.describe("The inputs that were used")),
    results: z
      .strictObject({
        basal_metabolic_rate_kcal: kcalPerDay,
        total_daily_energy_expenditure_kcal: kcalPerDay,
        total_daily_energy_expenditure_range_kcal: z
          .strictObject({ "minus10%": kcalPerDay, "plus10%": kcalPerDay })
          .check(z.describe("Total minus and plus 10 %")),
      })
      .check(z.describe("Energy per day")),
  })
  .check(z.meta({ id: "EnergyResult" }));
export type EnergyResult = z.infer<typeof energyResult>;
