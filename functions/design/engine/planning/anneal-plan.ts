import type { AnnealingRange } from "./annealing-range.ts";
import { isBetter } from "./improve-days.ts";
import { copyDraft, type PlanDraft } from "./plan-draft.ts";
import type { PlanTables } from "./plan-tables.ts";
import { nextIndex, nextRandom, type RandomState } from "./random.ts";
import { type ScoredPlan, scorePlan } from "./score-plan.ts";

const firstTemperature = 3;
const lastTemperature = 0.01;

/** Both drafts are left as they are; `best` is the better one of the best so far and what was met on the way. */
type AnnealingDrafts = {
  readonly current: PlanDraft;
  readonly best: PlanDraft;
};

/**
 * Simulated annealing with geometric cooling. Moves: another dish in a slot, a portion one step up or down, the
 * dishes of two slots of a day exchanged.
 */
export function annealPlan(
  tables: PlanTables,
  drafts: AnnealingDrafts,
  range: AnnealingRange,
  random: RandomState,
): AnnealingDrafts {
  const plan = scorePlan(tables, copyDraft(drafts.current));
  let best = copyDraft(drafts.best);
  let bestScore = scorePlan(tables, copyDraft(best)).readScore();
  const ratio = lastTemperature / firstTemperature;
  let score = plan.readScore();
  for (let move = range.from; move < range.to; move += 1) {
    const temperature = firstTemperature * ratio ** (move / range.of);
    const day = nextIndex(random, tables.problem.days);
    const next = proposeDay(tables, plan, day, random);
    if (!next) continue;
    const before = plan.readDay(day);
    const after = plan.tryDay(day, next.dishes, next.portions);
    const rise = after.cost - before.cost;
    if (rise > 0 && nextRandom(random) >= Math.exp(-rise / temperature)) continue;
    plan.setDay(day, next.dishes, next.portions);
    score = { hard: after.hard, cost: score.cost + rise };
    if (!isBetter(score, bestScore)) continue;
    best = copyDraft(plan.draft);
    bestScore = score;
  }
  return { current: plan.draft, best };
}

type ProposedDay = {
  readonly dishes: number[];
  readonly portions: number[];
};

function proposeDay(
  tables: PlanTables,
  plan: ScoredPlan,
  day: number,
  random: RandomState,
): ProposedDay | null {
  const dishes = [...(plan.draft.dishes[day] ?? [])];
  const portions = [...(plan.draft.portions[day] ?? [])];
  const slot = nextIndex(random, dishes.length);
  const kind = nextRandom(random);
  if (kind < 0.5) return replaceDish(tables, { dishes, portions }, slot, random);
  if (kind < 0.9) return stepPortion(tables, { dishes, portions }, slot, random);
  const other = nextIndex(random, dishes.length);
  return exchangeSlots(tables, { dishes, portions }, slot, other);
}

function replaceDish(
  tables: PlanTables,
  { dishes, portions }: ProposedDay,
  slot: number,
  random: RandomState,
): ProposedDay | null {
  const options = tables.options[slot] ?? [];
  const option = options[nextIndex(random, options.length)];
  if (!option || option.dish === dishes[slot]) return null;
  dishes[slot] = option.dish;
  if (!option.portions.includes(portions[slot] ?? 0) || nextRandom(random) < 0.5) {
    portions[slot] = option.portions[nextIndex(random, option.portions.length)] ?? 1;
  }
  return { dishes, portions };
}

function stepPortion(
  tables: PlanTables,
  { dishes, portions }: ProposedDay,
  slot: number,
  random: RandomState,
): ProposedDay | null {
  const option = tables.options[slot]?.find(({ dish }) => dish === dishes[slot]);
  const at = option?.portions.indexOf(portions[slot] ?? 0) ?? -1;
  const stepped = option?.portions[at + (nextRandom(random) < 0.5 ? -1 : 1)];
  if (at < 0 || stepped === undefined) return null;
  portions[slot] = stepped;
  return { dishes, portions };
}

function exchangeSlots(
  tables: PlanTables,
  { dishes, portions }: ProposedDay,
  slot: number,
  other: number,
): ProposedDay | null {
  const [dish = -1, otherDish = -1] = [dishes[slot], dishes[other]];
  if (dish === otherDish) return null;
  const here = tables.options[slot]?.find((option) => option.dish === otherDish);
  const there = tables.options[other]?.find((option) => option.dish === dish);
  const [count = 0, otherCount = 0] = [portions[slot], portions[other]];
  if (!here?.portions.includes(otherCount) || !there?.portions.includes(count)) return null;
  [dishes[slot], dishes[other]] = [otherDish, dish];
  [portions[slot], portions[other]] = [otherCount, count];
  return { dishes, portions };
}
