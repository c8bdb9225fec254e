import type { CaseSet, JudgedCase } from "./corpus.ts";
import { percent } from "./percent.ts";
import { wilsonInterval } from "./wilson-interval.ts";

/** The table of all corpora side by side. */
export function writeComparison(sets: readonly CaseSet[]): string {
  return `| corpus | cases | used while building | right | only counted | right | 95 % interval |
|---|---|---|---|---|---|---|
${sets.map(writeRow).join("\n")}
`;
}

function writeRow({ name, cases }: CaseSet): string {
  const used = cases.filter(({ isOnlyCounted }) => !isOnlyCounted);
  const counted = cases.filter(({ isOnlyCounted }) => isOnlyCounted);
  const interval = wilsonInterval(countRight(counted), counted.length);
  const bounds = `${percent(interval.low)} to ${percent(interval.high)}`;
  const cells = [name, cases.length, used.length, writeRight(used), counted.length, writeRight(counted)];
  return `| ${[...cells, counted.length > 0 ? bounds : "-"].join(" | ")} |`;
}

function writeRight(cases: readonly JudgedCase[]): string {
  return cases.length > 0 ? percent(countRight(cases) / cases.length) : "-";
}

function countRight(cases: readonly JudgedCase[]): number {
  return cases.filter(({ isRight }) => isRight).length;
}
