import type { PartStatus } from "./supervisor.ts";

/** A part behind the gateway, as it is at this moment. */
export type Target = { port: number; status: () => PartStatus };
