const NO_DIGIT = 64;
const DIGITS = createDigits("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/");

/** Base64 text within a longer text: from `start` to its end. */
export type Base64Text = { text: string; start: number };

/** Size of what base64 text decodes to, from its length alone; null when no padded text has this length. */
export function base64Size({ text, start }: Base64Text): number | null {
  const length = text.length - start;
  if (length % 4 !== 0) return null;
  const padding = length === 0 ? 0 : text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  return (length / 4) * 3 - padding;
}

/**
 * Decodes the first `sizeBytes` bytes, all or a multiple of three. Strict as RFC 4648, section 3: null for any
 * other character, space or padding in between, and bits set that no byte takes.
 */
export function decodeBase64({ text, start }: Base64Text, sizeBytes: number): Uint8Array | null {
  const bytes = new Uint8Array(sizeBytes);
  let seen = 0;
  let read = start;
  for (let write = 0; write < sizeBytes; write += 3, read += 4) {
    const left = sizeBytes - write;
    const [a, b] = [digitAt(text, read), digitAt(text, read + 1)];
    const c = left > 1 ? digitAt(text, read + 2) : 0;
    const d = left > 2 ? digitAt(text, read + 3) : 0;
    seen |= a | b | c | d;
    bytes[write] = (a << 2) | (b >> 4);
    if (left > 1) bytes[write + 1] = (b << 4) | (c >> 2);
    else seen |= (b & 15) === 0 ? 0 : NO_DIGIT;
    if (left > 2) bytes[write + 2] = (c << 6) | d;
    else if (left > 1) seen |= (c & 3) === 0 ? 0 : NO_DIGIT;
  }
  return seen & NO_DIGIT ? null : bytes;
}

function digitAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code < 128 ? (DIGITS[code] ?? NO_DIGIT) : NO_DIGIT;
}

function createDigits(alphabet: string): Uint8Array {
  const digits = new Uint8Array(128).fill(NO_DIGIT);
  for (let value = 0; value < alphabet.length; value++) digits[alphabet.charCodeAt(value)] = value;
  return digits;
}
