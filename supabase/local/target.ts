import type { PartStatus } from "./supervisor.ts";

/** The current state of a part behind the gateway; its port may change when it restarts. */
export type Target = { readonly port: number; status: () => PartStatus };
