import type { Store } from "../store/store.ts";
import type { Settings } from "./settings.ts";

/** One line of the log: an event's name and flat facts; never a key, a parameter or user text. */
export type LogEntry = { event: string; requestId?: string } & Record<string, unknown>;

/** Everything outside that an app touches, handed in at boot so that tests and runtimes can differ. */
export type Ports = {
  store: Store;
  settings: Settings;
  /** Which deployment of the function this is: told in answers, logs and job rows. */
  version: string;
  /** Milliseconds of the epoch. */
  now: () => number;
  /** Cryptographic random bytes. */
  randomBytes: (length: number) => Uint8Array;
  /** Resolves after `durationMs`, or at once when the signal aborts. */
  sleep: (durationMs: number, signal: AbortSignal) => Promise<void>;
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  log: (entry: LogEntry) => void;
};
