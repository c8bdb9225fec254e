import { type TasteDimension, tasteDimensions } from "./taste-dimension.ts";

/** What an intensity rests on: the food's composition, a curated row, or a rule about its kind. */
export type TasteBasis = "composition" | "curated" | "rule";

/** How strong one taste is: 0 to 100, null where nothing is known; confidence 0 to 1. */
export interface Taste {
  readonly intensity: number | null;
  readonly confidence: number;
  readonly basis: TasteBasis;
}

/** A food's rating in every dimension. */
export type TasteProfile = Readonly<Record<TasteDimension, Taste>>;

/** Builds a value for every dimension. */
export function mapDimensions<Value>(
  rate: (dimension: TasteDimension) => Value,
): Readonly<Record<TasteDimension, Value>> {
  const [sweet, salty, sour, bitter, umami, fatty, pungent, astringent] = tasteDimensions;
  return {
    sweet: rate(sweet),
    salty: rate(salty),
    sour: rate(sour),
    bitter: rate(bitter),
    umami: rate(umami),
    fatty: rate(fatty),
    pungent: rate(pungent),
    astringent: rate(astringent),
  };
}

/** A taste as it is told: the intensity with one decimal, the confidence with two. */
export function roundTaste<Rated extends Taste>(taste: Rated): Rated {
  const confidence = Math.round(Math.min(1, Math.max(0, taste.confidence)) * 100) / 100;
  return { ...taste, intensity: roundIntensity(taste.intensity), confidence };
}

function roundIntensity(intensity: number | null): number | null {
  return intensity === null ? null : Math.round(Math.min(100, Math.max(0, intensity)) * 10) / 10;
}
