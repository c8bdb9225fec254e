import { ServiceError } from "../kernel/service-error.ts";

const FORM = /^[\x21-\x7e]{1,255}$/;

/** The header's value, null without one; throws `invalid_request` for one that is malformed. */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (FORM.test(header)) return header;
  const message = "Cannot accept: Idempotency-Key must be 1 to 255 visible ASCII characters";
  throw new ServiceError("invalid_request", message, { details: { field: "Idempotency-Key" } });
}
