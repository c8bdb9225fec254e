import type { MediaInput } from "../../shared/media/media-input.ts";
import type { SensoryRequest } from "./contract.ts";

const MEMBERS = [
  { field: "foodImage", expects: "image" },
  { field: "foodVoice", expects: "audio" },
] as const;

/** The media members of a request, in the contract's order: data URLs only. */
export function listMediaMembers(request: SensoryRequest): MediaInput[] {
  return MEMBERS.flatMap(({ field, expects }) => {
    const text = request[field];
    return text === undefined ? [] : [{ field, text, expects, source: "inline" as const }];
  });
}
