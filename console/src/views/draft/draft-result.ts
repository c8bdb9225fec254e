import type { Schemas } from "../../../../client/src/mod.ts";

export type { DraftResult } from "../../../../client/src/mod.ts";

/** What became of a line of the source; `line` is 1-based. */
export type Diff = Schemas["RecipeDiff"];
/** A compound of one portion before and after; the bounds are those of the change. */
export type NutrientChange = Schemas["NutrientChange"];
export type SensoryChange = Schemas["SensoryChange"];
