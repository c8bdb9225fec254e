import type { Store } from "../store/store.ts";
import type { LogEntry } from "../telemetry/log-entry.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";
import type { Settings } from "./settings.ts";

/** What a queue tells its consumer: work for a job, or for whatever waits, asked for by a version of the function. */
export type WorkHint = { jobId: string | null; version: string };

/** Everything outside that an app touches, handed in at boot so that tests and runtimes can differ. */
export type Ports = {
  store: Store;
  settings: Settings;
  /** Which deployment of the function this is: told in answers, logs and job rows. */
  version: string;
  /** Sends a hint to the queue that this function consumes; null where none is bound. */
  enqueue: ((hint: WorkHint) => Promise<unknown>) | null;
  /** How long work may go on here after the answer that it outlives. */
  backgroundSeconds: number;
  /** Milliseconds of the epoch. */
  now: () => number;
  /** Milliseconds since some moment, with fractions; never goes back. Workers move it only with I/O. */
  elapsedMs: () => number;
  /** Cryptographic random bytes. */
  randomBytes: (length: number) => Uint8Array;
  /** Resolves after `durationMs`, or at once when the signal aborts. */
  sleep: (durationMs: number, signal: AbortSignal) => Promise<void>;
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  log: (entry: LogEntry) => void;
  telemetry: Telemetry;
};
