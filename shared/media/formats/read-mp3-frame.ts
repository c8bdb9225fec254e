import { uint8 } from "../bytes.ts";
import tables from "../data/mpeg-audio.json" with { type: "json" };
import type { AudioFrame } from "./audio-frame.ts";

const LAYER_3 = 1;
const MPEG_1 = 3;

const RATES_HZ: Readonly<Record<string, readonly number[]>> = tables.layer3.sampleRatesHz;

/** An MPEG audio layer III frame; null for another layer, a reserved value or the free bitrate. */
export function readMp3Frame(bytes: Uint8Array, offset: number): AudioFrame | null {
  const [second, third] = [uint8(bytes, offset + 1), uint8(bytes, offset + 2)];
  if (uint8(bytes, offset) !== 0xff || (second & 0xe0) !== 0xe0) return null;
  const version = (second >> 3) & 3;
  if (((second >> 1) & 3) !== LAYER_3) return null;
  const isMpeg1 = version === MPEG_1;
  const bitrates = isMpeg1 ? tables.layer3.kilobitsPerSecond.mpeg1 : tables.layer3.kilobitsPerSecond.mpeg2;
  const bitsPerSecond = (bitrates[third >> 4] ?? 0) * 1000;
  const rateHz = RATES_HZ[version]?.[(third >> 2) & 3];
  if (!rateHz || bitsPerSecond === 0) return null;
  const samples = isMpeg1 ? 1152 : 576;
  const padding = (third >> 1) & 1;
  return {
    stream: version * 0x100000 + rateHz,
    sizeBytes: Math.floor(((samples / 8) * bitsPerSecond) / rateHz) + padding,
    seconds: samples / rateHz,
  };
}
