import { ModelFailure } from "./model-failure.ts";
import type { ModelPorts } from "./model-ports.ts";

const maxRetries = 2;
const firstPauseMs = 500;
const largestJitter = 0.25;

type Clock = Pick<ModelPorts, "now" | "sleep" | "randomBytes">;

/**
 * Runs a request within the job's time, and retries it while the endpoint is busy; rejects with a `ModelFailure`. A
 * response may take `longestMs`, by default the time of a call.
 */
export type RunInTime = <Result>(
  request: (signal: AbortSignal) => Promise<Result>,
  longestMs?: number,
) => Promise<Result>;

type Options = {
  clock: Clock;
  signal: AbortSignal;
  /** Called before every request; what it rejects with ends the call. */
  countAttempt: () => Promise<void>;
  callTimeoutMs: number;
  jobTimeoutMs: number;
};

/**
 * Starts the time budget of a job: `callTimeoutMs` for one response, `jobTimeoutMs` for all responses and pauses.
 * A busy endpoint (429, 5xx, no connection) is retried at most twice, after the pause it requests or 0.5 s
 * and 1 s, with up to a quarter more at random. A call fails at once if the pause exceeds the budget.
 */
export function startTimeBudget(options: Options): RunInTime {
  const { clock, signal, countAttempt, callTimeoutMs, jobTimeoutMs } = options;
  const deadlineMs = clock.now() + jobTimeoutMs;

  return async function runInTime(request, longestMs = callTimeoutMs) {
    for (let retry = 0; ; retry++) {
      await countAttempt();
      const timeMs = Math.min(longestMs, deadlineMs - clock.now());
      const attempt = await tryOnce(request, { clock, signal, timeMs });
      if ("result" in attempt) return attempt.result;
      const { error } = attempt;
      if (!(error instanceof ModelFailure) || error.kind !== "busy" || retry === maxRetries) throw error;
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
    return { error: new ModelFailure("final", "Cannot call the model: the job was aborted") };
  if (timeMs <= 0) return { error: outOfTime() };
  const done = new AbortController();
  const late = new AbortController();
  void clock.sleep(timeMs, done.signal).then(() => done.signal.aborted || late.abort(outOfTime()));
  try {
    return { result: await request(AbortSignal.any([signal, late.signal])) };
  } catch (error) {
    return { error: late.signal.aborted ? late.signal.reason : findFailure(error) };
  } finally {
    done.abort();
  }
}

function outOfTime(): ModelFailure {
  return new ModelFailure("late", "Cannot wait for the model: its time has run out");
}

/** The SDK wraps errors of its fetch. Errors of its own may quote the request, so only their name is kept. */
function findFailure(error: unknown): unknown {
  if (error instanceof ModelFailure) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof ModelFailure) return cause;
  const name = error instanceof Error ? error.constructor.name : typeof error;
  return new ModelFailure("final", `Cannot use the model client: ${name}`);
}

function choosePause({ retryAfterMs }: ModelFailure, retry: number, { randomBytes }: Clock): number {
  const pauseMs = retryAfterMs ?? firstPauseMs * 2 ** retry;
  const fraction = (randomBytes(1)[0] ?? 0) / 256;
  return Math.ceil(pauseMs * (1 + largestJitter * fraction));
}
