import type { PlanTables } from "./plan-tables.ts";
import { nextIndex, type RandomState } from "./random.ts";
import type { PlanScore, ScoredPlan } from "./score-plan.ts";
import { listServings, type Serving, searchDay } from "./search-day.ts";

const mostNodes = 4_000_000;

/** Puts the best dish and portions into each slot of a day, one slot after another; returns whether any changed. */
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

/** Looks for a day that meets every hard demand of its own; takes it where the plan gets better. */
export function mendDay(tables: PlanTables, plan: ScoredPlan, day: number, random: RandomState): void {
  const isOneDay = tables.problem.days === 1;
  const rows = tables.rows.filter((row) => row.hard && (isOneDay || !row.wholePlan));
  const servings = tables.options.map((options) => shuffle(listServings(options), random));
  const found = searchDay(rows, servings, mostNodes).day;
  if (!found) return;
  const dishes = found.map(({ dish }) => dish);
  const portions = found.map((serving) => serving.portions);
  const before = plan.readDay(day);
  if (isBetter(plan.tryDay(day, dishes, portions), before)) plan.setDay(day, dishes, portions);
}

/** Whether a day breaks a hard demand of its own. */
export function isDayBroken(tables: PlanTables, plan: ScoredPlan, day: number): boolean {
  const dishes = plan.draft.dishes[day] ?? [];
  const portions = plan.draft.portions[day] ?? [];
  const servings = dishes.map((dish, slot): Serving[] => [{ dish, portions: portions[slot] ?? 1 }]);
  const rows = tables.rows.filter((row) => row.hard && !row.wholePlan);
  return searchDay(rows, servings, dishes.length).day === null;
}

function shuffle(servings: readonly Serving[], random: RandomState): Serving[] {
  const shuffled = [...servings];
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = nextIndex(random, at + 1);
    const [one, two] = [shuffled[at], shuffled[other]];
    if (one && two) [shuffled[at], shuffled[other]] = [two, one];
  }
  return shuffled;
}
