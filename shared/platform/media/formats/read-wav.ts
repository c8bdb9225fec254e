import { fourCharacters, uint16le, uint32le } from "../bytes.ts";
import type { AudioFacts } from "../media-file.ts";
import { maxParts, toAudioFacts } from "./media-facts.ts";

type Layout = { isPlain: boolean; rateHz: number; byteRate: number };

const firstChunk = 12;

/** Sample layouts whose byte rate follows from the block size: PCM, float, A-law, µ-law, extensible. */
const plainLayouts = new Set([1, 3, 6, 7, 0xfffe]);

/** Duration of a RIFF WAVE file: the existing data over its byte rate; for compressed data, the stated samples. */
export function readWav(bytes: Uint8Array): AudioFacts {
  let layout: Layout = { isPlain: true, rateHz: 0, byteRate: 0 };
  let samples = 0;
  let offset = firstChunk;
  for (let parts = 0; parts < maxParts && offset + 8 <= bytes.length; parts++) {
    const name = fourCharacters(bytes, offset);
    const sizeBytes = uint32le(bytes, offset + 4);
    if (name === "fmt ") layout = readLayout(bytes, offset + 8);
    if (name === "fact") samples = uint32le(bytes, offset + 8);
    if (name === "data") {
      const rest = bytes.length - offset - 8;
      // A streaming recorder states 0 or the largest number as the size, and the data extends to the end.
      const seconds = (sizeBytes === 0 ? rest : Math.min(sizeBytes, rest)) / layout.byteRate;
      return toAudioFacts("audio/wav", !layout.isPlain && samples > 0 ? samples / layout.rateHz : seconds);
    }
    offset += 8 + sizeBytes + (sizeBytes % 2);
  }
  return toAudioFacts("audio/wav", 0);
}

function readLayout(bytes: Uint8Array, offset: number): Layout {
  const rateHz = uint32le(bytes, offset + 4);
  const isPlain = plainLayouts.has(uint16le(bytes, offset));
  // The stated rate of a plain layout is redundant, and could be used to evade the limit.
  const byteRate = isPlain ? rateHz * uint16le(bytes, offset + 12) : uint32le(bytes, offset + 8);
  return { isPlain, rateHz, byteRate };
}
