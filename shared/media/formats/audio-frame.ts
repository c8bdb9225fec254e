import { MAX_PARTS } from "./max-parts.ts";

/** One frame of a stream of frames; frames of one stream share their `stream` value. */
export type AudioFrame = { stream: number; sizeBytes: number; seconds: number };

/** Reads the frame header at an offset, or null where there is none. */
export type ReadFrame = (bytes: Uint8Array, offset: number) => AudioFrame | null;

/** Whether two frames of one stream follow each other at the offset: what chance bytes hardly do. */
export function startsFrames(bytes: Uint8Array, offset: number, readFrame: ReadFrame): boolean {
  const first = readFrame(bytes, offset);
  if (first === null) return false;
  return readFrame(bytes, offset + first.sizeBytes)?.stream === first.stream;
}

/** Sum of the frames of the stream that starts at `start`; whatever lies between frames is passed over. */
export function sumFrameSeconds(bytes: Uint8Array, start: number, readFrame: ReadFrame): number {
  const stream = readFrame(bytes, start)?.stream;
  let seconds = 0;
  let offset = start;
  for (let parts = 0; parts < MAX_PARTS && offset < bytes.length; parts++) {
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

/** First offset from `start` on and before `end` at which frames start. */
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
