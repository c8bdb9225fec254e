import type { DraftRequest } from "./contract.ts";

/** What a draft job keeps of its request. */
export type DraftWork = { request: DraftRequest };
