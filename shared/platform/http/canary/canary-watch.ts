import type { Canary, OperationName } from "../../kernel/mod.ts";

/** What an isolate knows of the canary of its function. */
export type CanaryWatch = {
  /** Notes what an admission or a poll has returned. */
  note: (canary: Canary | null) => void;
  /** The canary of the last five seconds; asks the database if nothing was noted in that time. Never rejects. */
  read: (operation: OperationName) => Promise<Canary | null>;
};

type Options = {
  find: (operation: OperationName) => Promise<Canary | null>;
  /** Monotonic milliseconds. */
  elapsedMs: () => number;
};

/** A change of a share reaches every isolate within this time. */
const freshMs = 5_000;

/** Watches the canary of one function. */
export function createCanaryWatch({ find, elapsedMs }: Options): CanaryWatch {
  let known: Canary | null = null;
  let notedAtMs = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  function note(canary: Canary | null): void {
    known = canary;
    notedAtMs = elapsedMs();
  }

  async function ask(operation: OperationName): Promise<void> {
    try {
      note(await find(operation));
    } catch {
      // A database that fails is not asked by each request: the request's own call reports it.
      note(known);
    } finally {
      asking = null;
    }
  }

  return {
    note,
    async read(operation) {
      if (elapsedMs() - notedAtMs < freshMs) return known;
      asking ??= ask(operation);
      await asking;
      return known;
    },
  };
}
