import type { Durations } from "../telemetry/durations.ts";
import { roundDurations } from "../telemetry/round-durations.ts";

/**
 * The header `server-timing` of an answer, in milliseconds: our code, the database, the model.
 * https://www.w3.org/TR/server-timing/
 */
export function formatServerTiming(durations: Durations): string {
  const { stackMs, databaseMs, modelMs } = roundDurations(durations);
  return `stack;dur=${stackMs}, db;dur=${databaseMs}, model;dur=${modelMs}`;
}
