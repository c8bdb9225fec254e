import type { ErrorCode } from "../kernel/error-code.ts";
import type { RouteName } from "./name-route.ts";

/** What is noted of a request beside its answer; `errorCode` where that is an error. */
export type ObservedVariables = { route: RouteName; errorCode?: ErrorCode };
