import { setTimeout as delay } from "node:timers/promises";
import type { Supervised } from "../supervisor.ts";
import type { Target } from "../target.ts";

/** Counts open requests. */
type Occupancy = {
  /** Adds one; the function that it returns removes it, once. */
  enter: () => () => void;
  /** Resolves as soon as there are none. */
  whenEmpty: () => Promise<void>;
};

/** The process of a version that has been started. */
export type StartedVersion = Target & { part: Pick<Supervised, "firstReady" | "stop"> };

/** The process of a running version, with the count of its open requests. */
export type RunningVersion = StartedVersion & Pick<Occupancy, "enter">;

/**
 * How long a version that no longer serves keeps running: `graceMs` for jobs, which no request waits for, then until
 * its requests have ended, at most `limitMs`.
 */
export type Leave = { graceMs: number; limitMs: number };

/** The processes of a function, one for each version. */
export type VersionProcesses = {
  get: (version: string) => RunningVersion | undefined;
  /** Resolves once the version is ready; rejects, and leaves no process, if it does not start. */
  provide: (version: string) => Promise<void>;
  /** Shuts down all but these versions. */
  keepOnly: (versions: readonly string[]) => void;
  stopAll: () => Promise<void>;
};

type Held = RunningVersion & { occupancy: Occupancy; leaving: AbortController | null };

/** Begins with the process of `first`; `start` starts those of other versions. */
export function createVersionProcesses(
  first: { version: string; process: StartedVersion },
  start: (version: string) => Promise<StartedVersion>,
  leave: Leave,
): VersionProcesses {
  const processes = new Map<string, Held>([[first.version, hold(first.process)]]);
  const starting = new Set<StartedVersion>();
  const stopping = new Set<StartedVersion>();
  let isStopped = false;

  async function provide(version: string): Promise<void> {
    const held = processes.get(version);
    if (held) return stay(held);
    const process = await start(version);
    starting.add(process);
    if (isStopped) {
      await process.part.stop();
      throw new Error("Cannot start the version: the stack is stopping");
    }
    try {
      await process.part.firstReady;
      processes.set(version, hold(process));
    } catch (error) {
      await process.part.stop();
      throw error;
    } finally {
      starting.delete(process);
    }
  }

  function keepOnly(versions: readonly string[]): void {
    for (const [version, held] of processes) {
      if (versions.includes(version)) stay(held);
      else if (held.leaving === null) void end(version, held).catch(() => {});
    }
  }

  async function end(version: string, held: Held): Promise<void> {
    const leaving = new AbortController();
    held.leaving = leaving;
    await delay(leave.graceMs, undefined, leaving);
    await Promise.race([held.occupancy.whenEmpty(), delay(leave.limitMs, undefined, leaving)]);
    if (leaving.signal.aborted) return;
    leaving.abort();
    processes.delete(version);
    stopping.add(held);
    await held.part.stop();
    stopping.delete(held);
  }

  async function stopAll(): Promise<void> {
    isStopped = true;
    for (const held of processes.values()) stay(held);
    await Promise.all([...processes.values(), ...starting, ...stopping].map(({ part }) => part.stop()));
  }

  return { get: (version) => processes.get(version), provide, keepOnly, stopAll };
}

function hold(process: StartedVersion): Held {
  const occupancy = createOccupancy();
  return {
    get port() {
      return process.port;
    },
    status: process.status,
    part: process.part,
    enter: occupancy.enter,
    occupancy,
    leaving: null,
  };
}

function stay(held: Held): void {
  held.leaving?.abort();
  held.leaving = null;
}

function createOccupancy(): Occupancy {
  let count = 0;
  let waiting: Array<() => void> = [];

  function enter(): () => void {
    let isIn = true;
    count++;
    return () => {
      if (!isIn) return;
      isIn = false;
      count--;
      if (count > 0) return;
      for (const resolve of waiting) resolve();
      waiting = [];
    };
  }

  function whenEmpty(): Promise<void> {
    return count === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
  }

  return { enter, whenEmpty };
}
