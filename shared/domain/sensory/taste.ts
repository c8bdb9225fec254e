/** The tastes and mouth sensations that are rated, in the order of the results. */
export const tasteDimensions = [
  "sweet",
  "salty",
  "sour",
  "bitter",
  "umami",
  "fatty",
  "pungent",
  "astringent",
] as const;

/** One of the rated tastes; `fatty`, `pungent` and `astringent` are mouth sensations. */
export type TasteDimension = (typeof tasteDimensions)[number];

/** What an intensity is based on: the food's composition, a curated row, or a rule for its kind of food. */
export type TasteBasis = "composition" | "curated" | "rule";

/** How strong one taste is: 0 to 100, null if unknown; confidence 0 to 1. */
export type Taste = {
  readonly intensity: number | null;
  readonly confidence: number;
  readonly basis: TasteBasis;
};

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

/** A taste rounded for the result: the intensity to one decimal, the confidence to two. */
export function roundTaste<Rated extends Taste>(taste: Rated): Rated {
  const confidence = Math.round(Math.min(1, Math.max(0, taste.confidence)) * 100) / 100;
  return { ...taste, intensity: roundIntensity(taste.intensity), confidence };
}

function roundIntensity(intensity: number | null): number | null {
  return intensity === null ? null : Math.round(Math.min(100, Math.max(0, intensity)) * 10) / 10;
}

/**
 * The share of each taste that is left in a mixture: √ΣI² / ΣI of the unmixed intensities, 1 for a single taste
 * (De Graaf & Frijters: the mixture's total is √ΣI², and about the sum of the suppressed tastes).
 */
export function suppressionShare(intensities: readonly number[]): number {
  const sum = intensities.reduce((total, intensity) => total + intensity, 0);
  if (sum <= 0) return 1;
  const squares = intensities.reduce((total, intensity) => total + intensity * intensity, 0);
  return Math.sqrt(squares) / sum;
}
