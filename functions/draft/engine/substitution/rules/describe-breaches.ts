import type { Breach } from "./breach.ts";

/** "vegan: contains butter". */
export function describeBreaches(breaches: readonly Breach[]): string {
  const stated = breaches.map(
    ({ rule, term, isSure }) => `${rule}: ${isSure ? "contains" : "may contain or be"} ${term}`,
  );
  return [...new Set(stated)].slice(0, 3).join("; ");
}
