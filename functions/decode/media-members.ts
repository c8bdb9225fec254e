import { listAttachments, type MediaInput } from "../../shared/platform/media/mod.ts";
import type { DecodeRequest } from "./contract.ts";

/** The member that shows what was left of the meal. */
export const remainingField = "foodImageRemaining";

/** The media members of a request, in the contract's order. */
export function listMediaMembers(request: DecodeRequest): MediaInput[] {
  const { foodImage, foodVoice, foodImageRemaining, attachments = [] } = request;
  const members: MediaInput[] = [];
  if (foodImage !== undefined) members.push({ field: "foodImage", text: foodImage, expects: "image" });
  if (foodVoice !== undefined) members.push({ field: "foodVoice", text: foodVoice, expects: "audio" });
  members.push(...listAttachments(attachments));
  if (foodImageRemaining !== undefined)
    members.push({ field: remainingField, text: foodImageRemaining, expects: "image" });
  return members;
}
