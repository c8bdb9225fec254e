import type { Durations } from "./durations.ts";

/** Durations as they are told: in tenths of a millisecond. */
export function roundDurations(durations: Durations): Durations {
  const { durationMs, databaseMs, modelMs, storageMs, stackMs } = durations;
  return {
    durationMs: round(durationMs),
    databaseMs: round(databaseMs),
    modelMs: round(modelMs),
    storageMs: round(storageMs),
    stackMs: round(stackMs),
  };
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
