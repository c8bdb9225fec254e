import { DECODE_MEDIA_CODES } from "../../../../shared/media/media-codes.ts";
import type { MediaInput } from "../../../../shared/media/media-input.ts";
import { DEFAULT_MEDIA_LIMITS } from "../../../../shared/media/media-limits.ts";
import { readMediaInputs } from "../../../../shared/media/read-media-inputs.ts";
import { asDataUrl } from "./as-data-url.ts";

/** Reads inputs as decode does. */
export function readAsDecode(inputs: readonly MediaInput[], limits = DEFAULT_MEDIA_LIMITS) {
  return readMediaInputs(inputs, limits, DECODE_MEDIA_CODES);
}

/** The member foodImage. */
export function foodImage(content: Uint8Array | string): MediaInput {
  return { field: "foodImage", text: toText(content), expects: "image" };
}

/** The member foodVoice. */
export function foodVoice(content: Uint8Array | string): MediaInput {
  return { field: "foodVoice", text: toText(content), expects: "audio" };
}

/** The member attachments. */
export function attachments(...contents: (Uint8Array | string)[]): MediaInput[] {
  return contents.map((content, index) => ({
    field: `attachments[${index}]`,
    text: toText(content),
    expects: "any",
  }));
}

function toText(content: Uint8Array | string): string {
  return typeof content === "string" ? content : asDataUrl(content);
}
