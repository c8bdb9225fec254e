import { uint8 } from "../bytes.ts";

/** Milliseconds of a frame by the configuration in a packet's first byte (RFC 6716, 3.1): SILK, hybrid, CELT. */
const frameMs = [
  ...Array.from({ length: 3 }, () => [10, 20, 40, 60]),
  ...Array.from({ length: 2 }, () => [10, 20]),
  ...Array.from({ length: 4 }, () => [2.5, 5, 10, 20]),
].flat();

const mostFrames = 63;

/** Duration of the Opus packet at an offset, which a decoder plays whatever position its container states. */
export function readOpusSeconds(bytes: Uint8Array, offset: number): number {
  const first = uint8(bytes, offset);
  return ((frameMs[first >> 3] ?? 0) * countFrames(first & 3, uint8(bytes, offset + 1))) / 1_000;
}

/** One frame, two frames, or as many as the second byte states. */
function countFrames(code: number, second: number): number {
  if (code === 0) return 1;
  return code === 3 ? second & mostFrames : 2;
}
