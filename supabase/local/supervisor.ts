import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";

/** The state of a part, as `/health` reports it. */
export type PartStatus = {
  state: "starting" | "running" | "restarting" | "stopped";
  pid: number | null;
  restarts: number;
};

/** A process that is restarted whenever it exits, until `stop` is called. */
export type Supervised = {
  status: () => PartStatus;
  /** Settles with the first start: resolves once the probe succeeds, rejects when no start succeeds. */
  firstReady: Promise<void>;
  /** Kills the process, which is then restarted as after any other exit. */
  restart: () => void;
  stop: () => Promise<void>;
};

/** `launch` starts the process, `probe` checks whether it is ready, `stopSignal` shuts it down cleanly. */
type PartOptions = {
  name: string;
  launch: () => ChildProcess | Promise<ChildProcess>;
  probe: () => Promise<boolean>;
  stopSignal: NodeJS.Signals;
  /** The reason of the part's exit, from its output. */
  explain: () => string;
  /** How many attempts the first start has; 5 by default. */
  firstAttempts?: number;
  /** Called after every restart, as soon as the part is ready again. */
  onRecovered?: () => void;
};

const probeIntervalMs = 20;
const probeLimitMs = 15_000;
const backoffFirstMs = 200;
const backoffLimitMs = 10_000;
const stableAfterMs = 20_000;
const firstStartAttempts = 5;
const stopLimitMs = 4_000;

/** Starts a part and keeps it running, with a growing pause between starts that fail. */
export function superviseProcess(options: PartOptions): Supervised {
  const { firstAttempts = firstStartAttempts } = options;
  const status: PartStatus = { state: "starting", pid: null, restarts: 0 };
  const stopping = new AbortController();
  const first = Promise.withResolvers<void>();
  first.promise.catch(() => {});
  let child: ChildProcess | null = null;

  async function runOnce(): Promise<void> {
    child = await options.launch();
    if (stopping.signal.aborted) child.kill(options.stopSignal);
    status.pid = child.pid ?? null;
    const ended = new AbortController();
    const exit = waitForExit(child).finally(() => ended.abort());
    if (await becomesReady(options.probe, ended.signal)) {
      status.state = "running";
      if (status.restarts > 0) options.onRecovered?.();
      first.resolve();
    } else {
      child.kill("SIGKILL");
    }
    await exit;
    status.pid = null;
  }

  async function runForever(): Promise<void> {
    let backoffMs = backoffFirstMs;
    for (let attempt = 1; !stopping.signal.aborted; attempt++) {
      const startedAtMs = performance.now();
      await runOnce();
      if (stopping.signal.aborted) break;
      if (attempt === firstAttempts) {
        first.reject(new Error(`Cannot start ${options.name}: ${options.explain()}`));
      }
      status.state = "restarting";
      status.restarts++;
      if (performance.now() - startedAtMs > stableAfterMs) backoffMs = backoffFirstMs;
      await delay(backoffMs, undefined, { signal: stopping.signal }).catch(() => {});
      backoffMs = Math.min(backoffMs * 2, backoffLimitMs);
    }
    status.state = "stopped";
  }

  const finished = runForever();
  finished.catch(first.reject);

  async function stop(): Promise<void> {
    stopping.abort();
    child?.kill(options.stopSignal);
    const timer = setTimeout(() => child?.kill("SIGKILL"), stopLimitMs);
    await finished;
    clearTimeout(timer);
  }

  const restart = () => void child?.kill("SIGKILL");
  return { status: () => ({ ...status }), firstReady: first.promise, restart, stop };
}

async function waitForExit(child: ChildProcess): Promise<void> {
  // A program that could not be started has no pid and only emits an error.
  if (child.pid === undefined) await once(child, "error").catch(() => {});
  else if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

async function becomesReady(probe: () => Promise<boolean>, ended: AbortSignal): Promise<boolean> {
  const deadlineMs = performance.now() + probeLimitMs;
  while (!ended.aborted && performance.now() < deadlineMs) {
    if (await probe().catch(() => false)) return true;
    await delay(probeIntervalMs);
  }
  return false;
}
