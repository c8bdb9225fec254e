import type { FoodFacts } from "../food-facts.ts";
import { readLacking } from "./read-lacking.ts";
import { clauseMark, splitTerms } from "./split-terms.ts";

/** Whether the name of a food or what was said of it takes a kind back: "lactose-free milk". */
export function isToldWithout({ name, words }: FoodFacts, kind: string): boolean {
  return readLacking([...splitTerms(name), clauseMark, ...words.flatMap(splitTerms)]).kinds.has(kind);
}
