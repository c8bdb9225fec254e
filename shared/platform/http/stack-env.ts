import type { ObservedVariables, RequestIdVariables } from "./observe-request.ts";
import type { KeyVariables, VersionVariables } from "./request-guards.ts";

/** The variables that the stack sets for the handlers of an operation. */
export type StackEnv = {
  Variables: KeyVariables & ObservedVariables & RequestIdVariables & VersionVariables;
};
