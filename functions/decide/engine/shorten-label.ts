import { decideLimits } from "../contract.ts";

/** A label of at most 200 code points in one line. */
export function shortenLabel(words: string): string {
  const line = words.replace(/\s+/g, " ").trim();
  const points = [...line];
  return points.length <= decideLimits.label
    ? line
    : `${points
        .slice(0, decideLimits.label - 1)
        .join("")
        .trimEnd()}…`;
}
