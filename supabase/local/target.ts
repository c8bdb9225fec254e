import type { PartStatus } from "./supervisor.ts";

/** The current state of a part behind the gateway. */
export type Target = { port: number; status: () => PartStatus };
