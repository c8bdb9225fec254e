import type { DesignRequest } from "./contract.ts";

/** What a design job keeps of its request. */
export type DesignWork = { request: DesignRequest };
