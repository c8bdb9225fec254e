import type { MealPart } from "./meal-part.ts";

interface Weighed {
  readonly term: string;
  readonly strength: number;
}

const most = 8;

/** The terms of all foods, ranked by mass times strength; the strength is the mean over the meal's mass, 1 to 3. */
export function rankTerms(
  parts: readonly MealPart[],
  termsOf: (part: MealPart) => readonly Weighed[],
): Weighed[] {
  const weights = new Map<string, number>();
  for (const part of parts) {
    for (const { term, strength } of termsOf(part)) {
      weights.set(term, (weights.get(term) ?? 0) + part.share * strength);
    }
  }
  return [...weights]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([term, weight]) => ({ term, strength: Math.max(1, Math.round(weight)) }));
}
