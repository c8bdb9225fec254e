import { UsageError } from "../../run/command-error.ts";

/** A whole number of an option that is not negative; throws {@link UsageError}. */
export function readCount(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`Cannot read --${option}: ${text} is not a whole number`);
  return Number(text);
}
