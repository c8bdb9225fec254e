/** A plan by index, as plain JSON: dish and portions of each day's slots. */
export type PlanDraft = {
  readonly dishes: number[][];
  readonly portions: number[][];
};

/** A copy that shares nothing. */
export function copyDraft(draft: PlanDraft): PlanDraft {
  return { dishes: draft.dishes.map((day) => [...day]), portions: draft.portions.map((day) => [...day]) };
}
