import { uint8, uint16be } from "../bytes.ts";
import tables from "../data/mpeg-audio.json" with { type: "json" };
import type { AudioFrame } from "./audio-frame.ts";

const HEADER_BYTES = 7;
const SAMPLES_PER_BLOCK = 1024;

/** An AAC frame in ADTS (ISO/IEC 14496-3, 1.A.2.2). */
export function readAdtsFrame(bytes: Uint8Array, offset: number): AudioFrame | null {
  if ((uint16be(bytes, offset) & 0xfff6) !== 0xfff0) return null;
  const rateHz = tables.adtsSampleRatesHz[(uint8(bytes, offset + 2) >> 2) & 15];
  const sizeBytes = ((uint16be(bytes, offset + 3) & 0x3ff) << 3) | (uint8(bytes, offset + 5) >> 5);
  if (!rateHz || sizeBytes < HEADER_BYTES) return null;
  const blocks = (uint8(bytes, offset + 6) & 3) + 1;
  return { stream: rateHz, sizeBytes, seconds: (blocks * SAMPLES_PER_BLOCK) / rateHz };
}
