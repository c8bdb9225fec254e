import type { ObservedVariables } from "./observed-variables.ts";
import type { RequestIdVariables } from "./request-id.ts";
import type { KeyVariables } from "./require-key.ts";
import type { VersionVariables } from "./require-version.ts";

/** What the stack sets for the handlers of an operation. */
export type StackEnv = {
  Variables: KeyVariables & ObservedVariables & RequestIdVariables & VersionVariables;
};
