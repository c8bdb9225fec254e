import type { Food, Portion } from "../build/catalogue-model.ts";
import { type PortionKind, readPortionKind } from "./portion-kind.ts";

const largestRatio = 1.5;

const sizes: ReadonlySet<string> = new Set(["small", "medium", "large"]);

const sizeKinds: ReadonlySet<PortionKind> = new Set(["small", "medium", "large"]);

/**
 * The household measures of a concept's records, the lead's first. A table's measures of one kind (its slices, its
 * small to large) belong together: a later record adds the kinds that the earlier ones lack. Where several tables weigh
 * the same measure and differ by more than half, the median of those that agree is taken; the label is the first one.
 */
export function mergePortions(records: readonly Pick<Food, "portions">[]): Portion[] {
  const kept: { readonly portion: Portion; readonly measure: string }[] = [];
  const weights = new Map<string, number[]>();
  for (const { portions } of records) {
    const known = new Set(kept.map(({ portion }) => groupOf(portion.label)));
    const measured = portions.map((portion) => ({ portion, measure: measureOf(portion.label, portions) }));
    for (const { portion, measure } of measured) {
      weights.set(measure, [...(weights.get(measure) ?? []), portion.grams]);
      if (!known.has(groupOf(portion.label))) kept.push({ portion, measure });
    }
  }
  return kept.map(({ portion, measure }) => ({ ...portion, grams: agreedGrams(weights.get(measure) ?? []) }));
}

/** Pieces and their sizes are one group: "1 medium" of one table and "1 piece" of another may be different pieces. */
function groupOf(label: string): PortionKind {
  const kind = readPortionKind(label);
  return sizeKinds.has(kind) ? "piece" : kind;
}

const spellings = new Map([
  ["tablespoon", "tbsp"],
  ["tablespoons", "tbsp"],
  ["teaspoon", "tsp"],
  ["teaspoons", "tsp"],
  ["fruit", "piece"],
]);

/**
 * The measure that a label names, in one spelling: `1 medium (3" dia)` and "1 medium piece" are the same, unless the
 * record has several such ("1 bottle (16 fl oz)", "1 bottle (20 fl oz)").
 */
function measureOf(label: string, others: readonly Portion[]): string {
  const plain = spellMeasure(withoutBrackets(label));
  const isOne = others.filter((other) => spellMeasure(withoutBrackets(other.label)) === plain).length === 1;
  return isOne ? plain : spellMeasure(label);
}

function withoutBrackets(label: string): string {
  return label.replace(/\([^)]*\)/g, " ");
}

function spellMeasure(label: string): string {
  const words = label.toLowerCase().match(/[\p{L}\d./]+/gu) ?? [];
  const spelt = words.map((word) => spellings.get(word) ?? word);
  const isSized = spelt.some((word) => sizes.has(word));
  return spelt.filter((word) => !(isSized && word === "piece")).join(" ");
}

function agreedGrams(grams: readonly number[]): number {
  const [first = 0] = grams;
  if (Math.max(...grams) <= largestRatio * Math.min(...grams)) return first;
  const groups = grams.map((each) => grams.filter((other) => agree(each, other)));
  const largest = groups.reduce((best, group) => (group.length > best.length ? group : best));
  return largest.length === 1 ? first : median(largest);
}

function agree(a: number, b: number): boolean {
  return Math.max(a, b) <= largestRatio * Math.min(a, b);
}

function median(values: readonly number[]): number {
  const ordered = values.toSorted((a, b) => a - b);
  const middle = Math.floor(ordered.length / 2);
  const [low = 0, high = 0] = [ordered[middle - 1], ordered[middle]];
  return ordered.length % 2 === 1 ? high : Math.round(((low + high) / 2) * 10) / 10;
}
