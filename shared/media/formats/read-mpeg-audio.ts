import { spells, uint8 } from "../bytes.ts";
import type { AudioFacts } from "../media-file.ts";
import { toAudioFacts } from "./audio-facts.ts";
import { findFrames, type ReadFrame, startsFrames, sumFrameSeconds } from "./audio-frame.ts";
import { readAdtsFrame } from "./read-adts-frame.ts";
import { readFlac } from "./read-flac.ts";
import { readMp3Frame } from "./read-mp3-frame.ts";

const TAG_HEADER_BYTES = 10;
const TAG_HAS_FOOTER = 0x10;
/** Writers pad after a tag beyond the size they state. */
const PADDING_BYTES = 64 * 1024;

const STREAMS: readonly (readonly [string, ReadFrame])[] = [
  ["audio/mpeg", readMp3Frame],
  ["audio/aac", readAdtsFrame],
];

/** Whether the file starts with an ID3v2 tag or at once with MP3 or AAC (ADTS) frames. */
export function startsMpegAudio(bytes: Uint8Array): boolean {
  return spells(bytes, 0, "ID3") || STREAMS.some(([, readFrame]) => startsFrames(bytes, 0, readFrame));
}

/** Duration of MP3 or AAC (ADTS), frame by frame; of FLAC where that is what its ID3 tag precedes. Null for neither. */
export function readMpegAudio(bytes: Uint8Array): AudioFacts | null {
  const start = endOfTags(bytes);
  if (spells(bytes, start, "fLaC")) return readFlac(bytes, start);
  const searchEnd = start === 0 ? 1 : start + PADDING_BYTES;
  for (const [mimeType, readFrame] of STREAMS) {
    const first = findFrames(bytes, start, searchEnd, readFrame);
    if (first !== null) return toAudioFacts(mimeType, sumFrameSeconds(bytes, first, readFrame));
  }
  return null;
}

/** Offset after the ID3v2 tags; their size is in four bytes of seven bits. */
function endOfTags(bytes: Uint8Array): number {
  let offset = 0;
  while (spells(bytes, offset, "ID3")) {
    const sizeBytes = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (uint8(bytes, offset + at) & 0x7f), 0);
    const footerBytes = uint8(bytes, offset + 5) & TAG_HAS_FOOTER ? TAG_HEADER_BYTES : 0;
    offset += TAG_HEADER_BYTES + sizeBytes + footerBytes;
  }
  return offset;
}
