/** What an entry is compared by: its name, and water and energy per 100 g. */
export type ComparableFood = {
  readonly source: string;
  readonly code: string;
  readonly name: string;
  readonly waterGrams: number | null;
  readonly energyKcal: number | null;
};

const waterTolerance = 5;
const energyTolerance = 0.1;

/** Whether two entries can be the same food: water within 5 points and energy within 10 % of the larger. */
export function isComparable(a: ComparableFood, b: ComparableFood): boolean {
  const isKnown = [a, b].every(({ waterGrams, energyKcal }) => waterGrams !== null && energyKcal !== null);
  return isKnown && !isContrary(a, b);
}

/** Whether water or energy, where known of both, differ too much for the same food. */
function isContrary(a: ComparableFood, b: ComparableFood): boolean {
  if (a.waterGrams !== null && b.waterGrams !== null) {
    if (Math.abs(a.waterGrams - b.waterGrams) > waterTolerance) return true;
  }
  if (a.energyKcal === null || b.energyKcal === null) return false;
  const larger = Math.max(a.energyKcal, b.energyKcal);
  return Math.abs(a.energyKcal - b.energyKcal) > energyTolerance * larger;
}
