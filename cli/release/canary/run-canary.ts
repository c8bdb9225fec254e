import type { OperationName } from "../../../shared/kernel/operation-name.ts";
import type { DataApiClient } from "../../../supabase/local/data-api-client.ts";
import { CommandError } from "../../run/command-error.ts";
import type { Context } from "../../run/context.ts";
import { EXIT_CODES } from "../../run/exit-code.ts";
import type { ReleaseTarget } from "../release-target.ts";
import type { CanaryOptions, CanaryPlan } from "./canary-options.ts";
import { explainJudgement } from "./explain-judgement.ts";
import { findCanary } from "./find-canary.ts";
import { lookAtCanary } from "./look-at-canary.ts";
import { openTraffic } from "./open-traffic.ts";
import { settleCanary } from "./settle-canary.ts";
import { showJudgement } from "./show-judgement.ts";
import { toJson } from "./to-json.ts";

/** What a canary is judged with. */
export type CanaryRun = {
  operation: OperationName;
  target: ReleaseTarget;
  call: DataApiClient;
  plan: CanaryPlan;
  options: CanaryOptions;
  isJson: boolean;
};

/** Judges, tells why and does it; throws a {@link CommandError} with the exit code of every verdict but promotion. */
export async function runCanary(run: CanaryRun, context: Context): Promise<void> {
  const { operation, target, options, isJson } = run;
  const { output } = context;
  const canary = await findCanary(target, operation);
  const { windowSeconds, waitSeconds } = run.plan;
  const canWait = waitSeconds !== null;
  const read = openTraffic(run.call, { canary, windowSeconds, canWait, nowMs: Date.now });
  const { seen: traffic, judgement } = await lookAtCanary({ canary, read, plan: run.plan }, context);
  const why = explainJudgement(judgement, traffic, canary);
  const isDone = judgement.verdict !== "undecided" && !options.dryRun;
  if (!isJson) showJudgement(output, judgement, { canary, traffic });
  const notes = isDone
    ? await settleCanary(judgement.verdict, { canary, target, options, why }, context)
    : [];
  if (isJson) output.printJson(toJson({ canary, traffic, judgement, why, isDone, notes }));
  else output.note(...notes);
  const { verdict } = judgement;
  const reason = why.join("; ");
  if (verdict === "promote") {
    const told = isDone
      ? `${canary.new.version} has all requests now`
      : `${canary.new.version} would be promoted`;
    if (!isJson) output.print(`${told}: ${reason}`);
    return;
  }
  if (verdict === "undecided")
    throw new CommandError(EXIT_CODES.undecided, `Cannot decide on ${operation}: ${reason}`);
  const told = isDone
    ? `${canary.old.version} has all requests again`
    : `${canary.new.version} would be rolled back`;
  throw new CommandError(EXIT_CODES.rolledBack, `Cannot promote ${operation}: ${reason}; ${told}`);
}
