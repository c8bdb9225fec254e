import type { DecisionReading } from "../../../../functions/decide/engine/decision-model.ts";

/** A reading as a model returns it, with these members. */
export function readDecision(members: Partial<DecisionReading> = {}): DecisionReading {
  return {
    language: "German",
    isAboutFood: true,
    options: [
      { label: "zwei Brötchen", food: "two bread rolls" },
      { label: "Müsli", food: "muesli" },
    ],
    context: "Has diabetes.",
    ...members,
  };
}
