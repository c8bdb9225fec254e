import type { FoodFacts } from "../food-facts.ts";
import { expandKind } from "./kind-table.ts";
import { type Finding, readKinds } from "./read-kinds.ts";

/** What shows that a food is or holds something of a kind, the surest first; null where nothing does. */
export function findKind(facts: FoodFacts, kind: string): Finding | null {
  const shown = readKinds(facts);
  let best: Finding | null = null;
  for (const name of expandKind(kind)) {
    const finding = shown.get(name);
    if (finding?.certainty === "contains") return finding;
    best ??= finding ?? null;
  }
  return best;
}
