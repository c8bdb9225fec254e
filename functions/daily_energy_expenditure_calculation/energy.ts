/** What the basal metabolic rate depends on: height in cm, weight in kg, age in completed years. */
type Body = { gender: "male" | "female"; height: number; weight: number; age: number };

/** Harris and Benedict, Carnegie Institution of Washington, publication 279 (1919): kcal per day. */
const coefficients = {
  male: { base: 66.473, perKg: 13.7516, perCm: 5.0033, perYear: 6.755 },
  female: { base: 655.0955, perKg: 9.5634, perCm: 1.8496, perYear: 4.6756 },
} as const;

/** Basal metabolic rate in kcal per day, unrounded; zero or less for bodies the equation was not made for. */
export function basalMetabolicRate({ gender, height, weight, age }: Body): number {
  const { base, perKg, perCm, perYear } = coefficients[gender];
  return base + perKg * weight + perCm * height - perYear * age;
}
