import { UsageError } from "../../run/command-error.ts";

/** The user that an option names; an empty one would be nobody. */
export function readUser(user: string): string {
  if (user === "") throw new UsageError("Cannot choose the user: --user must not be empty");
  return user;
}
