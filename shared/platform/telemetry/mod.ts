export { type Durations, roundDurations, startActivity } from "./activity.ts";
export {
  createLog,
  createTracedFetch,
  type LogEntry,
  measure,
  readTraceparent,
  runInActivity,
  runOutsideActivity,
} from "./current-activity.ts";
export type { AttemptOutcome } from "./finished.ts";
export { openTelemetry } from "./open-telemetry.ts";
export type { Telemetry } from "./telemetry.ts";
export { telemetrySettingNames } from "./telemetry-settings.ts";
export { continueTrace } from "./trace-context.ts";
