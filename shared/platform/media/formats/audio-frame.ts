import { maxParts } from "./media-facts.ts";

/** One frame; all frames of a stream have the same `stream` value. */
export type AudioFrame = { stream: number; sizeBytes: number; seconds: number };

/** Reads the frame header at an offset; null if there is none. */
export type ReadFrame = (bytes: Uint8Array, offset: number) => AudioFrame | null;

/** Whether two frames of one stream follow each other at the offset, which is unlikely for random bytes. */
export function startsFrames(bytes: Uint8Array, offset: number, readFrame: ReadFrame): boolean {
  const first = readFrame(bytes, offset);
  if (first === null) return false;
  return readFrame(bytes, offset + first.sizeBytes)?.stream === first.stream;
}

/** Total seconds of the frames of the stream at `start`; bytes between frames are skipped. */
export function sumFrameSeconds(bytes: Uint8Array, start: number, readFrame: ReadFrame): number {
  const stream = readFrame(bytes, start)?.stream;
  let seconds = 0;
  let offset = start;
  for (let parts = 0; parts < maxParts && offset < bytes.length; parts++) {
    const frame = readFrame(bytes, offset);
    if (frame?.stream === stream && frame) {
      seconds += frame.seconds;
      offset += frame.sizeBytes;
    } else {
      offset = findFrames(bytes, offset + 1, bytes.length, readFrame) ?? bytes.length;
    }
  }
  return seconds;
}

/** First offset between `start` and `end` (exclusive) at which frames start, or null. */
export function findFrames(
  bytes: Uint8Array,
  start: number,
  end: number,
  readFrame: ReadFrame,
): number | null {
  for (let offset = start; offset < Math.min(end, bytes.length); offset++) {
    if (bytes[offset] === 0xff && startsFrames(bytes, offset, readFrame)) return offset;
  }
  return null;
}
