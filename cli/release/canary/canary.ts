import type { OperationName } from "../../../shared/kernel/operation-name.ts";
import type { VersionShare } from "../release-target.ts";
import type { Sides } from "./traffic.ts";

/** Two versions of an operation that serve side by side. */
export type Canary = { operation: OperationName; old: VersionShare; new: VersionShare };

/** What both versions did in the minutes that both have been there, since `from` (ms since 1970), over `seconds`. */
export type CanaryTraffic = Sides & { from: number; seconds: number };
