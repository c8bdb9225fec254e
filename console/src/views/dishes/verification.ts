import type { Schemas } from "../../../../client/src/mod.ts";

/** How a result stands to one constraint; `slack` is how far the value may still move. */
export type Verification = Schemas["Verification"];
/** A wish that the result does not keep. */
export type UnmetWish = Schemas["UnmetWish"];
