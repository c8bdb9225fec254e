import type { FoodCandidate } from "../../food/candidate.ts";
import usual from "./data/usual-amounts.json" with { type: "json" };
import type { LineOutline } from "./line-outline.ts";

const foodGrams = new Map(Object.entries(usual.foods));
const shelfGrams = new Map(Object.entries(usual.shelfGrams));
const garnish = /\b(?:garnish|decorate|sprinkl|dust|greas|brush|taste|drizzl)/;
const serving = /\b(?:serv|accompan|side)/;

/** Grams that a recipe for four usually takes of a food whose amount the line leaves open. */
export function guessGrams({ known, parsed }: LineOutline, food: FoodCandidate | null): number {
  const grams = foodGrams.get(food?.name ?? "") ?? shelfGrams.get(known?.shelf ?? "") ?? usual.unknownGrams;
  const purpose = `${parsed.purpose ?? ""} ${parsed.comment ?? ""}`.toLowerCase();
  if (garnish.test(purpose)) return Math.min(grams, usual.garnishGrams);
  return serving.test(purpose) ? Math.min(grams, usual.servingGrams) : grams;
}
