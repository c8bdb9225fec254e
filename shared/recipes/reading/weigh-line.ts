import type { FoodCandidate } from "../../food/candidate.ts";
import type { Measure } from "../../food/measure.ts";
import { resolveGrams } from "../../food/resolve-grams.ts";
import densities from "./data/densities.json" with { type: "json" };
import { DRAINED_SHARE, isDrained } from "./drained.ts";
import type { LineOutline } from "./line-outline.ts";
import { readToldAmount } from "./told-amount.ts";
import { guessGrams } from "./usual-grams.ts";
import { weighPiece, wordsOf } from "./weigh-piece.ts";

/** Grams of an ingredient, and whether the line tells them. */
export interface LineWeight {
  readonly grams: number;
  readonly isAmountTold: boolean;
}

const WATER_DENSITY = 1;
const ownDensities = new Map(Object.entries(densities.gramsPerMl));

/** Grams of what a line tells of a food; without amount the usual ones of a recipe for four. */
export function weighLine(outline: LineOutline, food: FoodCandidate | null): LineWeight {
  const told = readToldAmount(outline.parsed);
  if (told.kind === "none") return { grams: guessGrams(outline, food), isAmountTold: false };
  if (told.kind === "grams") return weighed(told.grams * (isDrained(outline) ? DRAINED_SHARE : 1), outline);
  if (told.kind === "volume") return weighed(weighVolume(told, outline, food), outline);
  const each = weighPiece(told.unit, outline, food);
  return weighed(each * told.count, outline);
}

function weighed(grams: number, { share }: LineOutline): LineWeight {
  return { grams: roundGrams(grams * share), isAmountTold: true };
}

function weighVolume(
  { millilitres, unit }: { millilitres: number; unit: string },
  outline: LineOutline,
  food: FoodCandidate | null,
): number {
  if (food === null) return millilitres * WATER_DENSITY;
  const own = ownDensities.get(food.name);
  if (own !== undefined) return millilitres * own;
  const measure: Measure = { ...oneMeasure, kind: "volume", unit, millilitres };
  return resolveGrams(food, measure, wordsOf(outline)).grams;
}

const oneMeasure: Omit<Measure, "kind"> = {
  count: 1,
  unit: "",
  sizes: [],
  grams: null,
  millilitres: null,
  vessel: "",
  kilocalories: null,
  isShare: false,
};

/** Grams as they are told: a tenth of a gram, a hundredth below one gram. */
export function roundGrams(grams: number): number {
  return grams < 1 ? Math.round(grams * 100) / 100 : Math.round(grams * 10) / 10;
}
