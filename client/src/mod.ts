export type { CallOptions } from "./call.ts";
export type { ClientOptions } from "./client-options.ts";
export { createClient, type NutritionAnalysisClient } from "./create-client.ts";
export type { Job, JobProgress, JobReport, JobResponse, JobState, WaitOptions } from "./job.ts";
export type { JobMethod, SubmitOptions } from "./job-method.ts";
export type { Limit, Limits } from "./limits.ts";
export {
  type ClientErrorCode,
  type ErrorCode,
  type ErrorKind,
  type FieldIssue,
  NutritionAnalysisError,
  type ServiceErrorCode,
} from "./nutrition-analysis-error.ts";
export * from "./operations.ts";
export type { Ports } from "./ports.ts";
export type { OperationResponse, SyncMethod } from "./sync-method.ts";
