/** Maximum nesting of a request; the deepest contract schema needs five levels. */
const maxDepth = 32;
/** Maximum number of values; the largest valid request has some thousand, and each takes time to check. */
const maxValues = 20_000;

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const openers = new Set([0x5b, 0x7b]);
const closers = new Set([0x5d, 0x7d]);

/** Why JSON was rejected: `syntax` for invalid JSON, `size` for too much of it. */
export type JsonProblem = { readonly kind: "syntax" | "size"; readonly message: string };

/** Measures the next bytes of a JSON text; returns the limit that the text exceeds, null as long as it exceeds none. */
export type JsonGauge = (bytes: Uint8Array) => JsonProblem | null;

/**
 * Measures JSON in UTF-8 while it arrives: nesting, values, and the bytes outside of strings, at most `maxBareBytes`.
 * Parsing deep or wide JSON takes fifty times its size in memory, so it is rejected unparsed. Invalid JSON is measured
 * too, and left for the parser to reject.
 */
export function createJsonGauge({ maxBareBytes }: { maxBareBytes: number }): JsonGauge {
  let depth = 0;
  let values = 1;
  let bareBytes = 0;
  let isInString = false;
  let isEscaped = false;

  return function measure(bytes) {
    for (let at = 0; at < bytes.length; at++) {
      if (isInString) {
        const end = findStringEnd(bytes, at, isEscaped);
        isInString = end.at === bytes.length;
        isEscaped = end.isEscaped;
        at = end.at;
        continue;
      }
      const problem = count(bytes[at] ?? 0);
      if (problem) return problem;
    }
    return null;
  };

  function count(byte: number): JsonProblem | null {
    bareBytes++;
    if (byte === quote) isInString = true;
    else if (byte === comma) values++;
    else if (openers.has(byte)) depth++;
    else if (closers.has(byte)) depth--;
    return findProblem();
  }

  function findProblem(): JsonProblem | null {
    if (depth > maxDepth) return { kind: "syntax", message: `it is nested deeper than ${maxDepth} levels` };
    if (values > maxValues) return { kind: "size", message: `it holds more than ${maxValues} values` };
    if (bareBytes <= maxBareBytes) return null;
    return { kind: "size", message: `it has more than ${maxBareBytes} bytes outside of strings` };
  }
}

/**
 * Where the string that `from` is in ends, the length of the bytes if not within them; `isEscaped` says whether the
 * byte at `from`, or the first one of the next bytes, is escaped. Uses `indexOf`, because strings may hold megabytes.
 */
function findStringEnd(
  bytes: Uint8Array,
  from: number,
  isEscaped: boolean,
): { at: number; isEscaped: boolean } {
  const start = isEscaped ? from + 1 : from;
  let end = bytes.indexOf(quote, start);
  while (end >= 0 && countBackslashes(bytes, start, end) % 2 === 1) end = bytes.indexOf(quote, end + 1);
  if (end >= 0) return { at: end, isEscaped: false };
  return { at: bytes.length, isEscaped: countBackslashes(bytes, start, bytes.length) % 2 === 1 };
}

/** The backslashes right before `end`. */
function countBackslashes(bytes: Uint8Array, start: number, end: number): number {
  let first = end;
  while (first > start && bytes[first - 1] === backslash) first--;
  return end - first;
}
