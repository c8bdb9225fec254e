import type { MediaFile } from "./language-model.ts";

// A multiple of three, so that the pieces join without padding; small enough for an argument list.
const PIECE_BYTES = 0x6000;

/** A file as a base64 data URL (RFC 2397). */
export function toDataUrl({ bytes, mediaType }: MediaFile): string {
  let url = `data:${mediaType};base64,`;
  for (let at = 0; at < bytes.length; at += PIECE_BYTES)
    url += btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE_BYTES)));
  return url;
}
