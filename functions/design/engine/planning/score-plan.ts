import type { PlanDraft } from "./plan-draft.ts";
import { measureBreach, type PlanRow } from "./plan-row.ts";
import type { PlanTables } from "./plan-tables.ts";
import { rateRepetition, repetitionReach } from "./rate-repetition.ts";
import { costBreach, type RowScore, scoreRows } from "./row-table.ts";
import { scoreKinds } from "./score-kinds.ts";

/** `hard`: sum of relative breaches of hard demands. `cost`: what the search lowers, hard breaches included. */
export type PlanScore = {
  readonly hard: number;
  readonly cost: number;
};

/** A draft with its sums: computes what another day would cost and takes it over. */
export type ScoredPlan = {
  readonly draft: PlanDraft;
  readScore(): PlanScore;
  /** What `tryDay` gives for the day that the plan has. */
  readDay(day: number): PlanScore;
  /** The score of the plan with this day in place of the one that it has. */
  tryDay(day: number, dishes: readonly number[], portions: readonly number[]): PlanScore;
  /** Puts a day into the draft. */
  setDay(day: number, dishes: readonly number[], portions: readonly number[]): void;
  /** A day with its sums, for `restoreDay`. */
  saveDay(day: number): SavedDay;
  /** Puts back a day as it was saved, without summing it again. */
  restoreDay(day: number, saved: SavedDay): void;
};

/** A day of a draft with what it costs by itself. */
type SavedDay = {
  readonly dishes: number[];
  readonly portions: number[];
  readonly score: PlanScore;
  readonly part: readonly number[];
};

const portionCost = 0.4;
const preferenceGain = 0.3;

/** Scores a draft; changes it where `setDay` is called. */
export function scorePlan(tables: PlanTables, draft: PlanDraft): ScoredPlan {
  const planRows = tables.rows.filter((row) => row.wholePlan);
  const sums = new Float64Array(tables.dayRows.count);
  const scoreDayOf = (day: number, dishes: readonly number[], portions: readonly number[]) =>
    scoreDay(tables, scoreRows(tables.dayRows, { dishes, portions }, sums), { day, dishes, portions });
  const dayScores = draft.dishes.map((dishes, day) => scoreDayOf(day, dishes, draft.portions[day] ?? []));
  const kinds = scoreKinds(tables.habits, draft.dishes);
  const sumParts = (dishes: readonly number[], portions: readonly number[]): readonly number[] =>
    planRows.map((row) => sumRow(row, dishes, portions));
  const parts = draft.dishes.map((dishes, day) => sumParts(dishes, draft.portions[day] ?? []));
  // What did not change since it was last asked for; NaN and null where it did.
  const repetitions = new Float64Array(draft.dishes.length).fill(Number.NaN);
  const earlierRepetitions = new Float64Array(draft.dishes.length).fill(Number.NaN);
  let whole: PlanScore | null = null;

  function sumDays(at: number, day: number, part: readonly number[]): number {
    let sum = 0;
    for (let other = 0; other < parts.length; other += 1) {
      sum += (other === day ? part[at] : parts[other]?.[at]) ?? 0;
    }
    return sum;
  }

  function scoreWith(day: number, score: PlanScore, part: readonly number[]): PlanScore {
    let { hard, cost } = score;
    for (let other = 0; other < dayScores.length; other += 1) {
      if (other === day) continue;
      hard += dayScores[other]?.hard ?? 0;
      cost += dayScores[other]?.cost ?? 0;
    }
    for (let at = 0; at < planRows.length; at += 1) {
      const row = planRows[at];
      const breach = row === undefined ? 0 : measureBreach(row, sumDays(at, day, part));
      if (row === undefined || breach === 0) continue;
      if (row.hard) hard += breach;
      cost += costBreach(row.hard, row.weight, breach);
    }
    return { hard, cost };
  }

  function readWhole(): PlanScore {
    whole ??= scoreWith(-1, { hard: 0, cost: 0 }, []);
    return whole;
  }

  /** What a day repeats of all others, or of those before it alone. */
  function readRepetition(day: number): number {
    const known = repetitions[day] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const cost = rateRepetition(tables.habits, draft.dishes, { day, dishes: draft.dishes[day] ?? [] });
    repetitions[day] = cost;
    return cost;
  }

  function readEarlierRepetition(day: number): number {
    const known = earlierRepetitions[day] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const cost = rateRepetition(tables.habits, draft.dishes, { day, dishes: draft.dishes[day] ?? [] }, false);
    earlierRepetitions[day] = cost;
    return cost;
  }

  function changeDay(day: number, { dishes, portions, score, part }: SavedDay): void {
    draft.dishes[day] = dishes;
    draft.portions[day] = portions;
    dayScores[day] = score;
    parts[day] = part;
    kinds.setDay(day, dishes);
    const from = Math.max(0, day - repetitionReach);
    repetitions.fill(Number.NaN, from, day + repetitionReach + 1);
    earlierRepetitions.fill(Number.NaN, from, day + repetitionReach + 1);
    whole = null;
  }

  return {
    draft,
    readScore() {
      const { hard, cost } = readWhole();
      let repetition = 0;
      for (let day = 0; day < draft.dishes.length; day += 1) repetition += readEarlierRepetition(day);
      return { hard, cost: cost + repetition + kinds.readCost() };
    },
    readDay(day) {
      const { hard, cost } = readWhole();
      return { hard, cost: cost + readRepetition(day) + kinds.readCost() };
    },
    /** The repetition counts this day's share alone: differences between days of one draft are exact. */
    tryDay(day, dishes, portions) {
      const score = scoreWith(day, scoreDayOf(day, dishes, portions), sumParts(dishes, portions));
      const repetition = rateRepetition(tables.habits, draft.dishes, { day, dishes });
      return { hard: score.hard, cost: score.cost + repetition + kinds.tryDay(day, dishes) };
    },
    setDay(day, dishes, portions) {
      changeDay(day, {
        dishes: [...dishes],
        portions: [...portions],
        score: scoreDayOf(day, dishes, portions),
        part: sumParts(dishes, portions),
      });
    },
    saveDay(day) {
      const [dishes = [], portions = []] = [draft.dishes[day], draft.portions[day]];
      return { dishes, portions, score: dayScores[day] ?? { hard: 0, cost: 0 }, part: parts[day] ?? [] };
    },
    restoreDay: changeDay,
  };
}

function sumRow(row: PlanRow, dishes: readonly number[], portions: readonly number[]): number {
  let sum = 0;
  for (const slot of row.slots) {
    const coefficient = row.coefficients[dishes[slot] ?? 0] ?? 0;
    sum += row.byPortion ? coefficient * (portions[slot] ?? 0) : coefficient;
  }
  return sum;
}

type ScoredDay = {
  readonly day: number;
  readonly dishes: readonly number[];
  readonly portions: readonly number[];
};

function scoreDay(
  tables: PlanTables,
  { hard, cost: ofRows }: RowScore,
  { day, dishes, portions }: ScoredDay,
): PlanScore {
  let cost = ofRows;
  for (let slot = 0; slot < dishes.length; slot += 1) {
    cost += portionCost * Math.abs((portions[slot] ?? 1) - 1);
    const dish = dishes[slot] ?? 0;
    cost -= preferenceGain * (tables.dishes[dish]?.preference ?? 0);
    cost += tables.habits.places[(day * dishes.length + slot) * tables.dishes.length + dish] ?? 0;
  }
  return { hard, cost };
}
