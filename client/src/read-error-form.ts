import type { ServiceErrorCode } from "./error-code.ts";
import { isRecord } from "./is-record.ts";

/** What the service tells of an error. */
export type ToldError = { code: ServiceErrorCode; message: string; details: Record<string, unknown> };

/**
 * Reads the error of an envelope; null where it holds none. Besides the common form there are decide's failed
 * result and the energy calculation's sentence, which names no code and stands for `validation_error`.
 */
export function readErrorForm(body: Record<string, unknown>, status: number): ToldError | null {
  const { error, data } = body;
  if (typeof error === "string") return { code: "validation_error", message: error, details: {} };
  if (error !== undefined) return readToldError(error);
  return status >= 400 && isRecord(data) ? readToldError(data.error) : null;
}

/** Reads `{ code, message, details? }`; null where it is something else. */
export function readToldError(error: unknown): ToldError | null {
  if (!isRecord(error)) return null;
  const { code, message, details } = error;
  if (typeof code !== "string" || typeof message !== "string") return null;
  return { code: trustCode(code), message, details: isRecord(details) ? details : {} };
}

/** The version in each envelope pins the answer to an interface whose codes are a closed list. */
function trustCode(code: string): ServiceErrorCode {
  return code as ServiceErrorCode;
}
