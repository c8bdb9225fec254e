import { tellSeconds } from "../../operate/values/tell-seconds.ts";
import type { Canary, CanaryTraffic } from "./canary.ts";
import type { Criterion } from "./criterion.ts";
import { type Judgement, LEAST_REQUESTS } from "./judge-canary.ts";
import { tellCount, tellPValue } from "./tell-figures.ts";
import { countRequests } from "./traffic.ts";

/** Why a canary was judged as it was: one clause or more for people. */
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
    ...worse.map((why) => `it looks broken already, ${why} - see nas deploy ${canary.operation} --rollback`),
  ];
}

function findBy(criteria: readonly Criterion[], finding: Criterion["finding"]): Criterion[] {
  return criteria.filter((criterion) => criterion.finding === finding);
}

function explainWorse({ name, old, new: suspect, pValue }: Criterion): string {
  return `${name} ${suspect.told} against ${old.told}, p ${tellPValue(pValue)}`;
}

function explainPromotion(criteria: readonly Criterion[], { new: side }: CanaryTraffic): string[] {
  const compared = criteria.filter(({ pValue }) => pValue !== null).map(({ name }) => name);
  return [`no worse in ${compared.join(", ")} after ${tellCount(countRequests(side), "request")}`];
}

function explainMissingData({ name, old, new: suspect }: Criterion): string {
  return suspect.total === 0
    ? `${name}: the old version has ${old.total} to compare with, the new one none`
    : `${name}: the new version has ${suspect.told}, the old one nothing to compare with`;
}

function explainSuspicion({ name, old, new: suspect }: Criterion): string {
  return `${name}: ${suspect.told} against ${old.told} is no chance, but too few to be sure - more requests tell`;
}

function explainMissing(side: "old" | "new", missing: number, traffic: CanaryTraffic): string[] {
  if (missing === 0) return [];
  const seen = countRequests(traffic[side]);
  const wait = tellWait(missing, seen, traffic.seconds);
  return [`the ${side} version has ${seen} of ${LEAST_REQUESTS} requests, the ${missing} missing ${wait}`];
}

function tellWait(missing: number, seen: number, seconds: number): string {
  if (seen === 0 || seconds <= 0) return "will never come at this rate";
  return `take about ${tellSeconds(Math.max(1, Math.ceil((missing * seconds) / seen)))} at this rate`;
}
