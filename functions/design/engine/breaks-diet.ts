import { type DietName, listExclusions } from "../../../shared/domain/constraints/mod.ts";
import type { Candidate } from "./candidate.ts";

/** Whether a dish is not of a diet. */
export function breaksDiet(
  { diet }: { readonly diet: DietName },
  { facts, portionGrams }: Candidate,
): boolean {
  const rules = {
    diets: [{ field: "request_text", rule: diet }],
    conditions: [],
    allergens: [],
    avoided: [],
    health: [],
  };
  return listExclusions(rules).some(({ findBreach }) => findBreach(facts, portionGrams) !== null);
}
