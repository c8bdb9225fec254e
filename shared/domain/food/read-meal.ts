import { poolCandidates } from "./candidates/candidate-pool.ts";
import type { FoundFoods } from "./candidates/food-names.ts";
import { chooseFood, type MealItem } from "./choose-food.ts";
import type { Segment } from "./segments/segment.ts";
import { mergeMentions, segmentMeal } from "./segments/segment-meal.ts";
import type { MealOutline } from "./text/chunks.ts";

/** The foods of an outlined meal with grams, from the candidates the catalogue found for its queries. */
export function readMeal(outline: MealOutline, found: FoundFoods): MealItem[] {
  const pool = poolCandidates(found);
  const segments = mergeMentions(segmentMeal(outline.chunks, pool), pool);
  if (isAboutSomethingElse(outline, segments)) return [];
  return segments.map((segment, index, all) => chooseFood(segment, all[index - 1]));
}

/** "Turn left at gate 12": a sentence with a place or a time in it, and nothing that is eaten, is no list of foods. */
function isAboutSomethingElse({ chunks }: MealOutline, segments: readonly Segment[]): boolean {
  const isSentence = chunks.some(({ link }) => link === "prep");
  return isSentence && !segments.some(tellsOfFood);
}

function tellsOfFood({ chunks, measure, ranked }: Segment): boolean {
  if (ranked.length > 0 || chunks[0]?.eaten === "said") return true;
  return measure !== null && measure.kind !== "article" && measure.kind !== "count";
}
