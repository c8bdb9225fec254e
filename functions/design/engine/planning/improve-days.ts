import type { PlanTables } from "./plan-tables.ts";
import type { PlanScore, ScoredPlan } from "./score-plan.ts";

/** Puts the best dish and portions into each slot of a day, one slot after another; tells whether any changed. */
export function improveDay(tables: PlanTables, plan: ScoredPlan, day: number): boolean {
  let isChanged = false;
  for (let slot = 0; slot < tables.options.length; slot += 1) {
    isChanged = improveSlot(tables, plan, day, slot) || isChanged;
  }
  return isChanged;
}

/** Whether a score is better: fewer hard breaches first. */
export function isBetter(score: PlanScore, than: PlanScore): boolean {
  const difference = score.hard - than.hard;
  if (Math.abs(difference) > 1e-9) return difference < 0;
  return score.cost < than.cost - 1e-9;
}

function improveSlot(tables: PlanTables, plan: ScoredPlan, day: number, slot: number): boolean {
  const dishes = [...(plan.draft.dishes[day] ?? [])];
  const portions = [...(plan.draft.portions[day] ?? [])];
  let best = plan.readDay(day);
  let choice: readonly [number, number] | null = null;
  for (const option of tables.options[slot] ?? []) {
    for (const count of option.portions) {
      dishes[slot] = option.dish;
      portions[slot] = count;
      const score = plan.tryDay(day, dishes, portions);
      if (!isBetter(score, best)) continue;
      best = score;
      choice = [option.dish, count];
    }
  }
  if (!choice) return false;
  [dishes[slot], portions[slot]] = choice;
  plan.setDay(day, dishes, portions);
  return true;
}
