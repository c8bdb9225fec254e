import { ServiceError } from "../../kernel/service-error.ts";

const RETRY_AFTER_SECONDS = 5;

/** What every failed call of the database is; `why` goes to the log alone and holds no secret. */
export function toUnavailable(name: string, why: string): ServiceError {
  const cause = new Error(`Cannot call ${name}: ${why}`);
  return new ServiceError("service_unavailable", "", { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
}
