import { type DishLimit, readSlack } from "../../../shared/domain/constraints/mod.ts";
import { compoundIds } from "../../../shared/domain/nutrition/mod.ts";
import { type Candidate, measureCandidate } from "./candidate.ts";

const sumError = 1e-9;

/** What is eaten of a candidate. */
type Eaten = { candidate: Candidate; portions: number };

/** Whether what is eaten keeps a limit, bounds standing in for figures that are not known. */
export function keepsLimit(limit: DishLimit, eaten: readonly Eaten[]): boolean {
  const amount = sum(eaten, (candidate) => measureCandidate(candidate, limit.measure)?.value);
  const isUpper = limit.operator.startsWith("<") || limit.operator === "=";
  if (amount.isMissing && isUpper) return false;
  const { perEnergyFactor } = limit.measure;
  const error = sumError * Math.max(1, Math.abs(limit.limit));
  const isStrict = limit.operator === "<" || limit.operator === ">";
  const keeps = (value: number) => readSlack(limit, value) >= (isStrict ? error : -error);
  if (perEnergyFactor === null) return keeps(amount.total);
  const energy = sum(eaten, ({ amounts }) => amounts.get(compoundIds.energyKcal)?.value);
  if (energy.isMissing || energy.total <= 0) return energy.total === 0 && !energy.isMissing;
  return keeps((perEnergyFactor * amount.total) / energy.total);
}

function sum(eaten: readonly Eaten[], amountOf: (candidate: Candidate) => number | undefined) {
  const parts = eaten.map(({ candidate, portions }) => {
    const amount = amountOf(candidate);
    return amount === undefined ? undefined : amount * portions;
  });
  return {
    total: parts.reduce<number>((total, part) => total + (part ?? 0), 0),
    isMissing: parts.includes(undefined),
  };
}
