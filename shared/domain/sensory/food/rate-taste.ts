import typicalTastes from "../data/typical-tastes.json" with { type: "json" };
import type { FoodIdentity } from "../table/identify-food.ts";
import { type CarriedTaste, carriedDimensions, type MixedRow } from "../table/mix-rows.ts";
import { classesOf, type SensoryRow, type SensoryTable } from "../table/sensory-table.ts";
import {
  mapDimensions,
  suppressionShare,
  type Taste,
  type TasteDimension,
  type TasteProfile,
} from "../taste.ts";
import type { CompositionTaste } from "./rate-composition.ts";

/** Everything known about how one food tastes. */
type TasteEvidence = {
  readonly identity: FoodIdentity;
  readonly row: MixedRow | null;
  readonly carried: CarriedTaste | null;
  readonly composition: CompositionTaste;
  /** Where the rows of `identity` come from. */
  readonly table: SensoryTable;
};

type TypicalTaste = Readonly<Partial<Record<TasteDimension, number>>>;

/** How far a curated number can be trusted: of the food itself, of its class, of its group. */
const curatedConfidence = { food: 0.8, class: 0.55, group: 0.3, none: 0.3 } as const;
const carriedConfidence = 0.4;
const typicalConfidence = 0.25;
const modifierShare = 0.25;
const unknown: Taste = { intensity: null, confidence: 0, basis: "rule" };
const typicalByName: ReadonlyMap<string, TypicalTaste> = new Map(Object.entries(typicalTastes.tastes));

/**
 * Each taste from the best evidence: a row's number, corrected by what the ingredients of a dish contribute if the
 * row is only a class; else composition. Sweetness from composition is then suppressed by the other tastes.
 */
export function rateTaste(evidence: TasteEvidence): TasteProfile {
  const rated = mapDimensions((dimension) => rateDimension(dimension, evidence));
  return { ...rated, sweet: suppressSweet(rated) };
}

function rateDimension(dimension: TasteDimension, evidence: TasteEvidence): Taste {
  const { identity, row, composition, table } = evidence;
  const curated = row?.[dimension] ?? null;
  const measured = composition[dimension];
  const carried = readCarried(dimension, evidence);
  if (identity.level === "food" && curated !== null) return curatedTaste(curated, "food");
  if (carried !== null) {
    const intensity = curated === null ? carried : (curated + carried) / 2;
    return { intensity, confidence: carriedConfidence, basis: "rule" };
  }
  if (curated !== null && identity.level !== "group") return curatedTaste(curated, identity.level);
  const typical = findTypicalTaste(identity.row, dimension, table);
  if (measured !== null && (typical === null || !identity.isOtherKind))
    return addModifiers({ ...measured, basis: "composition" }, dimension, evidence);
  if (typical === null) return curated === null ? unknown : curatedTaste(curated, identity.level);
  const intensity = measured === null ? typical : (typical + measured.intensity) / 2;
  return addModifiers({ intensity, confidence: typicalConfidence, basis: "rule" }, dimension, evidence);
}

function readCarried(dimension: TasteDimension, { carried }: TasteEvidence): number | null {
  const known = carriedDimensions.find((one) => one === dimension);
  return carried === null || known === undefined ? null : carried[known];
}

function curatedTaste(intensity: number, level: FoodIdentity["level"]): Taste {
  const basis = level === "food" || level === "class" ? "curated" : "rule";
  return { intensity, confidence: curatedConfidence[level], basis };
}

/** "Honey yogurt" matched to plain yogurt: each modifier adds a share of its own usual taste. */
function addModifiers(plain: Taste, dimension: TasteDimension, { identity, table }: TasteEvidence): Taste {
  const intensity = identity.unmatchedModifiers.reduce((sum, modifier) => {
    const added = modifier[dimension] ?? findTypicalTaste(modifier, dimension, table) ?? 0;
    return sum + modifierShare * Math.max(0, added - sum);
  }, plain.intensity ?? 0);
  return { ...plain, intensity };
}

/**
 * How sweet, salty or fatty foods of a row or its class usually are, 0 to 100, for a food without a composition of
 * its own; null for other tastes and for rows without a usual value.
 */
export function findTypicalTaste(
  row: SensoryRow | null,
  dimension: TasteDimension,
  table: SensoryTable,
): number | null {
  if (row === null) return null;
  const typical = [row, ...classesOf(row, table)]
    .map(({ name }) => typicalByName.get(name))
    .find((one) => one !== undefined);
  return typical?.[dimension] ?? null;
}

/** Acid and bitterness suppress sweetness (mixture rule); curated numbers already describe the whole food. */
function suppressSweet({ sweet, sour, bitter }: TasteProfile): Taste {
  if (sweet.intensity === null || sweet.basis !== "composition") return sweet;
  const share = suppressionShare([sweet.intensity, sour.intensity ?? 0, bitter.intensity ?? 0]);
  return { ...sweet, intensity: sweet.intensity * share };
}
