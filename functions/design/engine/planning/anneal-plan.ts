import type { AnnealingRange } from "./annealing-range.ts";
import { isBetter } from "./improve-days.ts";
import { copyDraft, type PlanDraft } from "./plan-draft.ts";
import type { PlanTables, SlotOption } from "./plan-tables.ts";
import { nextIndex, nextRandom, type RandomState } from "./random.ts";
import { replaceRecipe } from "./replace-recipe.ts";
import { type PlanScore, type ScoredPlan, scorePlan } from "./score-plan.ts";

const firstTemperature = 6;
const lastTemperature = 0.05;

/** Both drafts are left as they are; `best` is the better one of the best so far and what was met on the way. */
type AnnealingDrafts = {
  readonly current: PlanDraft;
  readonly best: PlanDraft;
};

/**
 * Simulated annealing with geometric cooling. Moves: another dish in a slot, one that another day has, a
 * portion one step up or down, the dishes of two slots of a day exchanged, a recipe replaced in the whole plan.
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
    const isTaken = (before: PlanScore, after: PlanScore) =>
      after.cost <= before.cost || nextRandom(random) < Math.exp((before.cost - after.cost) / temperature);
    const next =
      nextRandom(random) < wholeShare
        ? replaceRecipe(tables, plan, random, isTaken)
        : changeDay(tables, plan, score, { random, isTaken });
    if (next === score) continue;
    score = next;
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

type Move = {
  readonly random: RandomState;
  readonly isTaken: (before: PlanScore, after: PlanScore) => boolean;
};

/** Tries a move within a day; the score of the plan as it is left, the given one where nothing changed. */
function changeDay(
  tables: PlanTables,
  plan: ScoredPlan,
  score: PlanScore,
  { random, isTaken }: Move,
): PlanScore {
  const day = nextIndex(random, tables.problem.days);
  const next = proposeDay(tables, plan, day, random);
  if (!next) return score;
  const before = plan.readDay(day);
  const after = plan.tryDay(day, next.dishes, next.portions);
  if (!isTaken(before, after)) return score;
  plan.setDay(day, next.dishes, next.portions);
  return { hard: after.hard, cost: score.cost + after.cost - before.cost };
}

/** How often a recipe is replaced in the whole plan. */
const wholeShare = 0.15;

/** How often each move is tried; the rest exchanges two slots. */
const shares = { replace: 0.25, reuse: 0.25, portion: 0.4 } as const;

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
  if (kind < shares.replace) {
    const options = tables.options[slot] ?? [];
    return putDish(options[nextIndex(random, options.length)], { dishes, portions }, slot, random);
  }
  if (kind < shares.replace + shares.reuse) {
    const option = pickUsed(tables, plan.draft, { day, slot }, random);
    return putDish(option, { dishes, portions }, slot, random);
  }
  if (kind < shares.replace + shares.reuse + shares.portion)
    return stepPortion(tables, { dishes, portions }, slot, random);
  const other = nextIndex(random, dishes.length);
  return exchangeSlots(tables, { dishes, portions }, slot, other);
}

/** A dish that another day, half of the time the day before, has in a slot of the same group. */
function pickUsed(
  tables: PlanTables,
  draft: PlanDraft,
  { day, slot }: { day: number; slot: number },
  random: RandomState,
): SlotOption | undefined {
  const { slots } = tables.habits.habits;
  const isDayBefore = nextRandom(random) < 0.5;
  const other = isDayBefore ? day - 1 : nextIndex(random, tables.problem.days);
  const from = nextIndex(random, slots.length);
  if (other === day || slots[from]?.group !== slots[slot]?.group) return undefined;
  const dish = draft.dishes[other]?.[from];
  return tables.optionOfDish[slot]?.get(dish ?? -1);
}

function putDish(
  option: SlotOption | undefined,
  { dishes, portions }: ProposedDay,
  slot: number,
  random: RandomState,
): ProposedDay | null {
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
  const option = tables.optionOfDish[slot]?.get(dishes[slot] ?? -1);
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
  const here = tables.optionOfDish[slot]?.get(otherDish);
  const there = tables.optionOfDish[other]?.get(dish);
  const [count = 0, otherCount = 0] = [portions[slot], portions[other]];
  if (!here?.portions.includes(otherCount) || !there?.portions.includes(count)) return null;
  [dishes[slot], dishes[other]] = [otherDish, dish];
  [portions[slot], portions[other]] = [otherCount, count];
  return { dishes, portions };
}
