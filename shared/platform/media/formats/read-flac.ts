import { spells, uint8, uint24be, uint32be } from "../bytes.ts";
import type { AudioFacts } from "../media-file.ts";
import { type PartCount, startPartCount, toAudioFacts } from "./media-facts.ts";

const streamInfo = 8;
const blockHeaderBytes = 4;
const isLastBlock = 0x80;

/**
 * Duration from STREAMINFO (RFC 9639, 8.2) at `start`, null for a stream of unknown length; null without STREAMINFO. A
 * frame is never larger than its samples, so frames that need more time than is stated are believed instead.
 */
export function readFlac(bytes: Uint8Array, start = 0): AudioFacts | null {
  const isStreamInfo = spells(bytes, start, "fLaC") && (uint8(bytes, start + 4) & 0x7f) === 0;
  if (!isStreamInfo || bytes.length < start + streamInfo + 34) return null;
  const format = uint32be(bytes, start + streamInfo + 10);
  const rateHz = format >>> 12;
  const bytesPerSample = ((((format >>> 9) & 7) + 1) * (((format >>> 4) & 31) + 1)) / 8;
  const samples =
    (uint8(bytes, start + streamInfo + 13) & 0x0f) * 2 ** 32 + uint32be(bytes, start + streamInfo + 14);
  const parts = startPartCount();
  const frameBytes = Math.max(
    0,
    bytes.length - findFirstFrame(bytes, start + streamInfo - blockHeaderBytes, parts),
  );
  const stated = samples / rateHz;
  const least = frameBytes / (rateHz * bytesPerSample);
  return toAudioFacts("audio/flac", stated > 0 ? Math.max(stated, least) : 0, parts);
}

/** The offset after the metadata blocks, of which pictures may be large. */
function findFirstFrame(bytes: Uint8Array, firstBlock: number, parts: PartCount): number {
  let offset = firstBlock;
  let isLast = false;
  while (!isLast && offset < bytes.length && parts.take()) {
    isLast = (uint8(bytes, offset) & isLastBlock) !== 0;
    offset += blockHeaderBytes + uint24be(bytes, offset + 1);
  }
  return offset;
}
