import { createMemory } from "./create-memory.ts";
import { sha256Hex } from "./hash.ts";

const form = /^nas_([a-z]+)_([0-9a-z]{12})_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const idAlphabet = "0123456789abcdefghijklmnopqrstuvwxyz";
const idLength = 12;
const secretLength = 32;
const rememberHash = createMemory<Promise<string>>({ name: "hashes of API keys", mostBytes: 64 * 1024 });

/** Random bytes needed for a new key: twelve for the id, the rest for a secret of more than 180 bits. */
export const apiKeyRandomBytes = idLength + secretLength;

/** The public parts of an API key; the secret never leaves the key text. */
type ApiKeyParts = { environment: string; id: string };

/**
 * Creates a key of the form `nas_<environment>_<id>_<secret><checksum>`.
 * `random` must be {@link apiKeyRandomBytes} bytes from a cryptographic source.
 */
export function createApiKey(environment: string, random: Uint8Array): { id: string; key: string } {
  if (random.length !== apiKeyRandomBytes) throw new RangeError("Cannot create key: wrong random length");
  const id = encode(random.subarray(0, idLength), idAlphabet);
  return { id, key: formatKey(environment, id, random.subarray(idLength)) };
}

/** Creates a key with a new secret for an existing id; `random` as in {@link createApiKey}. */
export function rotateApiKey(environment: string, id: string, random: Uint8Array): string {
  if (random.length !== apiKeyRandomBytes) throw new RangeError("Cannot rotate key: wrong random length");
  return formatKey(environment, id, random.subarray(idLength));
}

/** The parts of a well-formed key with a correct checksum, else null. Needs no database. */
export function parseApiKey(text: string): ApiKeyParts | null {
  const match = form.exec(text);
  if (!match) return null;
  const [, environment = "", id = "", , checksum] = match;
  const body = text.slice(0, -6);
  return checksumOf(body) === checksum ? { environment, id } : null;
}

/**
 * SHA-256 of the whole key text as lower-case hex: the only form in which a key is stored. An isolate remembers the keys
 * of its last callers, since runtimes hash in another thread, which costs as much as the rest of a small request.
 */
export function hashApiKey(key: string): Promise<string> {
  return rememberHash(key, () => sha256Hex(key));
}

function formatKey(environment: string, id: string, secret: Uint8Array): string {
  const body = `nas_${environment}_${id}_${encode(secret, alphabet)}`;
  const key = body + checksumOf(body);
  if (!form.test(key)) throw new RangeError("Cannot create key: the environment must be lower-case letters");
  return key;
}

function encode(bytes: Uint8Array, alphabet: string): string {
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join("");
}

/** CRC-32 (IEEE 802.3) in six base-62 digits: detects a mistyped key without a database call. */
function checksumOf(text: string): string {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  let rest = (crc ^ 0xffffffff) >>> 0;
  let digits = "";
  for (let place = 0; place < 6; place++) {
    digits = alphabet.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
