import { formatSeconds } from "../../admin/values/format-values.ts";
import type { Output } from "../../output/output.ts";
import type { Paint } from "../../output/paint.ts";
import { toPlainText } from "../../output/text.ts";
import type { Criterion, Finding } from "./criteria.ts";
import { formatCount, formatPValue, nothing } from "./format-figures.ts";
import { type Judgement, leastRequests } from "./judge-canary.ts";
import { type Canary, type CanaryTraffic, countRequests } from "./traffic.ts";

const columns = [
  { title: "" },
  { title: "old", wraps: true },
  { title: "new", wraps: true },
  { title: "p", alignment: "right" },
  { title: "the new one is", wraps: true },
] as const;

const colours: Readonly<Record<Finding, keyof Paint>> = {
  worse: "red",
  "slightly worse": "yellow",
  "not worse": "green",
  missing: "yellow",
  suspect: "yellow",
  "no data": "dim",
};

/** Prints both sides of a canary, criterion by criterion. */
export function printJudgement(
  { print, printTable, paint }: Output,
  { criteria }: Judgement,
  { canary, traffic }: { canary: Canary; traffic: CanaryTraffic },
): void {
  const { old, new: suspect } = canary;
  const from = new Date(traffic.from).toISOString().slice(0, 16).replace("T", " ");
  print(
    `${canary.operation} since ${from} UTC`,
    `old  ${toPlainText(old.version)}  ${old.share} %`,
    `new  ${toPlainText(suspect.version)}  ${suspect.share} %`,
    "",
  );
  const requests = [traffic.old, traffic.new].map((side) => countRequests(side).toLocaleString("en-US"));
  const rows = criteria.map((criterion) => toCells(criterion, paint));
  printTable({ columns, rows: [["requests", ...requests, nothing, ""], ...rows] });
  print("");
}

function toCells({ name, old, new: suspect, pValue, finding }: Criterion, paint: Paint): string[] {
  return [name, old.text, suspect.text, formatPValue(pValue), paint[colours[finding]](finding)];
}

/** Explains why a canary was judged as it was, in one or more clauses. */
export function explainJudgement(judgement: Judgement, traffic: CanaryTraffic, canary: Canary): string[] {
  const { verdict, criteria, missing } = judgement;
  const worse = findBy(criteria, "worse").map(explainWorse);
  if (verdict === "roll back") return worse;
  if (verdict === "promote") return explainPromotion(criteria, traffic);
  return [
    ...explainMissing("old", missing.old, traffic),
    ...explainMissing("new", missing.new, traffic),
    ...findBy(criteria, "missing").map(explainMissingData),
    ...findBy(criteria, "suspect").map(explainSuspicion),
    ...worse.map((why) => `it already looks broken, ${why} - see nas deploy ${canary.operation} --rollback`),
  ];
}

function findBy(criteria: readonly Criterion[], finding: Finding): Criterion[] {
  return criteria.filter((criterion) => criterion.finding === finding);
}

function explainWorse({ name, old, new: suspect, pValue }: Criterion): string {
  return `${name} ${suspect.text} against ${old.text}, p ${formatPValue(pValue)}`;
}

function explainPromotion(criteria: readonly Criterion[], { new: side }: CanaryTraffic): string[] {
  const compared = criteria.filter(({ pValue }) => pValue !== null).map(({ name }) => name);
  return [`not worse in ${compared.join(", ")} after ${formatCount(countRequests(side), "request")}`];
}

function explainMissing(side: "old" | "new", missing: number, traffic: CanaryTraffic): string[] {
  if (missing === 0) return [];
  const requests = countRequests(traffic[side]);
  const wait = describeWait(missing, requests, traffic.seconds);
  return [`the ${side} version has ${requests} of ${leastRequests} requests, the missing ${missing} ${wait}`];
}

function describeWait(missing: number, requests: number, seconds: number): string {
  if (requests === 0 || seconds <= 0) return "will never arrive at this rate";
  const waitSeconds = Math.max(1, Math.ceil((missing * seconds) / requests));
  return `will take about ${formatSeconds(waitSeconds)} at this rate`;
}

function explainMissingData({ name, old, new: suspect }: Criterion): string {
  return suspect.total === 0
    ? `${name}: the old version has ${old.total} to compare with, the new one none`
    : `${name}: the new version has ${suspect.text}, the old one nothing to compare with`;
}

function explainSuspicion({ name, old, new: suspect }: Criterion): string {
  return `${name}: ${suspect.text} against ${old.text} is not chance, but too few to be sure - wait for more requests`;
}
