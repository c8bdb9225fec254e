import type { Schemas } from "../../../../client/src/mod.ts";

/** One symptom; `span` counts UTF-16 units of the report. */
export type SymptomEvent = Schemas["SymptomEvent"];
