import { decodeNaming } from "../../../../functions/decode/error-naming.ts";
import type { MediaInput } from "../../../../shared/platform/media/media-input.ts";
import { defaultMediaLimits } from "../../../../shared/platform/media/media-limits.ts";
import { readMediaInputs } from "../../../../shared/platform/media/read-media-inputs.ts";
import { asDataUrl } from "./as-data-url.ts";

/** Reads inputs as decode does. */
export function readAsDecode(inputs: readonly MediaInput[], limits = defaultMediaLimits) {
  return readMediaInputs(inputs, limits, decodeNaming.mediaCodes);
}

/** The field foodImage. */
export function foodImage(content: Uint8Array | string): MediaInput {
  return { field: "foodImage", text: toText(content), expects: "image" };
}

/** The field foodVoice. */
export function foodVoice(content: Uint8Array | string): MediaInput {
  return { field: "foodVoice", text: toText(content), expects: "audio" };
}

/** The field attachments. */
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
