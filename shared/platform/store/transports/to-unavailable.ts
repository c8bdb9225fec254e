import { ServiceError } from "../../kernel/mod.ts";

const retryAfterSeconds = 5;

/** The error of every failed database call; `reason` is only logged and must not contain secrets. */
export function toUnavailable(name: string, reason: string): ServiceError {
  const cause = new Error(`Cannot call ${name}: ${reason}`);
  return new ServiceError("service_unavailable", "", { retryAfterSeconds, cause });
}
