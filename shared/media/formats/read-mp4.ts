import { fourCharacters, uint8, uint32be, uint64be } from "../bytes.ts";
import type { AudioFacts } from "../media-file.ts";
import { toAudioFacts } from "./audio-facts.ts";
import { type Box, findBoxes } from "./mp4-boxes.ts";
import { sumFragmentTicks } from "./mp4-fragments.ts";

const MAX_TRACKS = 64;
const CODECS = new Set(["mp4a", "alac", "Opus"]);

type Track = { id: number; handler: string; codec: string; ticksPerSecond: number; ticks: number };

/**
 * Duration of an MP4 that holds sound alone: of the longest track, by its sample table or header, with its
 * fragments added. Null when it has a picture track, no sound track, or sound of another codec.
 */
export function readMp4(bytes: Uint8Array): AudioFacts | null {
  const file: Box = { name: "", start: 0, end: bytes.length };
  const trackBoxes = findBoxes(bytes, file, "moov", "trak");
  if (trackBoxes.length > MAX_TRACKS) return null;
  const tracks = trackBoxes.map((box) => readTrack(bytes, box));
  const sound = tracks.filter(({ handler }) => handler === "soun");
  if (sound.length === 0 || tracks.some(({ handler }) => handler === "vide")) return null;
  if (sound.some(({ codec }) => !CODECS.has(codec))) return null;
  const fragmentTicks = sumFragmentTicks(bytes, file);
  const seconds = sound.map(
    ({ id, ticks, ticksPerSecond }) => (ticks + (fragmentTicks.get(id) ?? 0)) / ticksPerSecond,
  );
  return toAudioFacts("audio/mp4", Math.max(...seconds));
}

function readTrack(bytes: Uint8Array, track: Box): Track {
  const header = findBoxes(bytes, track, "tkhd")[0]?.start ?? bytes.length;
  const handler = findBoxes(bytes, track, "mdia", "hdlr")[0]?.start ?? bytes.length;
  const samples = findBoxes(bytes, track, "mdia", "minf", "stbl", "stsd")[0]?.start ?? bytes.length;
  const time = readMediaTime(bytes, findBoxes(bytes, track, "mdia", "mdhd")[0]?.start ?? bytes.length);
  const tableTicks = findBoxes(bytes, track, "mdia", "minf", "stbl", "stts").map((box) =>
    sumTable(bytes, box),
  );
  return {
    id: uint32be(bytes, header + (uint8(bytes, header) === 1 ? 20 : 12)),
    handler: fourCharacters(bytes, handler + 8),
    codec: fourCharacters(bytes, samples + 12),
    ticksPerSecond: time.ticksPerSecond,
    ticks: Math.max(time.ticks, ...tableTicks),
  };
}

/** From mdhd; a duration of all ones means unknown. */
function readMediaTime(bytes: Uint8Array, start: number): { ticksPerSecond: number; ticks: number } {
  if (uint8(bytes, start) === 1) {
    const ticks = uint64be(bytes, start + 24);
    return { ticksPerSecond: uint32be(bytes, start + 20), ticks: ticks >= 2 ** 64 ? 0 : ticks };
  }
  const ticks = uint32be(bytes, start + 16);
  return { ticksPerSecond: uint32be(bytes, start + 12), ticks: ticks === 0xffffffff ? 0 : ticks };
}

function sumTable(bytes: Uint8Array, { start, end }: Box): number {
  let ticks = 0;
  for (let offset = start + 8; offset + 8 <= end; offset += 8)
    ticks += uint32be(bytes, offset) * uint32be(bytes, offset + 4);
  return ticks;
}
