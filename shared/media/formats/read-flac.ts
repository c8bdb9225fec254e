import { spells, uint8, uint32be } from "../bytes.ts";
import type { AudioFacts } from "../media-file.ts";
import { toAudioFacts } from "./audio-facts.ts";

const STREAM_INFO = 8;

/** Duration from STREAMINFO (RFC 9639, 8.2), at `start`; a stream of unknown length has none there. */
export function readFlac(bytes: Uint8Array, start = 0): AudioFacts | null {
  const isStreamInfo = spells(bytes, start, "fLaC") && (uint8(bytes, start + 4) & 0x7f) === 0;
  if (!isStreamInfo || bytes.length < start + STREAM_INFO + 34) return null;
  const rateHz = uint32be(bytes, start + STREAM_INFO + 10) >>> 12;
  const samples =
    (uint8(bytes, start + STREAM_INFO + 13) & 0x0f) * 2 ** 32 + uint32be(bytes, start + STREAM_INFO + 14);
  return toAudioFacts("audio/flac", samples / rateHz);
}
