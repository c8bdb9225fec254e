import { readFacts } from "../source/fact-table.ts";
import { requiredNumberCell } from "../source/source-table.ts";
import type { DonorRule } from "./relatives.ts";

/** A rule allowed for a compound, with the factors that nine of ten true values lie between. */
type AllowedRule = {
  readonly rule: DonorRule;
  readonly lowFactor: number;
  readonly highFactor: number;
};

/** The rules allowed for each compound, nearest first; a compound without any is not filled. */
export type DonorTable = ReadonlyMap<number, readonly AllowedRule[]>;

/** All rules, nearest first. */
export const donorRules: readonly DonorRule[] = ["state", "kin", "group"];

/** Columns of the generated `donor-rules.tsv`. */
export const donorColumns = [
  "compound_id",
  "rule",
  "name",
  "tested",
  "median_error",
  "within_two",
  "low_factor",
  "high_factor",
  "coverage",
];

const fewestTested = 20;
const smallestShare = 0.75;

/**
 * Reads `donor-rules.tsv`: a rule is allowed where at least 20 values were withheld and three quarters of the
 * estimates came within a factor of two.
 */
export function readDonorTable(dir?: string): DonorTable {
  const rows = readFacts("donor-rules.tsv", donorColumns, dir);
  const allowed = rows.filter(
    (row) => requiredNumberCell(row, 3) >= fewestTested && requiredNumberCell(row, 5) >= smallestShare,
  );
  const byCompound = Map.groupBy(allowed, ({ cells }) => Number(cells[0]));
  return new Map(
    [...byCompound].map(([compoundId, list]) => [
      compoundId,
      donorRules.flatMap((rule) => {
        const row = list.find(({ cells }) => cells[1] === rule);
        return row
          ? [{ rule, lowFactor: requiredNumberCell(row, 6), highFactor: requiredNumberCell(row, 7) }]
          : [];
      }),
    ]),
  );
}

/** Builds the test whether `donor-refusals.tsv` refuses a rule for a compound, whatever its error. */
export function createRefusal(): (compoundId: number, rule: DonorRule) => boolean {
  const rows = readFacts("donor-refusals.tsv", ["compound_id", "refused", "name", "reason"]);
  const refused = new Set(rows.map(({ cells: [compoundId, rule] }) => `${compoundId} ${rule}`));
  return function isRefused(compoundId, rule) {
    return refused.has(`${compoundId} all`) || refused.has(`${compoundId} ${rule}`);
  };
}
