import type { Schemas } from "../../../../client/src/mod.ts";

/** A source in full; `id` is the one that rows refer to. */
export type Citation = Schemas["Citation"];
