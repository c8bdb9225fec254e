import type { PlanDraft } from "./plan-draft.ts";
import { measureBreach, type PlanRow } from "./plan-row.ts";
import type { PlanTables } from "./plan-tables.ts";

/** `hard`: sum of relative breaches of hard demands. `cost`: what the search lowers, hard breaches included. */
export type PlanScore = {
  readonly hard: number;
  readonly cost: number;
};

/** A draft with its sums: tells what another day would cost and takes it over. */
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
const portionCost = 0.05;
const preferenceGain = 0.3;

/** A main dish is not served again before so many days have passed; any other one not on the next day. */
const mainGapDays = 3;
const otherGapDays = 2;

const mainRepeatCost = 6;
const otherRepeatCost = 2;
const sameSourceCost = { sameDay: 0.6, nextDay: 0.3 } as const;

/** Scores a draft; changes it where `setDay` is called. */
export function scorePlan(tables: PlanTables, draft: PlanDraft): ScoredPlan {
  const planRows = tables.rows.filter((row) => row.wholePlan);
  const dayRows = tables.rows.filter((row) => !row.wholePlan);
  const dayScores = draft.dishes.map((dishes, day) =>
    scoreDay(tables, dayRows, dishes, draft.portions[day] ?? []),
  );
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
        return sum + measureRepetition(tables, earlier, day, dishes);
      }, 0);
      return { hard: whole.hard, cost: whole.cost + repetition };
    },
    readDay(day) {
      const repetition = measureRepetition(tables, draft.dishes, day, draft.dishes[day] ?? []);
      return { hard: whole.hard, cost: whole.cost + repetition };
    },
    /** The repetition counts this day's share alone: differences between days of one draft are exact. */
    tryDay(day, dishes, portions) {
      const score = scoreWith(day, scoreDay(tables, dayRows, dishes, portions), sumParts(dishes, portions));
      return { hard: score.hard, cost: score.cost + measureRepetition(tables, draft.dishes, day, dishes) };
    },
    setDay(day, dishes, portions) {
      draft.dishes[day] = [...dishes];
      draft.portions[day] = [...portions];
      dayScores[day] = scoreDay(tables, dayRows, dishes, portions);
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

function scoreDay(
  tables: PlanTables,
  rows: readonly PlanRow[],
  dishes: readonly number[],
  portions: readonly number[],
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
    cost -= preferenceGain * (tables.dishes[dishes[slot] ?? 0]?.preference ?? 0);
  }
  return { hard, cost };
}

function costBreach(row: PlanRow, breach: number): number {
  return row.hard ? hardStep + hardSlope * Math.min(breach, largestBreach) : row.weight * breach;
}

/** What a day's dishes repeat of the day itself and of the days around it. */
function measureRepetition(
  tables: PlanTables,
  days: readonly (readonly number[])[],
  day: number,
  dishes: readonly number[],
): number {
  let cost = 0;
  for (let distance = 1 - mainGapDays; distance < mainGapDays; distance += 1) {
    const others = distance === 0 ? dishes : days[day + distance];
    if (!others) continue;
    for (let slot = 0; slot < dishes.length; slot += 1) {
      const first = distance === 0 ? slot + 1 : 0;
      for (let other = first; other < others.length; other += 1) {
        cost += comparePair(tables, dishes[slot] ?? 0, others[other] ?? 0, Math.abs(distance));
      }
    }
  }
  return cost;
}

/** Whether serving a dish twice at this distance in days breaks the rule. */
function isTooSoon(isMain: boolean, distanceDays: number): boolean {
  return distanceDays < (isMain ? mainGapDays : otherGapDays);
}

function comparePair(tables: PlanTables, one: number, other: number, distance: number): number {
  const dish = tables.dishes[one];
  if (!dish) return 0;
  if (one === other) {
    if (!isTooSoon(dish.isMain, distance)) return 0;
    return dish.isMain ? mainRepeatCost : otherRepeatCost;
  }
  if (distance > 1 || !dish.isMain || dish.proteinSource === null) return 0;
  const second = tables.dishes[other];
  if (!second?.isMain || second.proteinSource !== dish.proteinSource) return 0;
  return distance === 0 ? sameSourceCost.sameDay : sameSourceCost.nextDay;
}
