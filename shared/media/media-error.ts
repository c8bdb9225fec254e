import type { ErrorCode } from "../kernel/error-code.ts";
import { fieldError } from "../kernel/field-error.ts";
import type { ServiceError } from "../kernel/service-error.ts";

/** The error for one media member; `details.field` is its path. */
export function mediaError(code: ErrorCode, field: string, message: string): ServiceError {
  return fieldError(code, [{ field, message }]);
}
