import type { MatchedFood } from "./decode-name.ts";
import type { NamedFood } from "./named-food.ts";

/** How the matched food compares with the published composition. */
export const nameVerdicts = ["right", "near", "another food", "refused"] as const;
export type NameVerdict = (typeof nameVerdicts)[number];

/** A name with what was matched to it. */
export type JudgedName = {
  readonly food: NamedFood;
  readonly matched: MatchedFood | null;
  readonly verdict: NameVerdict;
};

/** A value may differ by either: an amount, or a share of the published value. */
type Tolerance = { readonly amount: number; readonly share: number };

const right = {
  energyKcal: { amount: 20, share: 0.15 },
  proteinGrams: { amount: 2, share: 0.2 },
  fatGrams: { amount: 2, share: 0.2 },
} as const;
const nearEnergy: Tolerance = { amount: 40, share: 0.3 };

/** Judges the food that was matched to a name; a name without one is refused. */
export function judgeName(food: NamedFood, matched: MatchedFood | null): JudgedName {
  return { food, matched, verdict: compare(food, matched) };
}

function compare({ published }: NamedFood, matched: MatchedFood | null): NameVerdict {
  if (matched === null) return "refused";
  const { energyKcal, proteinGrams, fatGrams } = published;
  const isRight =
    isWithin(matched.energyKcal, energyKcal, right.energyKcal) &&
    isWithin(matched.proteinGrams, proteinGrams, right.proteinGrams) &&
    isWithin(matched.fatGrams, fatGrams, right.fatGrams);
  if (isRight) return "right";
  return isWithin(matched.energyKcal, energyKcal, nearEnergy) ? "near" : "another food";
}

function isWithin(value: number | null, published: number, { amount, share }: Tolerance): boolean {
  return value !== null && Math.abs(value - published) <= Math.max(amount, share * published);
}
