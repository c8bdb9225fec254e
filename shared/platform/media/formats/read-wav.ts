import { fourCharacters, uint16le, uint32le } from "../bytes.ts";
import type { AudioFacts } from "../media-file.ts";
import { startPartCount, toAudioFacts } from "./media-facts.ts";

/** `bytesPerSecond` of the data; zero for a compression whose bytes say nothing about time. */
type Layout = { isPlain: boolean; rateHz: number; bytesPerSecond: number };

const firstChunk = 12;

/** Sample layouts whose byte rate follows from the block size: PCM, float, A-law, µ-law, extensible. */
const plainLayouts = new Set([1, 3, 6, 7, 0xfffe]);

/** Bits of a sample in compressions of a constant rate: Microsoft ADPCM, IMA ADPCM, GSM 6.10. */
const compressedBits = new Map([
  [0x02, 4],
  [0x11, 4],
  [0x31, 1.625],
]);

/** The blocks of ADPCM begin with a few bytes that are no samples. */
const blockHeaderShare = 0.1;

/**
 * Duration of a RIFF WAVE file: the existing data over its byte rate. For compressed data the stated samples, unless the
 * data needs more time; unknown for compressions of a variable rate.
 */
export function readWav(bytes: Uint8Array): AudioFacts {
  let layout: Layout = { isPlain: true, rateHz: 0, bytesPerSecond: 0 };
  let samples = 0;
  let offset = firstChunk;
  const parts = startPartCount();
  while (offset + 8 <= bytes.length && parts.take()) {
    const name = fourCharacters(bytes, offset);
    const sizeBytes = uint32le(bytes, offset + 4);
    if (name === "fmt ") layout = readLayout(bytes, offset + 8);
    if (name === "fact") samples = uint32le(bytes, offset + 8);
    if (name === "data") {
      const rest = bytes.length - offset - 8;
      // A streaming recorder states 0 or the largest number as the size, and the data extends to the end.
      const dataBytes = sizeBytes === 0 ? rest : Math.min(sizeBytes, rest);
      return toAudioFacts("audio/wav", findSeconds(layout, dataBytes, samples));
    }
    offset += 8 + sizeBytes + (sizeBytes % 2);
  }
  return toAudioFacts("audio/wav", 0);
}

function findSeconds(
  { isPlain, rateHz, bytesPerSecond }: Layout,
  dataBytes: number,
  samples: number,
): number {
  const seconds = dataBytes / bytesPerSecond;
  if (isPlain) return seconds;
  return samples > 0 ? Math.max(samples / rateHz, seconds * (1 - blockHeaderShare)) : seconds;
}

function readLayout(bytes: Uint8Array, offset: number): Layout {
  const code = uint16le(bytes, offset);
  const channels = uint16le(bytes, offset + 2);
  const rateHz = uint32le(bytes, offset + 4);
  const isPlain = plainLayouts.has(code);
  // The stated byte rate is redundant, and could be used to evade the limit.
  const bytesPerSecond = isPlain
    ? rateHz * uint16le(bytes, offset + 12)
    : (rateHz * channels * (compressedBits.get(code) ?? 0)) / 8;
  return { isPlain, rateHz, bytesPerSecond };
}
