import type { MealItem } from "./meal-item.ts";
import { resolveGrams } from "./resolve-grams.ts";
import type { Segment } from "./segment-meal.ts";

const nearTie = 1;
const confidenceWeight = 0.8;

/** The food of a mention with its grams: the best fitting one, portion rows deciding between near ties. */
export function chooseFood(segment: Segment): MealItem | null {
  const best = segment.ranked[0];
  if (best === undefined) return null;
  const ties = segment.ranked.filter(({ score }) => score >= best.score - nearTie);
  const terms = new Set(segment.mention.terms.keys());
  const rated = ties.map(({ profile, score }) => {
    const heads = new Set([segment.mention.head, ...(profile.namings[0]?.heads ?? [])]);
    const resolved = resolveGrams(profile.food, segment.measure, { terms, heads });
    return { food: profile.food, resolved, value: score + confidenceWeight * resolved.confidence };
  });
  rated.sort((a, b) => b.value - a.value || a.food.id - b.food.id);
  const chosen = rated[0];
  if (chosen === undefined) return null;
  return {
    name: chosen.food.name,
    brand: null,
    attributes: [],
    grams: chosen.resolved.grams,
    status: "matched",
    foodId: chosen.food.id,
  };
}
