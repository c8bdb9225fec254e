import type { Durations } from "../telemetry/durations.ts";

/**
 * The header `server-timing` of an answer, in milliseconds: our code, the database, the model.
 * https://www.w3.org/TR/server-timing/
 */
export function formatServerTiming({ stackMs, databaseMs, modelMs }: Durations): string {
  return `stack;dur=${round(stackMs)}, db;dur=${round(databaseMs)}, model;dur=${round(modelMs)}`;
}

function round(durationMs: number): number {
  return Math.round(durationMs * 10) / 10;
}
