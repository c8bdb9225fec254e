import type { Store } from "../store/mod.ts";
import type { LogEntry, Telemetry } from "../telemetry/mod.ts";
import type { CanaryWatch } from "./canary/canary-watch.ts";
import type { Settings } from "./settings.ts";

/** A queue message that asks for work on a job, or on any waiting job. `version` is the version that sent it. */
export type WorkMessage = { jobId: string | null; version: string };

/** Everything external that an app uses, passed in at boot so that tests and runtimes can differ. */
export type Ports = {
  store: Store;
  settings: Settings;
  /** The version of this deployment, for responses, logs and job rows. */
  version: string;
  /** The canary that requests are forwarded to; null where the platform itself chooses between versions. */
  canaryWatch: CanaryWatch | null;
  /** Sends a message to the queue that this function consumes; null without a bound queue. */
  enqueue: ((message: WorkMessage) => Promise<unknown>) | null;
  /** How long work may continue here after the response. */
  backgroundSeconds: number;
  /** Milliseconds of the epoch. */
  now: () => number;
  /** Monotonic milliseconds with fractions, from an arbitrary origin. On Workers it only advances with I/O. */
  elapsedMs: () => number;
  /** Cryptographic random bytes. */
  randomBytes: (length: number) => Uint8Array;
  /** Resolves after `durationMs`, or as soon as the signal aborts. */
  sleep: (durationMs: number, signal: AbortSignal) => Promise<void>;
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  log: (entry: LogEntry) => void;
  telemetry: Telemetry;
};
