import { spells, uint8, uint16be } from "../bytes.ts";
import tables from "../data/mpeg-audio.json" with { type: "json" };
import type { AudioFacts } from "../media-file.ts";
import { type PartCount, startPartCount, toAudioFacts } from "./media-facts.ts";
import { readFlac } from "./read-flac.ts";

/** One frame; all frames of a stream have the same `stream` value. */
type AudioFrame = { stream: number; sizeBytes: number; seconds: number };

/** Reads the frame header at an offset; null if there is none. */
type ReadFrame = (bytes: Uint8Array, offset: number) => AudioFrame | null;

const layer3 = 1;
const mpeg1 = 3;
const mp3RatesHz: Readonly<Record<string, readonly number[]>> = tables.layer3.sampleRatesHz;

const adtsHeaderBytes = 7;
const adtsSamplesPerBlock = 1024;

const tagHeaderBytes = 10;
const tagHasFooter = 0x10;
/** Some encoders write more padding after a tag than its stated size. */
const paddingBytes = 64 * 1024;

const streams: readonly (readonly [string, ReadFrame])[] = [
  ["audio/mpeg", readMp3Frame],
  ["audio/aac", readAdtsFrame],
];

/** Whether a file starts with an ID3v2 tag, or directly with MP3 or AAC (ADTS) frames. */
export function startsMpegAudio(bytes: Uint8Array): boolean {
  return spells(bytes, 0, "ID3") || streams.some(([, readFrame]) => startsFrames(bytes, 0, readFrame));
}

/** Duration of MP3 or AAC (ADTS), frame by frame, or of FLAC after an ID3 tag. Null for anything else. */
export function readMpegAudio(bytes: Uint8Array): AudioFacts | null {
  const start = endOfTags(bytes);
  if (spells(bytes, start, "fLaC")) return readFlac(bytes, start);
  const searchEnd = start === 0 ? 1 : start + paddingBytes;
  const parts = startPartCount();
  for (const [mimeType, readFrame] of streams) {
    const first = findFrames(bytes, start, searchEnd, readFrame);
    if (first !== null)
      return toAudioFacts(mimeType, sumFrameSeconds(bytes, { first, readFrame, parts }), parts);
  }
  return null;
}

/** Offset after the ID3v2 tags, whose size is stored in four bytes of seven bits each. */
function endOfTags(bytes: Uint8Array): number {
  let offset = 0;
  while (spells(bytes, offset, "ID3")) {
    const sizeBytes = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (uint8(bytes, offset + at) & 0x7f), 0);
    const footerBytes = uint8(bytes, offset + 5) & tagHasFooter ? tagHeaderBytes : 0;
    offset += tagHeaderBytes + sizeBytes + footerBytes;
  }
  return offset;
}

/** An AAC frame in ADTS (ISO/IEC 14496-3, 1.A.2.2). */
function readAdtsFrame(bytes: Uint8Array, offset: number): AudioFrame | null {
  if ((uint16be(bytes, offset) & 0xfff6) !== 0xfff0) return null;
  const rateHz = tables.adtsSampleRatesHz[(uint8(bytes, offset + 2) >> 2) & 15];
  const sizeBytes = ((uint16be(bytes, offset + 3) & 0x3ff) << 3) | (uint8(bytes, offset + 5) >> 5);
  if (!rateHz || sizeBytes < adtsHeaderBytes) return null;
  const blocks = (uint8(bytes, offset + 6) & 3) + 1;
  return { stream: rateHz, sizeBytes, seconds: (blocks * adtsSamplesPerBlock) / rateHz };
}

/** An MPEG audio layer III frame; null for another layer, a reserved value or the free bitrate. */
function readMp3Frame(bytes: Uint8Array, offset: number): AudioFrame | null {
  const [second, third] = [uint8(bytes, offset + 1), uint8(bytes, offset + 2)];
  if (uint8(bytes, offset) !== 0xff || (second & 0xe0) !== 0xe0) return null;
  const version = (second >> 3) & 3;
  if (((second >> 1) & 3) !== layer3) return null;
  const isMpeg1 = version === mpeg1;
  const bitrates = isMpeg1 ? tables.layer3.kilobitsPerSecond.mpeg1 : tables.layer3.kilobitsPerSecond.mpeg2;
  const bitsPerSecond = (bitrates[third >> 4] ?? 0) * 1000;
  const rateHz = mp3RatesHz[version]?.[(third >> 2) & 3];
  if (!rateHz || bitsPerSecond === 0) return null;
  const samples = isMpeg1 ? 1152 : 576;
  const padding = (third >> 1) & 1;
  return {
    stream: version * 0x100000 + rateHz,
    sizeBytes: Math.floor(((samples / 8) * bitsPerSecond) / rateHz) + padding,
    seconds: samples / rateHz,
  };
}

/** Whether two frames of one stream follow each other at the offset, which is unlikely for random bytes. */
function startsFrames(bytes: Uint8Array, offset: number, readFrame: ReadFrame): boolean {
  const first = readFrame(bytes, offset);
  if (first === null) return false;
  return readFrame(bytes, offset + first.sizeBytes)?.stream === first.stream;
}

type Frames = { first: number; readFrame: ReadFrame; parts: PartCount };

/** Total seconds of the frames from `first` on; bytes between frames are skipped. */
function sumFrameSeconds(bytes: Uint8Array, { first, readFrame, parts }: Frames): number {
  let stream = readFrame(bytes, first)?.stream;
  let seconds = 0;
  let offset = first;
  while (offset < bytes.length && parts.take()) {
    const frame = readFrame(bytes, offset);
    if (frame?.stream === stream && frame) {
      seconds += frame.seconds;
      offset += frame.sizeBytes;
    } else {
      // Decoders go on where the sample rate changes.
      offset = findFrames(bytes, offset, bytes.length, readFrame) ?? bytes.length;
      stream = readFrame(bytes, offset)?.stream;
    }
  }
  return seconds;
}

/** First offset between `start` and `end` (exclusive) at which frames start, or null. */
function findFrames(bytes: Uint8Array, start: number, end: number, readFrame: ReadFrame): number | null {
  for (let offset = start; offset < Math.min(end, bytes.length); offset++) {
    if (bytes[offset] === 0xff && startsFrames(bytes, offset, readFrame)) return offset;
  }
  return null;
}
