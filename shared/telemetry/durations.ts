/** What a request or a job waits for outside its own code. */
export type Part = "database" | "model" | "storage";

/** Where the time of an activity went, in milliseconds; calls of one part at the same time count once. */
export type Durations = {
  durationMs: number;
  databaseMs: number;
  modelMs: number;
  storageMs: number;
  /** What is left where no part was waited for: the code of the stack and of the operation. */
  stackMs: number;
};

/** Times the parts of one activity. */
export type PartTimer = {
  /** Begins to wait for a part; returns what ends it. */
  begin: (part: Part) => () => void;
  read: () => Durations;
};

type Busy = { open: number; sinceMs: number; totalMs: number };

const PARTS = ["database", "model", "storage"] as const;

/** Starts now, by a clock in milliseconds that never goes back. */
export function createPartTimer(elapsedMs: () => number): PartTimer {
  const startMs = elapsedMs();
  const any = createBusy();
  const busy = { database: createBusy(), model: createBusy(), storage: createBusy() };

  return {
    begin(part) {
      const nowMs = elapsedMs();
      for (const each of [any, busy[part]]) open(each, nowMs);
      return function end() {
        const endMs = elapsedMs();
        for (const each of [any, busy[part]]) close(each, endMs);
      };
    },
    read() {
      const nowMs = elapsedMs();
      const durationMs = nowMs - startMs;
      const [databaseMs = 0, modelMs = 0, storageMs = 0] = PARTS.map((part) => total(busy[part], nowMs));
      return { durationMs, databaseMs, modelMs, storageMs, stackMs: durationMs - total(any, nowMs) };
    },
  };
}

function createBusy(): Busy {
  return { open: 0, sinceMs: 0, totalMs: 0 };
}

function open(busy: Busy, nowMs: number): void {
  if (busy.open++ === 0) busy.sinceMs = nowMs;
}

function close(busy: Busy, nowMs: number): void {
  if (--busy.open === 0) busy.totalMs += nowMs - busy.sinceMs;
}

function total({ open: opened, sinceMs, totalMs }: Busy, nowMs: number): number {
  return opened === 0 ? totalMs : totalMs + nowMs - sinceMs;
}
