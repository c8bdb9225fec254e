import { isBetter } from "./improve-days.ts";
import type { PlanTables } from "./plan-tables.ts";
import { nextIndex, type RandomState } from "./random.ts";
import type { ScoredPlan } from "./score-plan.ts";
import { listServings, type Serving, searchDay } from "./search-day.ts";

const mostNodes = 4_000_000;

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
