import type { Call } from "./call.ts";
import { formCallError } from "./form-call-error.ts";

/** The reason of a call's signal that aborts at the deadline; any other reason is the caller's. */
export const DEADLINE = Symbol("deadline");

/** Throws `deadline_exceeded` or `aborted` where the call is over. */
export function requireOngoing(call: Call): void {
  const { aborted, reason } = call.signal;
  if (!aborted) return;
  const goesOn = call.jobId === null ? "" : `; job ${call.jobId} goes on`;
  if (reason === DEADLINE) {
    const message = `Cannot finish ${call.operation}: the deadline is reached${goesOn}`;
    throw formCallError(call, { kind: "unanswered", code: "deadline_exceeded", message });
  }
  const message = `Cannot finish ${call.operation}: the caller ended it${goesOn}`;
  throw formCallError(call, { kind: "unanswered", code: "aborted", message, cause: reason });
}
