import type { SymptomEvent } from "./engine/symptom-event.ts";

/** An event with its place in the caller's words; null where only a picture tells of it. */
export type ToldEvent = Omit<SymptomEvent, "span"> & { span: SymptomEvent["span"] | null };
