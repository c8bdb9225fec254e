import { nearestToOne } from "./plan-draft.ts";
import type { PlanTables } from "./plan-tables.ts";
import { nextIndex, type RandomState } from "./random.ts";
import type { PlanScore, ScoredPlan } from "./score-plan.ts";

type Day = { readonly day: number; readonly dishes: number[]; readonly portions: number[] };

/**
 * Serves another recipe wherever the plan has the one of a random place, so that what is reused stays so; undone unless
 * `isTaken` says otherwise of the new score. Returns the score of the plan as it is left.
 */
export function replaceRecipe(
  tables: PlanTables,
  plan: ScoredPlan,
  random: RandomState,
  isTaken: (before: PlanScore, after: PlanScore) => boolean,
): PlanScore {
  const before = plan.readScore();
  const day = nextIndex(random, tables.problem.days);
  const slot = nextIndex(random, tables.options.length);
  const gone = plan.draft.dishes[day]?.[slot] ?? -1;
  const options = tables.options[slot] ?? [];
  const come = options[nextIndex(random, options.length)]?.dish ?? -1;
  const { recipes } = tables.habits;
  if (recipes[gone] === recipes[come]) return before;
  const changed = plan.draft.dishes.flatMap((dishes, at): Day[] => {
    if (!dishes.some((dish) => recipes[dish] === recipes[gone])) return [];
    return [exchange(tables, { day: at, dishes, portions: plan.draft.portions[at] ?? [] }, { gone, come })];
  });
  const old = changed.map(({ day: at }) => ({ day: at, saved: plan.saveDay(at) }));
  for (const one of changed) plan.setDay(one.day, one.dishes, one.portions);
  const after = plan.readScore();
  if (isTaken(before, after)) return after;
  for (const one of old) plan.restoreDay(one.day, one.saved);
  return before;
}

function exchange(
  { optionOfDish, habits }: PlanTables,
  { day, dishes, portions }: Day,
  { gone, come }: { gone: number; come: number },
): Day {
  const places = dishes.map((dish, slot): { dish: number; count: number } => {
    const count = portions[slot] ?? 1;
    const isGone = habits.recipes[dish] === habits.recipes[gone];
    const option = isGone ? optionOfDish[slot]?.get(come) : undefined;
    if (!option) return { dish, count };
    return { dish: come, count: option.portions.includes(count) ? count : nearestToOne(option.portions) };
  });
  return { day, dishes: places.map(({ dish }) => dish), portions: places.map(({ count }) => count) };
}
