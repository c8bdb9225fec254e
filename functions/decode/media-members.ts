import type { MediaInput } from "../../shared/media/media-input.ts";
import { listAttachments } from "../../shared/reading/list-attachments.ts";
import type { DecodeRequest } from "./contract.ts";

/** The member that shows what was left of the meal. */
export const REMAINING_FIELD = "foodImageRemaining";

/** The media members of a request, in the contract's order. */
export function listMediaMembers(request: DecodeRequest): MediaInput[] {
  const { foodImage, foodVoice, foodImageRemaining, attachments = [] } = request;
  const members: MediaInput[] = [];
  if (foodImage !== undefined) members.push({ field: "foodImage", text: foodImage, expects: "image" });
  if (foodVoice !== undefined) members.push({ field: "foodVoice", text: foodVoice, expects: "audio" });
  members.push(...listAttachments(attachments));
  if (foodImageRemaining !== undefined)
    members.push({ field: REMAINING_FIELD, text: foodImageRemaining, expects: "image" });
  return members;
}
