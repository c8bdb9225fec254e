import type { Language } from "../../shared/language/mod.ts";
import type { MediaRequest } from "../../shared/platform/media/mod.ts";
import type { SensoryOutput } from "./contract.ts";

/** What a sensory job keeps of its request. */
export type SensoryWork = MediaRequest & { output: SensoryOutput; language: Language };
