import data from "./data/unit-words.json" with { type: "json" };

/** The units that a request wants a recipe in. */
export type UnitSystem = "metric" | "us";

const metric = oneOf(data.metric);
const us = oneOf(data.us);

/** Which units a clause asks for: "metric please", "in cups"; the first of both in "grams not ounces". */
export function readUnits(clause: string): UnitSystem | null {
  const [toMetric, toUs] = [clause.search(metric), clause.search(us)];
  if (toMetric < 0 && toUs < 0) return null;
  return toUs < 0 || (toMetric >= 0 && toMetric < toUs) ? "metric" : "us";
}

/** Words that a wish for other units consists of. */
export const unitWords: readonly string[] = data.explained;

function oneOf(patterns: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join("|")})(?![\\p{L}])`, "iu");
}
