import type { OwnValue } from "./own-food.ts";
import type { KnownCompound } from "./query-catalogue.ts";

/** The result of checking the values of a food: errors are impossible values, doubts are unlikely ones. */
type ValueCheck = {
  readonly errors: readonly string[];
  readonly doubts: readonly string[];
};

const ids = {
  protein: 1003,
  fat: 1004,
  carbohydrate: 1005,
  ash: 1007,
  energy: 1008,
  alcohol: 1018,
  water: 1051,
} as const;
const gramsOf: Readonly<Record<string, number>> = { g: 1, mg: 0.001, µg: 0.000001 };
/** Rounding and different methods of analysis make sums of published foods exceed 100 g by a few. */
const mostGrams = 105;
/** Pure fat has 902 kcal in 100 g. */
const mostKilocalories = 910;
/** Kilocalories a gram (Merrill and Watt, USDA Agriculture Handbook 74, general factors). */
const atwater = { protein: 4, fat: 9, carbohydrate: 4, alcohol: 7 } as const;
const doubtfulShare = 0.25;
const doubtfulKilocalories = 20;

/** Checks values per 100 g: single masses, their sum, and energy against what the nutrients give. */
export function checkValues(
  values: readonly OwnValue[],
  compounds: ReadonlyMap<number, KnownCompound>,
): ValueCheck {
  const errors: string[] = [];
  for (const { compoundId, amount, maximum } of values) {
    const { name = "", unit = "" } = compounds.get(compoundId) ?? {};
    const grams = Math.max(amount ?? 0, maximum ?? 0) * (gramsOf[unit] ?? 0);
    if (grams > 100 * (1 + 1e-9)) errors.push(`${name} of ${amount} ${unit} is more than the 100 g it is in`);
  }
  const numbers = readNumbers(values);
  const { protein = 0, fat = 0, carbohydrate = 0, ash = 0, alcohol = 0, water = 0, energy } = numbers;
  const sum = protein + fat + carbohydrate + ash + alcohol + water;
  if (sum > mostGrams && errors.length === 0)
    errors.push(
      `its main components make ${round(sum)} g of 100 g (protein, fat, carbohydrate, water, ash, alcohol)`,
    );
  if (energy !== undefined && energy > mostKilocalories)
    errors.push(`energy of ${round(energy)} kcal in 100 g is more than pure fat has`);
  return { errors, doubts: errors.length === 0 ? doubtEnergy(numbers) : [] };
}

type Numbers = Partial<Record<keyof typeof ids, number>>;

function readNumbers(values: readonly OwnValue[]): Numbers {
  const known = new Map(values.map((value) => [value.compoundId, value]));
  return Object.fromEntries(
    Object.entries(ids).flatMap(([name, id]) => {
      const { amount = null, valueType = "" } = known.get(id) ?? {};
      return amount === null || valueType.endsWith("_than") ? [] : [[name, amount]];
    }),
  );
}

// Fibre gives less than 4 kcal a gram and polyols differ: only large differences are reported.
function doubtEnergy({ energy, protein, fat, carbohydrate, alcohol = 0 }: Numbers): string[] {
  if (energy === undefined || protein === undefined || fat === undefined || carbohydrate === undefined)
    return [];
  const expected =
    protein * atwater.protein +
    fat * atwater.fat +
    carbohydrate * atwater.carbohydrate +
    alcohol * atwater.alcohol;
  const difference = Math.abs(energy - expected);
  if (difference <= doubtfulKilocalories || difference <= doubtfulShare * expected) return [];
  const message = `energy is ${round(energy)} kcal, where protein, fat and carbohydrate give ${round(expected)}`;
  const isKilojoules = Math.abs(energy / 4.184 - expected) < doubtfulShare * expected;
  return [isKilojoules ? `${message}: it may be in kJ` : message];
}

function round(amount: number): number {
  return Math.round(amount * 10) / 10;
}
