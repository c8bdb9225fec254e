import type { MealPart } from "./meal-part.ts";

interface Weighed {
  readonly term: string;
  readonly strength: number;
}

const most = 8;

/** The terms of all foods, ranked by mass times strength; the first gets strength 3, the others in proportion. */
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
  const ranked = [...weights].sort((a, b) => b[1] - a[1]).slice(0, most);
  const top = ranked[0]?.[1] ?? 0;
  return ranked.map(([term, weight]) => ({
    term,
    strength: top > 0 ? Math.max(1, Math.round((3 * weight) / top)) : 1,
  }));
}
