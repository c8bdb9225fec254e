import { setTimeout as sleep } from "node:timers/promises";
import { formatSeconds } from "../../admin/values/format-values.ts";
import { InterruptedError, UnreachableError } from "../../run/command-error.ts";
import type { Context } from "../../run/context.ts";
import type { CanaryPlan } from "./canary-options.ts";
import { explainJudgement } from "./describe-judgement.ts";
import { formatCount } from "./format-figures.ts";
import { type Judgement, judgeCanary } from "./judge-canary.ts";
import { type Canary, type CanaryTraffic, countRequests } from "./traffic.ts";
import { watchCanary } from "./watch-canary.ts";

const pauseMs = 3_000;
/** A database that is unreachable for this many readings in a row ends a watch. */
const mostFailures = 5;

type Look = { canary: Canary; read: () => Promise<CanaryTraffic>; plan: CanaryPlan };

/** Looks once, or as often as `plan` allows; Ctrl-C throws an {@link InterruptedError} with the current shares. */
export async function lookAtCanary(
  { canary, read, plan: { waitSeconds } }: Look,
  { signal, startProgress }: Pick<Context, "signal" | "startProgress">,
): Promise<{ seen: CanaryTraffic; judgement: Judgement }> {
  const endMs = Date.now() + (waitSeconds ?? 0) * 1_000;
  const progress = startProgress(`Checking ${canary.operation}`);
  const pause = () => sleep(Math.min(pauseMs, Math.max(0, endMs - Date.now())), undefined, { signal });
  try {
    if (waitSeconds === null) {
      const seen = await read();
      return { seen, judgement: judgeCanary(seen) };
    }
    return await watchCanary({
      read: () => readPatiently(read, pause),
      pause,
      isOver: () => Date.now() >= endMs,
      onReading: (seen, judgement) => progress.update(describeProgress(seen, judgement, { canary, endMs })),
    });
  } catch (error) {
    if (!signal.aborted) throw error;
    const { old, new: suspect } = canary;
    throw new InterruptedError(
      `Interrupted: the canary stays as it is, ${suspect.version} with ${suspect.share} %, ${old.version} with ${old.share} %`,
      { cause: error },
    );
  } finally {
    progress.stop();
  }
}

async function readPatiently<Read>(read: () => Promise<Read>, pause: () => Promise<void>): Promise<Read> {
  for (let failures = 1; ; failures++) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof UnreachableError) || failures === mostFailures) throw error;
      await pause();
    }
  }
}

function describeProgress(
  seen: CanaryTraffic,
  judgement: Judgement,
  { canary, endMs }: { canary: Canary; endMs: number },
): string {
  const counts = `${formatCount(countRequests(seen.new), "request")} of the new version, ${countRequests(seen.old).toLocaleString("en-US")} of the old`;
  if (seen.from > Date.now())
    return `Watching ${canary.operation}: the new version's first minute is left out`;
  const left = formatSeconds(Math.max(0, (endMs - Date.now()) / 1_000));
  const broken = judgement.criteria.some(({ finding }) => finding === "worse");
  const warning = broken ? `; ${explainJudgement(judgement, seen, canary).at(-1)}` : "";
  return `Watching ${canary.operation}: ${counts}, ${left} left${warning}`;
}
