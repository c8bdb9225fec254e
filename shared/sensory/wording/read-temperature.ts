import type { ServingTemperature } from "../food-profile.ts";
import data from "./data/words.json" with { type: "json" };

const temperatures = new Map(Object.entries(data.temperatures));
const notHot = new Set(data.notHot);
const cooked = new Set(data.cooked);
const known: readonly ServingTemperature[] = ["hot", "warm", "room temperature", "cold", "frozen"];

/** The temperature that words tell; "hot sauce" tells of heat in another sense. Null where they tell none. */
export function readTemperature(terms: readonly string[]): ServingTemperature | null {
  for (const [at, term] of terms.entries()) {
    const told = temperatures.get(term);
    if (told !== undefined && !notHot.has(terms[at + 1] ?? "")) return toTemperature(told);
  }
  return null;
}

/** Whether a name says that its food was heated. */
export function isCooked(terms: readonly string[]): boolean {
  return terms.some((term) => cooked.has(term));
}

/** A temperature of a data file as one of the five; null for null and for anything else. */
export function toTemperature(name: string | null): ServingTemperature | null {
  return known.find((temperature) => temperature === name) ?? null;
}
