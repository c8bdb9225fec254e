import relativeSweetness from "../data/relative-sweetness.json" with { type: "json" };
import { tasteCompoundIds } from "../sensory-food.ts";
import type { TasteDimension } from "../taste.ts";
import { type GroupTraits, readGroupTraits } from "./group-traits.ts";

/** An intensity computed from composition, 0 to 100, and how far it can be trusted, 0 to 1. */
type Measured = {
  readonly intensity: number;
  readonly confidence: number;
};

/** Each taste as computed from composition; null if the amounts it needs are unknown. */
export type CompositionTaste = Readonly<Record<TasteDimension, Measured | null>>;

type Amounts = ReadonlyMap<number, number>;

/** A kilogram in milligrams: no amount per 100 g can be larger, even from a model or a broken record. */
const largestAmount = 1e6;

const sugarSweetness = Object.entries(relativeSweetness.sugars).map(([id, factor]) => ({
  id: Number(id),
  factor,
}));
/** Half of the response is reached at about a tenth of sucrose (Beidler's receptor equation, 1954). */
const halfSweetPercent = 10;
const fullSweet = 110;
/** Grams of lactose that plain milk foods hold per 100 g; sugar beyond them was added. */
const lactoseInMilkFoods = 5;
/** A dry food releases its sugar slowly; a liquid releases all at once. */
const drySugarRelease = 0.55;
const enoughOfTotal = 0.8;

/** Grams of NaCl per milligram of sodium, and of potassium at a fifth of sodium's molar saltiness. */
const saltPerSodium = 0.00254;
const saltPerPotassium = 0.0003;
/** Half of the response at 1.2 % salt (Beidler's receptor equation over foods as eaten). */
const halfSaltyPercent = 1.2;
const fullSalty = 105;
const drySaltRelease = 0.4;
const surfaceGain = 1.6;

const halfSourPercent = 1.3;
const fullSour = 110;

const halfBitterMg = 60;
const fullBitter = 110;
/** A tenth of caffeine's bitterness by weight. */
const theobromineShare = 0.1;
const naringeninShare = 1;
const bitterPerAlcoholGram = 0.5;
const pungentPerAlcoholGram = 1.2;

const leastSavoury = 4;
const mostSavoury = 60;
const unsavoury = 3;
const savouryPerProteinGram = 0.7;
const savouryPerSaltPercent = 9;

/** Grams of fat per 100 g at which about two thirds of the sensation are reached. */
const fatScaleGrams = 22;
const emulsionGain = 1.15;
const dryFatShare = 0.85;
const dryWater = 10;
const pureFat = 80;

/** Rates the tastes from amounts per 100 g, in the units of `tasteCompoundIds`; the food group says how to read them. */
export function rateComposition(known: Amounts, foodGroup: string | null): CompositionTaste {
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

/**
 * Sweetness from sugars: from the individual sugars if they make up the total, else from the total by its source,
 * in sucrose equivalents per 100 g. Correlates r about 0.7 with panels (Teo 2021). Null if no sugar is known.
 */
function rateSweetness(amounts: Amounts, sugarsFrom: GroupTraits["sugars"]): Measured | null {
  const total = amounts.get(tasteCompoundIds.sugars);
  const named = sumNamedSugars(amounts);
  const isNamed = named !== null && named.grams >= enoughOfTotal * (total ?? named.grams);
  if (total === undefined && !isNamed) return rateSugarless(amounts);
  const equivalents = isNamed ? named.equivalents : sweetnessOfTotal(total ?? 0, sugarsFrom);
  const water = amounts.get(tasteCompoundIds.water) ?? 50;
  const released = equivalents * (drySugarRelease + ((1 - drySugarRelease) * Math.min(water, 100)) / 100);
  const intensity = (fullSweet * released) / (released + halfSweetPercent);
  return { intensity: Math.min(intensity, 100), confidence: isNamed ? 0.75 : 0.7 };
}

/** Food without carbohydrate has no sugar, even if sugars were not measured. */
function rateSugarless(amounts: Amounts): Measured | null {
  const carbohydrate = amounts.get(tasteCompoundIds.carbohydrate);
  return carbohydrate !== undefined && carbohydrate < 0.5 ? { intensity: 0, confidence: 0.6 } : null;
}

function sumNamedSugars(amounts: Amounts): { grams: number; equivalents: number } | null {
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

function sweetnessOfTotal(sugars: number, sugarsFrom: GroupTraits["sugars"]): number {
  const { total } = relativeSweetness;
  if (sugarsFrom !== "milk") return sugars * total[sugarsFrom];
  const lactose = Math.min(sugars, lactoseInMilkFoods);
  return lactose * total.milk + (sugars - lactose) * total.other;
}

/**
 * Saltiness from sodium as NaCl per 100 g; potassium adds a fifth of its molar amount, at most as much as the
 * sodium does. Correlates r 0.6 to 0.7 with panels (Teo 2021). Null if the sodium is unknown.
 */
function rateSaltiness(amounts: Amounts, isSurfaceSalted: boolean): Measured | null {
  const sodium = amounts.get(tasteCompoundIds.sodium);
  if (sodium === undefined) return null;
  const salt = sodium * saltPerSodium;
  const potassium = (amounts.get(tasteCompoundIds.potassium) ?? 0) * saltPerPotassium;
  const water = Math.min(amounts.get(tasteCompoundIds.water) ?? 50, 100) / 100;
  const release =
    (drySaltRelease + (1 - drySaltRelease) * water) * (isSurfaceSalted && water < 0.2 ? surfaceGain : 1);
  const released = (salt + Math.min(potassium, salt)) * release;
  return {
    intensity: Math.min(100, (fullSalty * released) / (released + halfSaltyPercent)),
    confidence: 0.65,
  };
}

/** Sourness from citric and malic acid, mg per 100 g; null if neither is known. */
function rateAcids(amounts: Amounts): Measured | null {
  const citric = amounts.get(tasteCompoundIds.citricAcid);
  const malic = amounts.get(tasteCompoundIds.malicAcid);
  if (citric === undefined && malic === undefined) return null;
  const percent = ((citric ?? 0) + (malic ?? 0)) / 1000;
  return { intensity: Math.min(100, (fullSour * percent) / (percent + halfSourPercent)), confidence: 0.5 };
}

/** Bitterness from caffeine, theobromine, naringenin (mg) and alcohol (g); null if there is none of them. */
function rateBitterCompounds(amounts: Amounts): Measured | null {
  const bitterMg =
    amountOf(amounts, tasteCompoundIds.caffeine) +
    amountOf(amounts, tasteCompoundIds.theobromine) * theobromineShare +
    amountOf(amounts, tasteCompoundIds.naringenin) * naringeninShare;
  const alcohol = amountOf(amounts, tasteCompoundIds.alcohol) * bitterPerAlcoholGram;
  if (bitterMg + alcohol <= 0) return null;
  const intensity = (fullBitter * bitterMg) / (bitterMg + halfBitterMg) + alcohol;
  return { intensity: Math.min(100, intensity), confidence: 0.4 };
}

/**
 * A weak prior for umami, as free glutamate is not in the catalogue: protein and salt, in savoury groups only
 * (r about 0.5 each, Teo 2021). Null if protein is unknown.
 */
function rateSavouriness(amounts: Amounts, isSavoury: boolean): Measured | null {
  const protein = amounts.get(tasteCompoundIds.protein);
  if (protein === undefined) return null;
  if (!isSavoury) return { intensity: unsavoury, confidence: 0.3 };
  const salt = amountOf(amounts, tasteCompoundIds.sodium) * saltPerSodium;
  const prior = leastSavoury + savouryPerProteinGram * protein + savouryPerSaltPercent * Math.min(salt, 4);
  return { intensity: Math.min(mostSavoury, prior), confidence: 0.35 };
}

/**
 * Fat sensation 100·(1 - exp(-fat/22)): more in emulsions, less in dry foods that hold their fat inside.
 * Correlates r about 0.6 with panels (Teo 2021). Null if the fat is unknown.
 */
function rateFattiness(amounts: Amounts, isEmulsion: boolean): Measured | null {
  const fat = amounts.get(tasteCompoundIds.fat);
  if (fat === undefined) return null;
  const water = amounts.get(tasteCompoundIds.water) ?? 50;
  const isDry = water < dryWater && fat < pureFat;
  const felt = fat * (isEmulsion && !isDry ? emulsionGain : isDry ? dryFatShare : 1);
  return { intensity: 100 * (1 - Math.exp(-felt / fatScaleGrams)), confidence: 0.6 };
}

/** The burn of alcohol, g per 100 g; null if there is none. */
function rateAlcoholBurn(amounts: Amounts): Measured | null {
  const alcohol = amountOf(amounts, tasteCompoundIds.alcohol);
  return alcohol <= 0 ? null : { intensity: Math.min(100, alcohol * pungentPerAlcoholGram), confidence: 0.5 };
}

function amountOf(amounts: Amounts, id: number): number {
  return amounts.get(id) ?? 0;
}
