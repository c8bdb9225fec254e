import { compoundIds } from "./compound-ids.ts";
import type { Measured } from "./sweetness.ts";

type Amounts = ReadonlyMap<number, number>;

const halfSourPercent = 1.3;
const fullSour = 110;
const halfBitterMg = 60;
const fullBitter = 110;
/** A tenth of caffeine's bitterness by weight. */
const theobromineShare = 0.1;
const naringeninShare = 1;
const pungentPerAlcoholGram = 1.2;
const bitterPerAlcoholGram = 0.5;

/** Sourness from citric and malic acid, mg per 100 g; null when neither is known. */
export function rateAcids(amounts: Amounts): Measured | null {
  const citric = amounts.get(compoundIds.citricAcid);
  const malic = amounts.get(compoundIds.malicAcid);
  if (citric === undefined && malic === undefined) return null;
  const percent = ((citric ?? 0) + (malic ?? 0)) / 1000;
  return { intensity: Math.min(100, (fullSour * percent) / (percent + halfSourPercent)), confidence: 0.5 };
}

/** Bitterness from caffeine, theobromine, naringenin (mg) and alcohol (g); null when none of them is there. */
export function rateBitterCompounds(amounts: Amounts): Measured | null {
  const bitterMg =
    amountOf(amounts, compoundIds.caffeine) +
    amountOf(amounts, compoundIds.theobromine) * theobromineShare +
    amountOf(amounts, compoundIds.naringenin) * naringeninShare;
  const alcohol = amountOf(amounts, compoundIds.alcohol) * bitterPerAlcoholGram;
  if (bitterMg + alcohol <= 0) return null;
  const intensity = (fullBitter * bitterMg) / (bitterMg + halfBitterMg) + alcohol;
  return { intensity: Math.min(100, intensity), confidence: 0.4 };
}

/** The burn of alcohol, g per 100 g; null when there is none. */
export function rateAlcoholBurn(amounts: Amounts): Measured | null {
  const alcohol = amountOf(amounts, compoundIds.alcohol);
  return alcohol <= 0 ? null : { intensity: Math.min(100, alcohol * pungentPerAlcoholGram), confidence: 0.5 };
}

function amountOf(amounts: Amounts, id: number): number {
  return amounts.get(id) ?? 0;
}
