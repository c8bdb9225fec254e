import type { MediaWork } from "../../shared/reading/media-work.ts";
import type { SymptomSource } from "../../shared/store/store.ts";
import type { Timing } from "./timing.ts";

/** What a symptom job keeps of its request. */
export type SymptomsWork = MediaWork & { text: string | null; timing: Timing; source: SymptomSource };
