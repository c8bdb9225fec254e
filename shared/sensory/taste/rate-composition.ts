import { rateAcids, rateAlcoholBurn, rateBitterCompounds } from "./chemical-evidence.ts";
import { rateFattiness } from "./fattiness.ts";
import { readGroupTraits } from "./group-traits.ts";
import { rateSaltiness } from "./saltiness.ts";
import { rateSavouriness } from "./savouriness.ts";
import { type Measured, rateSweetness } from "./sweetness.ts";
import type { TasteDimension } from "./taste-dimension.ts";

/** What composition tells of each taste; null where it tells nothing. */
export type CompositionTaste = Readonly<Record<TasteDimension, Measured | null>>;

/** A kilogram in milligrams: no amount per 100 g is more, whatever a model or a broken record says. */
const largestAmount = 1e6;

/** Rates the tastes that amounts per 100 g tell of; the food group says how they are to be read. */
export function rateComposition(
  known: ReadonlyMap<number, number>,
  foodGroup: string | null,
): CompositionTaste {
  const numbers = [...known].filter(([, amount]) => !Number.isNaN(amount));
  const amounts = new Map(numbers.map(([id, amount]) => [id, Math.min(largestAmount, Math.max(0, amount))]));
  const traits = readGroupTraits(foodGroup);
  return {
    sweet: rateSweetness(amounts, traits.sugars),
    salty: rateSaltiness(amounts, traits.isSurfaceSalted),
    sour: rateAcids(amounts),
    bitter: rateBitterCompounds(amounts),
    umami: rateSavouriness(amounts, traits.isSavoury),
    fatty: rateFattiness(amounts, traits.isEmulsion),
    pungent: rateAlcoholBurn(amounts),
    astringent: null,
  };
}
