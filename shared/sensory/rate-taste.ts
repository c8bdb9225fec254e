import type { FoodIdentity } from "./rows/identify-food.ts";
import { type CarriedTaste, carriedDimensions } from "./rows/mix-ingredients.ts";
import type { MixedRow } from "./rows/mix-rows.ts";
import type { SensoryRow } from "./rows/sensory-row.ts";
import type { CompositionTaste } from "./taste/rate-composition.ts";
import { suppressionShare } from "./taste/suppression.ts";
import { mapDimensions, type Taste, type TasteProfile } from "./taste/taste.ts";
import type { TasteDimension } from "./taste/taste-dimension.ts";

/** Everything known of how one food tastes. */
export interface TasteEvidence {
  readonly identity: FoodIdentity;
  readonly row: MixedRow | null;
  readonly carried: CarriedTaste | null;
  readonly composition: CompositionTaste;
  /** What is usual for a row's class, 0 to 100; null where nothing is. */
  readonly typical: (row: SensoryRow | null, dimension: TasteDimension) => number | null;
}

/** How far a curated number holds: of the food itself, of its class, of its group. */
const curatedConfidence = { food: 0.8, class: 0.55, group: 0.3, none: 0.3 } as const;
const carriedConfidence = 0.4;
const typicalConfidence = 0.25;
const modifierShare = 0.25;
const unknown: Taste = { intensity: null, confidence: 0, basis: "rule" };

/**
 * Each taste from the best evidence: a row's number, corrected by what the ingredients of a dish carry where the
 * row is only a class; else composition. Composition-driven sweetness is then suppressed by the other tastes.
 */
export function rateTaste(evidence: TasteEvidence): TasteProfile {
  const rated = mapDimensions((dimension) => rateDimension(dimension, evidence));
  return { ...rated, sweet: suppressSweet(rated) };
}

function rateDimension(dimension: TasteDimension, evidence: TasteEvidence): Taste {
  const { identity, row, composition } = evidence;
  const curated = row?.[dimension] ?? null;
  const measured = composition[dimension];
  const carried = readCarried(dimension, evidence);
  if (identity.level === "food" && curated !== null) return curatedTaste(curated, "food");
  if (carried !== null) {
    const intensity = curated === null ? carried : (curated + carried) / 2;
    return { intensity, confidence: carriedConfidence, basis: "rule" };
  }
  if (curated !== null && identity.level !== "group") return curatedTaste(curated, identity.level);
  const typical = evidence.typical(identity.row, dimension);
  if (measured !== null && (typical === null || !identity.isMisled))
    return addModifiers({ ...measured, basis: "composition" }, dimension, evidence);
  if (typical === null) return curated === null ? unknown : curatedTaste(curated, identity.level);
  const intensity = measured === null ? typical : (typical + measured.intensity) / 2;
  return addModifiers({ intensity, confidence: typicalConfidence, basis: "rule" }, dimension, evidence);
}

/** "Honey yogurt" that the catalogue has as plain: a modifier adds a share of what is usual for it. */
function addModifiers(plain: Taste, dimension: TasteDimension, { identity, typical }: TasteEvidence): Taste {
  const intensity = identity.untoldModifiers.reduce((sum, modifier) => {
    const added = modifier[dimension] ?? typical(modifier, dimension) ?? 0;
    return sum + modifierShare * Math.max(0, added - sum);
  }, plain.intensity ?? 0);
  return { ...plain, intensity };
}

function curatedTaste(intensity: number, level: FoodIdentity["level"]): Taste {
  const basis = level === "food" || level === "class" ? "curated" : "rule";
  return { intensity, confidence: curatedConfidence[level], basis };
}

function readCarried(dimension: TasteDimension, { carried }: TasteEvidence): number | null {
  const known = carriedDimensions.find((one) => one === dimension);
  return carried === null || known === undefined ? null : carried[known];
}

/** Acid and bitterness take sweetness away (mixture rule); curated numbers are of the whole food already. */
function suppressSweet({ sweet, sour, bitter }: TasteProfile): Taste {
  if (sweet.intensity === null || sweet.basis !== "composition") return sweet;
  const share = suppressionShare([sweet.intensity, sour.intensity ?? 0, bitter.intensity ?? 0]);
  return { ...sweet, intensity: sweet.intensity * share };
}
