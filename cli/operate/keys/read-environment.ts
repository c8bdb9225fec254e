import { UsageError } from "../../run/command-error.ts";

/** The part of a key's text that names its environment; without the option dev on the local stack, else live. */
export function readEnvironment(option: string | undefined, isLocal: boolean): string {
  if (option !== undefined && !/^[a-z]+$/.test(option))
    throw new UsageError(`Cannot read --environment: ${option} is not lower-case letters alone`);
  return option ?? (isLocal ? "dev" : "live");
}
