import { compoundIds } from "./compound-ids.ts";
import data from "./data/relative-sweetness.json" with { type: "json" };
import type { GroupTraits } from "./group-traits.ts";

/** An intensity that composition tells, 0 to 100, and how far it can be trusted, 0 to 1. */
export interface Measured {
  readonly intensity: number;
  readonly confidence: number;
}

const sugarSweetness = Object.entries(data.sugars).map(([id, factor]) => ({ id: Number(id), factor }));
/** Half of the response is reached at about a tenth of sucrose (Beidler's receptor equation, 1954). */
const halfResponse = 10;
const fullResponse = 110;
/** Grams of lactose that plain milk foods hold per 100 g; sugar beyond them was added. */
const lactoseInMilkFoods = 5;
/** A dry food gives its sugar up slowly; a liquid gives all at once. */
const dryRelease = 0.55;
const enoughOfTotal = 0.8;

/**
 * Sweetness from sugars: the sugars by name where they make up the total, else the total by its source class,
 * in sucrose equivalents per 100 g. Correlates r about 0.7 with panels (Teo 2021). Null when no sugar is known.
 */
export function rateSweetness(
  amounts: ReadonlyMap<number, number>,
  sugarsFrom: GroupTraits["sugars"],
): Measured | null {
  const total = amounts.get(compoundIds.sugars);
  const named = sumNamedSugars(amounts);
  const isNamed = named !== null && named.grams >= enoughOfTotal * (total ?? named.grams);
  if (total === undefined && !isNamed) return rateSugarless(amounts);
  const equivalents = isNamed ? named.equivalents : sweetnessOfTotal(total ?? 0, sugarsFrom);
  const water = amounts.get(compoundIds.water) ?? 50;
  const released = equivalents * (dryRelease + ((1 - dryRelease) * Math.min(water, 100)) / 100);
  const intensity = (fullResponse * released) / (released + halfResponse);
  return { intensity: Math.min(intensity, 100), confidence: isNamed ? 0.75 : 0.7 };
}

/** Food without carbohydrate has no sugar, whether or not somebody measured it. */
function rateSugarless(amounts: ReadonlyMap<number, number>): Measured | null {
  const carbohydrate = amounts.get(compoundIds.carbohydrate);
  return carbohydrate !== undefined && carbohydrate < 0.5 ? { intensity: 0, confidence: 0.6 } : null;
}

function sumNamedSugars(amounts: ReadonlyMap<number, number>): { grams: number; equivalents: number } | null {
  let grams = 0;
  let equivalents = 0;
  let known = 0;
  for (const { id, factor } of sugarSweetness) {
    const amount = amounts.get(id);
    if (amount === undefined) continue;
    known++;
    grams += amount;
    equivalents += amount * factor;
  }
  return known < 3 ? null : { grams, equivalents };
}

function sweetnessOfTotal(grams: number, sugarsFrom: GroupTraits["sugars"]): number {
  const sugars = grams;
  if (sugarsFrom !== "milk") return sugars * data.total[sugarsFrom];
  const lactose = Math.min(sugars, lactoseInMilkFoods);
  return lactose * data.total.milk + (sugars - lactose) * data.total.other;
}
