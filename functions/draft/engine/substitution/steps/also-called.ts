import data from "../data/also-called.json" with { type: "json" };
import { listLineage } from "../tables/food-class.ts";

const alsoCalled: Readonly<Record<string, readonly string[]>> = data.classes;

/** The words by which steps and titles call an ingredient of a class. */
export function listAlsoCalled(foodClass: string | null): string[] {
  return [...new Set(listLineage(foodClass).flatMap((name) => alsoCalled[name] ?? []))];
}
