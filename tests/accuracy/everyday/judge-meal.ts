import type { ExpectedFood, ExpectedMeal } from "./expectation.ts";

/** One food as the service reported it. */
export type ReportedFood = {
  readonly name: string;
  readonly grams: number;
  readonly status: "matched" | "unresolved";
};

/** The service's reading of a meal; `energyKcal` is null where no food was found or none has evidence. */
export type ReportedMeal = {
  readonly foods: readonly ReportedFood[];
  readonly energyKcal: number | null;
};

/** What is wrong with one reading: each list is empty where nothing is. */
export type Judgement = {
  readonly expectedFoods: number;
  /** Foods of the meal that were neither found nor taken for another food. */
  readonly lost: readonly string[];
  /** Foods reported beyond those of the meal. */
  readonly invented: readonly string[];
  /** Foods of the meal reported as another food. */
  readonly mistaken: readonly string[];
  /** Right foods with an amount outside the accepted range. */
  readonly misweighed: readonly string[];
  /** The whole meal's energy, where the set limits it and the reading leaves the limits. */
  readonly energy: readonly string[];
};

/** Judges a reported meal by the accepted reading that it comes closest to. */
export function judgeMeal(expected: ExpectedMeal, reported: ReportedMeal): Judgement {
  const judgements = expected.readings.map((reading) => judgeReading(reading, reported.foods));
  const [closest, ...others] = judgements;
  if (closest === undefined) throw new Error(`Cannot judge meal: "${expected.text}" has no reading`);
  const best = others.reduce((one, other) => (faults(other) < faults(one) ? other : one), closest);
  return { ...best, energy: judgeEnergy(expected, reported) };
}

/** How many things are wrong. */
export function faults({ lost, invented, mistaken, misweighed, energy }: Judgement): number {
  return lost.length + invented.length + mistaken.length + misweighed.length + energy.length;
}

/** What is wrong, each as `lost butter`. */
export function listFaults(judgement: Judgement): string[] {
  const kinds = ["lost", "mistaken", "invented", "misweighed", "energy"] as const;
  return kinds.flatMap((kind) => judgement[kind].map((what) => `${kind} ${what}`));
}

function judgeReading(reading: readonly ExpectedFood[], foods: readonly ReportedFood[]): Judgement {
  const left = [...foods];
  const missing: ExpectedFood[] = [];
  const misweighed: string[] = [];
  const inOrder = [...reading].sort((a, b) => Number(a.isOptional) - Number(b.isOptional));
  for (const food of inOrder) {
    const match = takeMatch(food, left);
    if (match === null && !food.isOptional) missing.push(food);
    if (match !== null && !weighsRight(food, match)) {
      misweighed.push(
        `${food.label}: ${match.grams} g of "${match.name}" for ${food.minGrams}-${food.maxGrams} g`,
      );
    }
  }
  const swaps = Math.min(missing.length, left.length);
  return {
    expectedFoods: reading.filter(({ isOptional }) => !isOptional).length,
    mistaken: missing.slice(0, swaps).map((food, index) => `${food.label} -> ${show(left[index])}`),
    lost: missing.slice(swaps).map(({ label }) => label),
    invented: left.slice(swaps).map(show),
    misweighed,
    energy: [],
  };
}

function takeMatch(food: ExpectedFood, left: ReportedFood[]): ReportedFood | null {
  const matches = left.filter(({ name, status }) => status === food.status && food.fits(name));
  const match = matches.find((candidate) => weighsRight(food, candidate)) ?? matches[0];
  if (match === undefined) return null;
  left.splice(left.indexOf(match), 1);
  return match;
}

function weighsRight({ minGrams, maxGrams }: ExpectedFood, { grams }: ReportedFood): boolean {
  return grams >= minGrams && grams <= maxGrams;
}

function show(food: ReportedFood | undefined): string {
  return food === undefined ? "nothing" : `${food.grams} g "${food.name}" (${food.status})`;
}

function judgeEnergy({ energyKcal }: ExpectedMeal, reported: ReportedMeal): string[] {
  if (energyKcal === null) return [];
  const value = reported.energyKcal ?? 0;
  if (value >= energyKcal.min && value <= energyKcal.max) return [];
  return [`${Math.round(value)} kcal for ${energyKcal.min}-${energyKcal.max}`];
}
