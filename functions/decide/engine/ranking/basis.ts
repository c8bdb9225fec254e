import { normaliseTerms } from "../../../../shared/domain/food/mod.ts";
import { compoundIds, exactly, type Interval, mapRising } from "../../../../shared/domain/nutrition/mod.ts";
import type { Candidate } from "../candidate.ts";
import { hasPortionFigures } from "../figures/apply-figures.ts";

/** What figures are compared on: a portion, 100 g (100 ml of drinks), or 100 kcal. */
export type Basis = "portion" | "per_100_g" | "per_100_kcal";

const perHundred = /\bper\s+100\s*(?:g|grams?|ml)\b|\bper\s+gram\b|\bby\s+weight\b|\bgram\s+for\s+gram\b/i;
const perEnergy =
  /\b(?:per|for\s+(?=the|same|each|every|\d))\s*(?:the\s+)?(?:same\s+|each\s+|every\s+)?(?:number\s+of\s+|amount\s+of\s+)?(?:100\s+)?(?:k?cal(?:orie)?s?|energy)\b|\bcalorie\s+for\s+calorie\b|\b(?:to|vs|versus)[\s-]+(?:k?cal(?:orie)?s?|energy)\s+ratio\b/i;
const perPortion = /\bper\s+(?:portion|serving|piece|glass|cup|slice)\b/i;
const leastEnergyKcal = 20;

/** The basis a question asks for; else foods of one kind without stated amounts are compared by weight. */
export function chooseBasis(text: string, candidates: readonly Candidate[]): Basis {
  if (candidates.some(hasPortionFigures)) return perEnergy.test(text) ? "per_100_kcal" : "portion";
  if (perHundred.test(text)) return "per_100_g";
  if (perEnergy.test(text)) return "per_100_kcal";
  if (candidates.some(({ stated, isAmountStated }) => stated !== null && !isAmountStated)) return "per_100_g";
  if (areAmountsStated(candidates) || perPortion.test(text)) return "portion";
  const isAnyStated = arePieces(candidates) || candidates.some(({ isAmountStated }) => isAmountStated);
  return areOneKind(candidates) && !isAnyStated ? "per_100_g" : "portion";
}

/** Whether every candidate's amount is stated. */
export function areAmountsStated(candidates: readonly Candidate[]): boolean {
  return candidates.every(({ isAmountStated }) => isAmountStated);
}

/** "A banana or a rice cake": one of each. */
export function arePieces(candidates: readonly Candidate[]): boolean {
  return candidates.every(({ isPiece }) => isPiece);
}

/** Of one catalogue group or called by one noun: then usual portions show nothing. */
function areOneKind(candidates: readonly Candidate[]): boolean {
  const groups = new Set(candidates.map(({ whole }) => whole.foodGroup));
  const heads = new Set(
    candidates.map(({ words }) => normaliseTerms(words).findLast((word) => /^\p{L}+$/u.test(word)) ?? null),
  );
  return [groups, heads].some((kinds) => kinds.size === 1 && !kinds.has(null));
}

/** How a basis is stated to a reader. */
export function describeBasis(basis: Basis, candidates: readonly Candidate[]): string {
  if (basis === "per_100_kcal") return "per 100 kcal";
  if (basis === "per_100_g") return candidates.every(({ isDrink }) => isDrink) ? "per 100 ml" : "per 100 g";
  return "per portion";
}

/** The amount of a compound in a candidate on a basis; null where it is not known. Nothing has none of anything. */
export function amountOn(candidate: Candidate, compoundId: number, basis: Basis): Interval | null {
  if (candidate.kind === "nothing") return exactly(0);
  const amount = candidate.whole.amounts.get(compoundId);
  const grams = gramsOn(candidate, basis);
  if (amount === undefined || grams === null) return null;
  return mapRising(amount, (figure) => (figure * grams) / 100);
}

/** The grams of a candidate that a basis compares; null where its energy is not known and counts. */
export function gramsOn({ whole, portionGrams }: Candidate, basis: Basis): number | null {
  if (basis === "per_100_g") return 100;
  if (basis === "portion") return portionGrams;
  const energyKcal = whole.amounts.get(compoundIds.energyKcal)?.value;
  return energyKcal === undefined ? null : 1e4 / Math.max(leastEnergyKcal, energyKcal);
}
