import { spells, uint8, uint32be } from "../bytes.ts";
import type { AudioFacts } from "../media-file.ts";
import { toAudioFacts } from "./media-facts.ts";

const streamInfo = 8;

/** Duration from STREAMINFO (RFC 9639, 8.2) at `start`, null for a stream of unknown length; null without STREAMINFO. */
export function readFlac(bytes: Uint8Array, start = 0): AudioFacts | null {
  const isStreamInfo = spells(bytes, start, "fLaC") && (uint8(bytes, start + 4) & 0x7f) === 0;
  if (!isStreamInfo || bytes.length < start + streamInfo + 34) return null;
  const rateHz = uint32be(bytes, start + streamInfo + 10) >>> 12;
  const samples =
    (uint8(bytes, start + streamInfo + 13) & 0x0f) * 2 ** 32 + uint32be(bytes, start + streamInfo + 14);
  return toAudioFacts("audio/flac", samples / rateHz);
}
