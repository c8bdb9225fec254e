import { UsageError } from "../../run/command-error.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id that is a UUID, in lower case; `subject` names it in the {@link UsageError} of one that is none. */
export function readUuid(subject: string, text: string): string {
  if (!UUID.test(text)) throw new UsageError(`Cannot read ${subject}: ${text} is no UUID`);
  return text.toLowerCase();
}
