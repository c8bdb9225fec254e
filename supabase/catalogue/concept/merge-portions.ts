import type { Food, Portion } from "../build/catalogue-model.ts";

const largestRatio = 1.5;

/**
 * The household measures of a concept's records, the lead's first. Where several tables weigh the same measure and
 * differ by more than half, the median of those that agree is taken; the label is that of the first.
 */
export function mergePortions(records: readonly Pick<Food, "portions">[]): Portion[] {
  const byMeasure = new Map<string, Portion[]>();
  for (const { portions } of records) {
    for (const portion of portions) {
      const key = measureOf(portion.label);
      byMeasure.set(key, [...(byMeasure.get(key) ?? []), portion]);
    }
  }
  return [...byMeasure.values()].flatMap((portions) => {
    const [first] = portions;
    return first === undefined ? [] : [{ ...first, grams: agreedGrams(portions.map(({ grams }) => grams)) }];
  });
}

/** The measure that a label names, in one spelling: "1 cup, sliced" and "1 cup sliced" are the same. */
function measureOf(label: string): string {
  return label.toLowerCase().replace(/[^\p{L}\d.]+/gu, " ").trim();
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
