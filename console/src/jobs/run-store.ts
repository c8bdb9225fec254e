import type { Body } from "../forms/request-body.ts";
import type { AnyJob, Caller } from "./caller.ts";
import { isUnderWay, type Run, type RunState } from "./run.ts";

/** The runs of this session, newest first; they exist only in memory. */
export type RunStore = {
  list: () => readonly Run[];
  find: (id: string) => Run | null;
  /** Calls the listener after every change; returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
  start: (page: string, body: Body) => Run;
  /** Waits for an existing job by its id. */
  openJob: (page: string, jobId: string) => Run;
  /** Ends the waiting; the job continues. */
  stop: (id: string) => void;
  /** Waits again for a job after `stop`. */
  resume: (id: string) => void;
};

type StoreOptions = { callerOf: (page: string) => Caller; now: () => number };

/** Creates an empty store. */
export function createRunStore({ callerOf, now }: StoreOptions): RunStore {
  const runs = new Map<string, Run>();
  const controllers = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  let count = 0;

  const update = (id: string, change: Partial<Run>) => {
    const run = runs.get(id);
    if (run) runs.set(id, { ...run, ...change });
    for (const listener of listeners) listener();
  };
  const end = (id: string, state: RunState) => update(id, { state, endedAtMs: now() });

  function add(page: string, { body, jobId }: Pick<Run, "body" | "jobId">): Run {
    count += 1;
    const id = jobId ?? String(count);
    const shared = { id, page, body, jobId, startedAtMs: now(), endedAtMs: null };
    const run: Run = { ...shared, state: { kind: "sending" } };
    runs.set(id, run);
    return run;
  }

  /** Runs the work of a run and records how it ended. */
  async function follow(id: string, work: (signal: AbortSignal) => Promise<RunState>): Promise<void> {
    const controller = new AbortController();
    controllers.set(id, controller);
    try {
      end(id, await work(controller.signal));
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      end(id, controller.signal.aborted ? { kind: "stopped" } : { kind: "failed", failure });
    } finally {
      controllers.delete(id);
    }
  }

  async function waitFor(id: string, job: AnyJob, signal: AbortSignal): Promise<RunState> {
    update(id, { jobId: job.id, state: { kind: "waiting", status: "queued", progress: null } });
    const outcome = await job.wait({
      signal,
      onProgress: ({ status, progress }) => update(id, { state: { kind: "waiting", status, progress } }),
    });
    return { kind: "completed", outcome };
  }

  async function call(id: string, body: Body, signal: AbortSignal): Promise<RunState> {
    const caller = callerOf(runs.get(id)?.page ?? "");
    if (caller.kind === "direct") return { kind: "completed", outcome: await caller.call(body, signal) };
    return waitFor(id, await caller.submit(body, signal), signal);
  }

  function watch(run: Run, jobId: string): void {
    const caller = callerOf(run.page);
    if (caller.kind !== "job") return;
    void follow(run.id, (signal) => waitFor(run.id, caller.openJob(jobId), signal));
  }

  return {
    list: () => [...runs.values()].reverse(),
    find: (id) => runs.get(id) ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(page, body) {
      const run = add(page, { body, jobId: null });
      void follow(run.id, (signal) => call(run.id, body, signal));
      update(run.id, {});
      return run;
    },
    openJob(page, jobId) {
      const run = add(page, { body: null, jobId });
      watch(run, jobId);
      return run;
    },
    stop: (id) => controllers.get(id)?.abort(),
    resume(id) {
      const run = runs.get(id);
      if (!run || isUnderWay(run) || run.jobId === null) return;
      update(id, { endedAtMs: null });
      watch(run, run.jobId);
    },
  };
}
