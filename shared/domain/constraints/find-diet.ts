import data from "./data/diets.json" with { type: "json" };
import type { DietName } from "./diet-name.ts";
import { listNames, lookUpName } from "./name-lookup.ts";

const names = listNames<DietName>(data.diets);

/** The diets that rules are known for, as request fields name them. */
export const dietNames = Object.keys(data.diets) as readonly DietName[];

/** The diet that a request field means ("Gluten Free", "plant-based"); null for an unknown one. */
export function findDiet(name: string): DietName | null {
  return lookUpName(names, name);
}
