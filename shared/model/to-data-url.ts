import { encodeBase64 } from "../media/base64.ts";
import type { ModelMedia } from "./language-model.ts";

/** A file as a base64 data URL (RFC 2397). */
export function toDataUrl({ bytes, mimeType }: ModelMedia): string {
  return `data:${mimeType};base64,${encodeBase64(bytes)}`;
}
