import type { PlanDraft } from "./plan-draft.ts";
import { measureBreach, type PlanRow } from "./plan-row.ts";
import type { PlanTables } from "./plan-tables.ts";
import { rateRepetition } from "./rate-repetition.ts";
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
};

/** A step for each broken hard demand, so that the search never trades a small breach for taste. */
const hardStep = 3;
const hardSlope = 30;
const largestBreach = 5;
const portionCost = 0.4;
const preferenceGain = 0.3;

/** Scores a draft; changes it where `setDay` is called. */
export function scorePlan(tables: PlanTables, draft: PlanDraft): ScoredPlan {
  const planRows = tables.rows.filter((row) => row.wholePlan);
  const dayRows = tables.rows.filter((row) => !row.wholePlan);
  const dayScores = draft.dishes.map((dishes, day) =>
    scoreDay(tables, dayRows, { day, dishes, portions: draft.portions[day] ?? [] }),
  );
  const kinds = scoreKinds(tables.habits, draft.dishes);
  const sumParts = (dishes: readonly number[], portions: readonly number[]): number[] =>
    planRows.map((row) => sumRow(row, dishes, portions));
  const parts = draft.dishes.map((dishes, day) => sumParts(dishes, draft.portions[day] ?? []));

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
    for (const [at, row] of planRows.entries()) {
      const breach = measureBreach(row, sumDays(at, day, part));
      if (breach === 0) continue;
      if (row.hard) hard += breach;
      cost += costBreach(row, breach);
    }
    return { hard, cost };
  }

  let whole = scoreWith(-1, { hard: 0, cost: 0 }, []);

  return {
    draft,
    readScore() {
      const repetition = draft.dishes.reduce((sum, dishes, day) => {
        const earlier = draft.dishes.slice(0, day);
        return sum + rateRepetition(tables.habits, earlier, day, dishes);
      }, 0);
      return { hard: whole.hard, cost: whole.cost + repetition + kinds.readCost() };
    },
    readDay(day) {
      const repetition = rateRepetition(tables.habits, draft.dishes, day, draft.dishes[day] ?? []);
      return { hard: whole.hard, cost: whole.cost + repetition + kinds.readCost() };
    },
    /** The repetition counts this day's share alone: differences between days of one draft are exact. */
    tryDay(day, dishes, portions) {
      const ofDay = scoreDay(tables, dayRows, { day, dishes, portions });
      const score = scoreWith(day, ofDay, sumParts(dishes, portions));
      const repetition = rateRepetition(tables.habits, draft.dishes, day, dishes);
      return { hard: score.hard, cost: score.cost + repetition + kinds.tryDay(day, dishes) };
    },
    setDay(day, dishes, portions) {
      draft.dishes[day] = [...dishes];
      draft.portions[day] = [...portions];
      dayScores[day] = scoreDay(tables, dayRows, { day, dishes, portions });
      kinds.setDay(day, dishes);
      parts[day] = sumParts(dishes, portions);
      whole = scoreWith(-1, { hard: 0, cost: 0 }, []);
    },
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
  rows: readonly PlanRow[],
  { day, dishes, portions }: ScoredDay,
): PlanScore {
  let hard = 0;
  let cost = 0;
  for (const row of rows) {
    const breach = measureBreach(row, sumRow(row, dishes, portions));
    if (breach === 0) continue;
    if (row.hard) hard += breach;
    cost += costBreach(row, breach);
  }
  for (let slot = 0; slot < dishes.length; slot += 1) {
    cost += portionCost * Math.abs((portions[slot] ?? 1) - 1);
    const dish = dishes[slot] ?? 0;
    cost -= preferenceGain * (tables.dishes[dish]?.preference ?? 0);
    cost += tables.habits.places[(day * dishes.length + slot) * tables.dishes.length + dish] ?? 0;
  }
  return { hard, cost };
}

function costBreach(row: PlanRow, breach: number): number {
  return row.hard ? hardStep + hardSlope * Math.min(breach, largestBreach) : row.weight * breach;
}
