/** Energy, protein and fat of 100 g. */
export type Macros = {
  readonly energyKcal: number;
  readonly proteinGrams: number;
  readonly fatGrams: number;
};

/** A value may differ by either: an amount, or a share of the other. */
type Tolerance = { readonly amount: number; readonly share: number };

const same = {
  energyKcal: { amount: 20, share: 0.15 },
  proteinGrams: { amount: 2, share: 0.2 },
  fatGrams: { amount: 2, share: 0.2 },
} as const;
const nearEnergy: Tolerance = { amount: 40, share: 0.3 };
const steepness = 4;

/** Whether a composition is that of another food as far as tables agree: energy within 15 %, protein and fat 20 %. */
export function isSameComposition(one: Macros, other: Macros): boolean {
  return largestDifference(one, other) <= 1;
}

/** Whether the energy of one is within 30 % or 40 kcal of the other's. */
export function isNearEnergy(one: Macros, other: Macros): boolean {
  return differenceOf(one.energyKcal, other.energyKcal, nearEnergy) <= 1;
}

/** How much one composition is the other, 0 to 1: a logistic curve of the largest difference over its tolerance. */
export function rateSameness(one: Macros, other: Macros): number {
  return 1 / (1 + Math.exp(steepness * (largestDifference(one, other) - 1)));
}

function largestDifference(one: Macros, other: Macros): number {
  return Math.max(
    differenceOf(one.energyKcal, other.energyKcal, same.energyKcal),
    differenceOf(one.proteinGrams, other.proteinGrams, same.proteinGrams),
    differenceOf(one.fatGrams, other.fatGrams, same.fatGrams),
  );
}

function differenceOf(one: number, other: number, { amount, share }: Tolerance): number {
  return Math.abs(one - other) / Math.max(amount, share * other);
}
