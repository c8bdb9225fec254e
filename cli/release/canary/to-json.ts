import type { VersionShare } from "../release-target.ts";
import type { Canary, CanaryTraffic } from "./canary.ts";
import type { Criterion } from "./criterion.ts";
import type { Judgement } from "./judge-canary.ts";
import { countRequests, type SideTraffic } from "./traffic.ts";

/** A judged canary; `isDone` where the verdict was carried out. */
export type JudgedCanary = {
  canary: Canary;
  traffic: CanaryTraffic;
  judgement: Judgement;
  why: readonly string[];
  isDone: boolean;
  notes: readonly string[];
};

/** A judged canary as `--json` prints it. */
export function toJson({
  canary,
  traffic,
  judgement,
  why,
  isDone,
  notes,
}: JudgedCanary): Record<string, unknown> {
  return {
    operation: canary.operation,
    verdict: judgement.verdict.replace(" ", "_"),
    done: isDone,
    why,
    since: new Date(traffic.from).toISOString(),
    old: describeSide(canary.old, traffic.old),
    new: describeSide(canary.new, traffic.new),
    criteria: judgement.criteria.map(describeCriterion),
    notes,
  };
}

function describeSide({ version, share }: VersionShare, side: SideTraffic): Record<string, unknown> {
  return { version, share, requests: countRequests(side) };
}

function describeCriterion({ name, old, new: suspect, pValue, finding }: Criterion): Record<string, unknown> {
  return { criterion: name, old, new: suspect, p_value: pValue, finding: finding.replace(" ", "_") };
}
