export { toAdmission } from "./admission.ts";
export { createStore } from "./create-store.ts";
export type { Admission, Attempt, ClaimedJob, FinishedJob, JobView, Readiness, Store } from "./store.ts";
export type { DirectConnection } from "./transports/direct.ts";
export { readConnectionString } from "./transports/read-connection-string.ts";
