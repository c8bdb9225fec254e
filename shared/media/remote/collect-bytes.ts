import { raceAbort } from "./race-abort.ts";
import { RemoteError } from "./remote-error.ts";

const FIRST_CAPACITY_BYTES = 64 * 1024;
/** Real servers send pieces of kilobytes; byte by byte, a body would cost more work than it holds. */
const MAX_PIECES = 100_000;

/** Joins what a body yields, and stops with the piece that goes beyond `maxBytes`. */
export async function collectBytes(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const iterator = body[Symbol.asyncIterator]();
  let buffer = new Uint8Array(FIRST_CAPACITY_BYTES);
  let lengthBytes = 0;
  for (let pieces = 0; pieces < MAX_PIECES; pieces++) {
    const { value, done } = await raceAbort(iterator.next(), signal);
    if (done) return buffer.subarray(0, lengthBytes);
    buffer = withRoomFor(buffer, lengthBytes + value.length);
    buffer.set(value, lengthBytes);
    lengthBytes += value.length;
    if (lengthBytes > maxBytes) return buffer.subarray(0, lengthBytes);
  }
  throw new RemoteError("the answer comes in too many pieces");
}

function withRoomFor(buffer: Uint8Array<ArrayBuffer>, neededBytes: number): Uint8Array<ArrayBuffer> {
  if (neededBytes <= buffer.length) return buffer;
  const larger = new Uint8Array(Math.max(neededBytes, buffer.length * 2));
  larger.set(buffer);
  return larger;
}
