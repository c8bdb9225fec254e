const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;
const blanks = new Set([0x20, 0x09, 0x0a, 0x0d]);
const shortestBytes = 64 * 1024;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids these in strings.
const control = /[\u0000-\u001f]/;

const none: ReadonlyMap<string, string> = new Map();
const lenient = new TextDecoder("utf-8", { ignoreBOM: true });

type Range = { readonly start: number; readonly end: number };

/** JSON whose long strings are replaced by marks that nobody who wrote it could know. */
export type CutJson = { readonly text: string; readonly strings: ReadonlyMap<string, string> };

/**
 * Decodes JSON with its long strings apart, null if it is not UTF-8. Parsing a text copies its strings, and the text is
 * freed late: the strings of media are 30 MB, and are in memory once this way. A string that is a member name, or needs
 * the parser because of escapes or characters that are not allowed, stays in the text.
 */
export function cutLongStrings(bytes: Uint8Array): CutJson | null {
  if (bytes.length < shortestBytes) {
    const text = decodeUtf8(bytes);
    return text === null ? null : { text: withoutByteOrderMark(text), strings: none };
  }
  const nonce = crypto.randomUUID();
  const strings = new Map<string, string>();
  const pieces: (string | null)[] = [];
  let from = 0;
  for (const { start, end } of findLongStrings(bytes)) {
    const string = decodeUtf8(bytes.subarray(start, end));
    if (string === null) return null;
    if (control.test(string)) continue;
    const mark = `${nonce}:${strings.size}`;
    strings.set(mark, string);
    pieces.push(decodeUtf8(bytes.subarray(from, start)), mark);
    from = end;
  }
  pieces.push(decodeUtf8(bytes.subarray(from)));
  return pieces.includes(null) ? null : { text: withoutByteOrderMark(pieces.join("")), strings };
}

function withoutByteOrderMark(text: string): string {
  return text.startsWith("\ufeff") ? text.slice(1) : text;
}

/** A parsed value with its long strings in place of the marks. */
export function restoreStrings(value: unknown, strings: CutJson["strings"]): unknown {
  if (strings.size === 0) return value;
  if (typeof value === "string") return strings.get(value) ?? value;
  if (Array.isArray(value)) return value.map((entry) => restoreStrings(entry, strings));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, restoreStrings(member, strings)]),
  );
}

/** The contents of long strings without escapes that are no member names. */
function* findLongStrings(bytes: Uint8Array): Generator<Range> {
  for (let open = bytes.indexOf(quote); open >= 0; ) {
    const start = open + 1;
    const end = findStringEnd(bytes, start);
    if (end < 0) return;
    const isLong = end - start >= shortestBytes && bytes.subarray(start, end).indexOf(backslash) < 0;
    if (isLong && !isMemberName(bytes, end)) yield { start, end };
    open = bytes.indexOf(quote, end + 1);
  }
}

/** The quote that ends the string from `start` on: the next one behind an even number of backslashes. */
function findStringEnd(bytes: Uint8Array, start: number): number {
  for (let end = bytes.indexOf(quote, start); end >= 0; end = bytes.indexOf(quote, end + 1)) {
    let first = end;
    while (first > start && bytes[first - 1] === backslash) first--;
    if ((end - first) % 2 === 0) return end;
  }
  return -1;
}

function isMemberName(bytes: Uint8Array, end: number): boolean {
  let at = end + 1;
  while (blanks.has(bytes[at] ?? 0)) at++;
  return bytes[at] === colon;
}

/** Not fatal at first: Deno decodes that with four times the memory, and other text has no replacement character. */
function decodeUtf8(bytes: Uint8Array): string | null {
  const text = lenient.decode(bytes);
  if (!text.includes("\ufffd")) return text;
  try {
    return new TextDecoder("utf-8", { ignoreBOM: true, fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
