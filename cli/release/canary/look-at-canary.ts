import { setTimeout as sleep } from "node:timers/promises";
import { tellSeconds } from "../../operate/values/tell-seconds.ts";
import { InterruptedError, UnreachableError } from "../../run/command-error.ts";
import type { Context } from "../../run/context.ts";
import type { Canary, CanaryTraffic } from "./canary.ts";
import type { CanaryPlan } from "./canary-options.ts";
import { explainJudgement } from "./explain-judgement.ts";
import { type Judgement, judgeCanary } from "./judge-canary.ts";
import { tellCount } from "./tell-figures.ts";
import { countRequests } from "./traffic.ts";
import { watchCanary } from "./watch-canary.ts";

const PAUSE_MS = 3_000;
/** A database that is away for as many readings in a row ends a watch. */
const MOST_FAILURES = 5;

type Look = { canary: Canary; read: () => Promise<CanaryTraffic>; plan: CanaryPlan };

/** One look, or as many as `plan` waits for; Ctrl-C throws an {@link InterruptedError} that tells how it stands. */
export async function lookAtCanary(
  { canary, read, plan: { waitSeconds } }: Look,
  { signal, startProgress }: Pick<Context, "signal" | "startProgress">,
): Promise<{ seen: CanaryTraffic; judgement: Judgement }> {
  const endMs = Date.now() + (waitSeconds ?? 0) * 1_000;
  const progress = startProgress(`Looking at ${canary.operation}`);
  const pause = () => sleep(Math.min(PAUSE_MS, Math.max(0, endMs - Date.now())), undefined, { signal });
  try {
    if (waitSeconds === null) {
      const seen = await read();
      return { seen, judgement: judgeCanary(seen) };
    }
    return await watchCanary({
      read: () => readPatiently(read, pause),
      pause,
      isOver: () => Date.now() >= endMs,
      onReading: (seen, judgement) => progress.update(tellProgress(seen, judgement, { canary, endMs })),
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
      if (!(error instanceof UnreachableError) || failures === MOST_FAILURES) throw error;
      await pause();
    }
  }
}

function tellProgress(
  seen: CanaryTraffic,
  judgement: Judgement,
  { canary, endMs }: { canary: Canary; endMs: number },
): string {
  const counts = `${tellCount(countRequests(seen.new), "request")} of the new version, ${countRequests(seen.old).toLocaleString("en-US")} of the old`;
  if (seen.from > Date.now())
    return `Watching ${canary.operation}: the new version's first minute is left out`;
  const left = tellSeconds(Math.max(0, (endMs - Date.now()) / 1_000));
  const broken = judgement.criteria.some(({ finding }) => finding === "worse");
  const told = broken ? `; ${explainJudgement(judgement, seen, canary).at(-1)}` : "";
  return `Watching ${canary.operation}: ${counts}, ${left} left${told}`;
}
