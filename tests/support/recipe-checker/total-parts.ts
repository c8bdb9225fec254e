import type { Catalogue, Evidence } from "./catalogue.ts";
import type { AmountType, ShownIngredient } from "./result-shape.ts";

/** An ingredient as it is eaten: `foodId` null where the catalogue has no such food. */
export type Helping = { foodId: number | null; grams: number };

/** What a compound sums to, in its unit; a bound is null if no source has one. */
export type Total = {
  value: number | null;
  low: number | null;
  high: number | null;
  type: AmountType;
  incomplete: boolean;
  interpolated: boolean;
};

/** Ingredients times `share`, with the food that each name stands for. */
export function helpingsOf(
  ingredients: readonly ShownIngredient[],
  share: number,
  foodOf: (name: string) => number | null,
): Helping[] {
  return ingredients.map(({ canonical_name, quantity_g }) => ({
    foodId: canonical_name === null ? null : foodOf(canonical_name),
    grams: quantity_g * share,
  }));
}

/** The total of one compound; null where no helping has evidence for it. */
export function totalCompound(
  compoundId: number,
  helpings: readonly Helping[],
  catalogue: Catalogue,
): Total | null {
  const parts = helpings.flatMap(({ foodId, grams }) => {
    const evidence = foodId === null ? undefined : catalogue.evidenceOf(foodId).get(compoundId);
    return evidence ? [scale(evidence, grams / 100)] : [];
  });
  if (parts.length === 0) return null;
  const type = typeOf(parts);
  const incomplete = parts.length < helpings.length;
  const isOpen = incomplete || type === "unquantified" || type === "trace" || !parts.some(hasSpread);
  return {
    value: amountOf(parts, type),
    low: isOpen ? null : sum(parts, lowest),
    high: isOpen || !parts.every(hasCeiling) ? null : sum(parts, highest),
    type,
    incomplete,
    interpolated: parts.some(({ interpolated }) => interpolated),
  };
}

function scale(evidence: Evidence, factor: number): Evidence {
  const times = (amount: number | null) => (amount === null ? null : amount * factor);
  const { amount, minimum, maximum } = evidence;
  return { ...evidence, amount: times(amount), minimum: times(minimum), maximum: times(maximum) };
}

/** A stated zero never changes how a total is to be read. */
function typeOf(parts: readonly Evidence[]): AmountType {
  const telling = parts.filter((part) => !(isPoint(part) && part.amount === 0));
  const types = new Set(telling.map(({ type }) => type));
  if (telling.length === 0) return parts.length === 1 ? (parts[0]?.type ?? "calculated") : "calculated";
  if (telling.length === 1) return telling[0]?.type ?? "calculated";
  if ([...types].every((type) => type === "trace")) return "trace";
  if ([...types].every((type) => type === "trace" || type === "less_than")) return "less_than";
  if (types.size === 1 && types.has("unquantified")) return "unquantified";
  if (types.has("greater_than") || types.has("unquantified")) return "greater_than";
  return "calculated";
}

function amountOf(parts: readonly Evidence[], type: AmountType): number | null {
  if (type === "trace" || type === "unquantified") return null;
  if (type === "less_than") return sum(parts, ({ amount }) => amount ?? 0);
  return sum(parts, (part) => (part.type === "less_than" ? (part.amount ?? 0) / 2 : (part.amount ?? 0)));
}

function isPoint({ type }: Evidence): boolean {
  return type === "quantified" || type === "calculated";
}

function hasSpread(part: Evidence): boolean {
  return part.minimum !== null || part.maximum !== null || !isPoint(part);
}

function hasCeiling({ type }: Evidence): boolean {
  return type !== "greater_than" && type !== "unquantified" && type !== "trace";
}

function lowest({ type, amount, minimum }: Evidence): number {
  if (type === "less_than" || amount === null) return 0;
  return Math.min(minimum ?? amount, amount);
}

function highest({ amount, maximum }: Evidence): number {
  return Math.max(maximum ?? amount ?? 0, amount ?? 0);
}

function sum(parts: readonly Evidence[], of: (part: Evidence) => number): number {
  return parts.reduce((total, part) => total + of(part), 0);
}
