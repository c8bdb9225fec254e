export { createJobApp } from "./create-job-app.ts";
export { createJobMedia, type JobMedia } from "./job-files.ts";
export type { JobContext, JobOperation, JobOutcome, JobStep, Preparation } from "./job-operation.ts";
