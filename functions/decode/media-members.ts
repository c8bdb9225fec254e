import type { MediaInput } from "../../shared/media/media-input.ts";
import type { DecodeRequest } from "./contract.ts";

/** The member that shows what was left of the meal. */
export const REMAINING_FIELD = "foodImageRemaining";

/** The media members of a request, in the contract's order. */
export function listMediaMembers(request: DecodeRequest): MediaInput[] {
  const { foodImage, foodVoice, foodImageRemaining, attachments = [] } = request;
  const members: MediaInput[] = [];
  if (foodImage !== undefined) members.push({ field: "foodImage", text: foodImage, expects: "image" });
  if (foodVoice !== undefined) members.push({ field: "foodVoice", text: foodVoice, expects: "audio" });
  for (const [index, attachment] of attachments.entries()) {
    const isText = typeof attachment === "string";
    members.push({
      field: `attachments[${index}]`,
      text: isText ? attachment : attachment.data,
      expects: "any",
      acceptsBareBase64: !isText,
    });
  }
  if (foodImageRemaining !== undefined)
    members.push({ field: REMAINING_FIELD, text: foodImageRemaining, expects: "image" });
  return members;
}
