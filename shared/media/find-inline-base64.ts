import type { Base64Text } from "./base64.ts";
import type { MediaInput } from "./media-input.ts";

const MAX_HEADER_CHARACTERS = 256;
const DATA_SCHEME = /^data:/i;
const BASE64_MARK = /;\s*base64$/i;

/** Where the base64 of an inline medium starts, why it has none, or null for what is no inline medium. */
export function findInlineBase64(input: MediaInput): Base64Text | { problem: string } | null {
  const { text } = input;
  if (DATA_SCHEME.test(text)) return findInDataUrl(text);
  return input.acceptsBareBase64 && !text.slice(0, MAX_HEADER_CHARACTERS).includes(":")
    ? { text, start: 0 }
    : null;
}

/** The declared type is passed over, for the bytes decide; a header ends at the first comma (RFC 2397). */
function findInDataUrl(text: string): Base64Text | { problem: string } {
  const comma = text.slice(0, MAX_HEADER_CHARACTERS).indexOf(",");
  if (comma < 0)
    return { problem: `the data URL has no comma in its first ${MAX_HEADER_CHARACTERS} characters` };
  if (!BASE64_MARK.test(text.slice(0, comma))) return { problem: "the data URL is not marked as base64" };
  return { text, start: comma + 1 };
}
