import { ModelFailure } from "./model-failure.ts";
import type { ModelPorts } from "./model-ports.ts";

const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 500;
const LARGEST_JITTER = 0.25;

type Clock = Pick<ModelPorts, "now" | "sleep" | "randomBytes">;

/**
 * Runs a request within the job's time, and again where the endpoint was busy; rejects with a `ModelFailure`. An answer
 * may take `longestMs`, the time of a call unless told.
 */
export type RunInTime = <Result>(
  request: (signal: AbortSignal) => Promise<Result>,
  longestMs?: number,
) => Promise<Result>;

type Options = { clock: Clock; signal: AbortSignal; callTimeoutMs: number; jobTimeoutMs: number };

/**
 * Starts the time of a job. An answer has `callTimeoutMs`; all answers and pauses have `jobTimeoutMs`.
 * A busy endpoint (429, 5xx, no connection) is asked again at most twice, after the pause it asks for or
 * 0.5 s and 1 s, with up to a quarter more at random; a pause that does not fit ends the call at once.
 */
export function startTimeBudget({ clock, signal, callTimeoutMs, jobTimeoutMs }: Options): RunInTime {
  const deadlineMs = clock.now() + jobTimeoutMs;

  return async function runInTime(request, longestMs = callTimeoutMs) {
    for (let retry = 0; ; retry++) {
      const timeMs = Math.min(longestMs, deadlineMs - clock.now());
      const attempt = await tryOnce(request, { clock, signal, timeMs });
      if ("result" in attempt) return attempt.result;
      const { error } = attempt;
      if (!(error instanceof ModelFailure) || error.kind !== "busy" || retry === MAX_RETRIES) throw error;
      const pauseMs = choosePause(error, retry, clock);
      if (clock.now() + pauseMs >= deadlineMs) throw error;
      await clock.sleep(pauseMs, signal);
    }
  };
}

type Attempt<Result> = { result: Result } | { error: unknown };

async function tryOnce<Result>(
  request: (signal: AbortSignal) => Promise<Result>,
  { clock, signal, timeMs }: { clock: Clock; signal: AbortSignal; timeMs: number },
): Promise<Attempt<Result>> {
  if (signal.aborted)
    return { error: new ModelFailure("final", "Cannot ask the model: the job was given up") };
  if (timeMs <= 0) return { error: outOfTime() };
  const answered = new AbortController();
  const late = new AbortController();
  void clock.sleep(timeMs, answered.signal).then(() => answered.signal.aborted || late.abort(outOfTime()));
  try {
    return { result: await request(AbortSignal.any([signal, late.signal])) };
  } catch (error) {
    return { error: late.signal.aborted ? late.signal.reason : findFailure(error) };
  } finally {
    answered.abort();
  }
}

function outOfTime(): ModelFailure {
  return new ModelFailure("late", "Cannot wait for the model: its time is up");
}

/** The SDK wraps what its fetch throws; its own errors may quote the request, so they do not pass. */
function findFailure(error: unknown): unknown {
  if (error instanceof ModelFailure) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof ModelFailure) return cause;
  const name = error instanceof Error ? error.constructor.name : typeof error;
  return new ModelFailure("final", `Cannot use the model client: ${name}`);
}

function choosePause({ retryAfterMs }: ModelFailure, retry: number, { randomBytes }: Clock): number {
  const pauseMs = retryAfterMs ?? FIRST_PAUSE_MS * 2 ** retry;
  const fraction = (randomBytes(1)[0] ?? 0) / 256;
  return Math.ceil(pauseMs * (1 + LARGEST_JITTER * fraction));
}
