import type { MediaRequest } from "../../shared/platform/media/mod.ts";
import type { Timing } from "./timing.ts";

/** Whose symptoms a message describes, as the caller knows it; `user_id` null: nothing is to be stored. */
export type SymptomSource = {
  user_id: string | null;
  conversation_id: string | null;
  source_message_id: string | null;
  correlation_id: string | null;
  supersedes_event_id: string | null;
};

/** What a symptom job keeps of its request. */
export type SymptomsWork = MediaRequest & { timing: Timing; source: SymptomSource };
