import type { FoodCandidate } from "../../food/candidate.ts";
import usual from "./data/usual-amounts.json" with { type: "json" };
import type { LineOutline } from "./line-outline.ts";

const foodGrams = new Map(Object.entries(usual.foods));
const shelfGrams = new Map(Object.entries(usual.shelfGrams));
const garnish = /\b(?:garnish|decorate|sprinkl|dust|greas|brush|taste|drizzl)/;
const little = /\b(?:little|bit of|small amount|touch of)\b/i;
const serving = /\b(?:serv|accompan|side)/;

/** Grams that a recipe for four usually takes of a food whose amount the line leaves open. */
export function guessGrams({ known, parsed, text }: LineOutline, food: FoodCandidate | null): number {
  const grams = foodGrams.get(food?.name ?? "") ?? shelfGrams.get(known?.shelf ?? "") ?? usual.unknownGrams;
  const purpose = `${parsed.purpose ?? ""} ${parsed.comment ?? ""}`.toLowerCase();
  if (little.test(text)) return Math.min(grams, usual.littleGrams);
  if (garnish.test(purpose)) return Math.min(grams, usual.garnishGrams);
  return serving.test(purpose) ? Math.min(grams, usual.servingGrams) : grams;
}
