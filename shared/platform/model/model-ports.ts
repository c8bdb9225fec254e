/** The external functions that a model needs. */
export type ModelPorts = {
  /** Milliseconds of the epoch. */
  now: () => number;
  /** Cryptographic random bytes. */
  randomBytes: (length: number) => Uint8Array;
  /** Resolves after `durationMs`, or as soon as the signal aborts. */
  sleep: (durationMs: number, signal: AbortSignal) => Promise<void>;
  /** Counts a request to the model; the seconds to wait if the key has used `perHour` in this hour, else null. */
  takeModelAttempt: (keyId: string, perHour: number) => Promise<number | null>;
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
};
