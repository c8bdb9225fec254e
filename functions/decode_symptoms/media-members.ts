import type { MediaInput } from "../../shared/media/media-input.ts";
import { listAttachments } from "../../shared/reading/list-attachments.ts";
import type { SymptomsRequest } from "./contract.ts";

const MEMBERS = [
  { field: "symptomImage", expects: "image", source: "inline" },
  { field: "symptomImageUrl", expects: "image", source: "remote" },
  { field: "symptomVoice", expects: "audio", source: "inline" },
  { field: "symptomVoiceUrl", expects: "audio", source: "remote" },
] as const;

/** The media members of a request, in the contract's order. */
export function listMediaMembers(request: SymptomsRequest): MediaInput[] {
  const single = MEMBERS.flatMap(({ field, ...rules }) => {
    const text = request[field];
    return text === undefined ? [] : [{ field, text, ...rules }];
  });
  return [...single, ...listAttachments(request.attachments ?? [])];
}
