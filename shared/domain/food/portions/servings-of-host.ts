import type { Segment } from "../segments/segment.ts";
import type { PortionRole } from "./role-grams.ts";

const mostServings = 8;

/**
 * How many times each food without an amount was added: "3 teas with milk" have milk three times. One where it is not
 * stirred into a drink, or its own amount is stated.
 */
export function countServings(segments: readonly Segment[], roles: readonly PortionRole[]): number[] {
  let cups = 1;
  return segments.map((segment, index) => {
    const role = roles[index];
    if (role !== "stirred") cups = countCups(segment);
    return role === "stirred" && segment.measure === null ? cups : 1;
  });
}

/** Cups, mugs or drinks that are counted; one for a volume: "500 ml of tea". */
function countCups({ measure }: Segment): number {
  const count = measure === null || measure.unit === "ml" || measure.unit === "l" ? 1 : measure.count;
  return Number.isInteger(count) && count > 1 && count <= mostServings ? count : 1;
}
