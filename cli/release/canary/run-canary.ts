import type { OperationName } from "../../../shared/platform/kernel/mod.ts";
import type { DataApiClient } from "../../../supabase/local/data-api-client.ts";
import { CommandError, exitCodes, RefusedError } from "../../run/command-error.ts";
import type { Context } from "../../run/context.ts";
import { findServing, findCanary as findShares } from "../plan-release.ts";
import { releaseFunction } from "../release-function.ts";
import type { ReleaseTarget, VersionShare } from "../release-target.ts";
import type { CanaryOptions, CanaryPlan } from "./canary-options.ts";
import type { Criterion } from "./criteria.ts";
import { explainJudgement, printJudgement } from "./describe-judgement.ts";
import type { Judgement } from "./judge-canary.ts";
import { lookAtCanary } from "./look-at-canary.ts";
import { openTraffic } from "./open-traffic.ts";
import { type Canary, type CanaryTraffic, countRequests, type SideTraffic } from "./traffic.ts";

/** A judged canary; `isDone` if the verdict was carried out. */
type JudgedCanary = {
  canary: Canary;
  traffic: CanaryTraffic;
  judgement: Judgement;
  why: readonly string[];
  isDone: boolean;
  notes: readonly string[];
};

type Settlement = { canary: Canary; target: ReleaseTarget; options: CanaryOptions; why: readonly string[] };

/** Platforms keep no more of a message. */
const longestMessage = 100;

/** What is needed to judge a canary. */
export type CanaryRun = {
  operation: OperationName;
  target: ReleaseTarget;
  call: DataApiClient;
  plan: CanaryPlan;
  options: CanaryOptions;
  isJson: boolean;
};

/** Judges a canary, explains the verdict and carries it out; every verdict but promotion throws a {@link CommandError}. */
export async function runCanary(run: CanaryRun, context: Context): Promise<void> {
  const { operation, target, options, isJson } = run;
  const { output } = context;
  const canary = await findCanary(target, operation);
  const { windowSeconds, waitSeconds } = run.plan;
  const canWait = waitSeconds !== null;
  const counted = await nameVersions(canary, target);
  const read = openTraffic(run.call, { canary: counted, windowSeconds, canWait, nowMs: Date.now });
  const { seen: traffic, judgement } = await lookAtCanary({ canary, read, plan: run.plan }, context);
  const why = explainJudgement(judgement, traffic, canary);
  const isDone = judgement.verdict !== "undecided" && !options.dryRun;
  if (!isJson) printJudgement(output, judgement, { canary, traffic });
  const notes = isDone
    ? await settleCanary(judgement.verdict, { canary, target, options, why }, context)
    : [];
  if (isJson) output.printJson(toJson({ canary, traffic, judgement, why, isDone, notes }));
  else output.note(...notes);
  const { verdict } = judgement;
  const reason = why.join("; ");
  if (verdict === "promote") {
    const result = isDone
      ? `${canary.new.version} now has all requests`
      : `${canary.new.version} would be promoted`;
    if (!isJson) output.print(`${result}: ${reason}`);
    return;
  }
  if (verdict === "undecided")
    throw new CommandError(exitCodes.undecided, `Cannot decide on ${operation}: ${reason}`);
  const result = isDone
    ? `${canary.old.version} has all requests again`
    : `${canary.new.version} would be rolled back`;
  throw new CommandError(exitCodes.rolledBack, `Cannot promote ${operation}: ${reason}; ${result}`);
}

/** Carries out a verdict if the judged canary is still running; resolves to notes for the operator. */
async function settleCanary(
  verdict: Judgement["verdict"],
  { canary, target, options, why }: Settlement,
  context: Context,
): Promise<string[]> {
  const { operation } = canary;
  const now = await findCanary(target, operation);
  if (now.old.version !== canary.old.version || now.new.version !== canary.new.version)
    throw new RefusedError(
      `Cannot ${verdict} ${operation}: another canary is running than the one that was judged`,
    );
  const kind = verdict === "promote" ? "promote" : "rollback";
  const message = options.message ?? `canary ${verdict}: ${why.join("; ")}`.slice(0, longestMessage);
  const intent = { kind } as const;
  const { serviceKey } = options;
  const release = { message, ...(serviceKey !== undefined && { serviceKey }) };
  const { notes } = await releaseFunction({ intent, operation, target, options: release }, context);
  return notes;
}

/** Finds the two versions that serve an operation; throws {@link RefusedError} if there are not two. */
async function findCanary(target: ReleaseTarget, operation: OperationName): Promise<Canary> {
  const current = await target.current(operation);
  const found = findShares(current);
  if (found) return { operation, old: found.old, new: found.canary };
  const serving = findServing(current);
  const state = serving === null ? "no version serves yet" : `${serving} has all requests`;
  throw new RefusedError(`Cannot judge ${operation}: no canary is running, ${state}`, {
    hint: `start one with nas deploy ${operation} --target ${target.name} --canary 10`,
  });
}

/** The canary with the names by which its functions count their traffic. */
async function nameVersions(canary: Canary, { nameOf }: ReleaseTarget): Promise<Canary> {
  const name = async ({ version, share }: VersionShare) => ({
    version: (await nameOf?.(canary.operation, version)) ?? version,
    share,
  });
  return { ...canary, old: await name(canary.old), new: await name(canary.new) };
}

/** Converts a judged canary to the form that `--json` prints. */
function toJson({ canary, traffic, judgement, why, isDone, notes }: JudgedCanary): Record<string, unknown> {
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
