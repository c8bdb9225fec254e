import { fourCharacters, uint8, uint32be, uint64be } from "../bytes.ts";
import type { AudioFacts } from "../media-file.ts";
import { startPartCount, toAudioFacts } from "./media-facts.ts";

type Track = { id: number; handler: string; codec: string; ticksPerSecond: number; ticks: number };

/** A box of ISO/IEC 14496-12: its name and the range of its content. */
type Box = { name: string; start: number; end: number };

/** A file; `isCut` becomes true when boxes are left unread. */
type Source = { readonly bytes: Uint8Array; isCut: boolean };

const maxTracks = 64;
const codecs = new Set(["mp4a", "alac", "Opus"]);

/** Flags of tfhd and trun (ISO/IEC 14496-12, 8.8.7 and 8.8.8) that determine where a duration is stored. */
const tfhd = { baseOffset: 1, descriptionIndex: 2, defaultDuration: 8 } as const;
const trun = {
  dataOffset: 1,
  firstFlags: 4,
  duration: 0x100,
  size: 0x200,
  flags: 0x400,
  shift: 0x800,
} as const;

const boxHeaderBytes = 8;
const longHeaderBytes = 16;
/** Five minutes in fragments of 20 ms have 15,000 boxes; a file of headers alone could have millions. */
const maxBoxes = 20_000;

/**
 * Duration of an MP4 with audio only: that of the longest track by its sample table or header, plus its fragments.
 * Null if it has a video track, no audio track, or an audio track with another codec.
 */
export function readMp4(bytes: Uint8Array): AudioFacts | null {
  const source: Source = { bytes, isCut: false };
  const file: Box = { name: "", start: 0, end: bytes.length };
  const trackBoxes = findBoxes(source, file, "moov", "trak");
  if (trackBoxes.length > maxTracks) return null;
  const tracks = trackBoxes.map((box) => readTrack(source, box));
  const sound = tracks.filter(({ handler }) => handler === "soun");
  if (sound.length === 0 || tracks.some(({ handler }) => handler === "vide")) return null;
  if (sound.some(({ codec }) => !codecs.has(codec))) return null;
  const fragmentTicks = sumFragmentTicks(source, file);
  const seconds = sound.map(
    ({ id, ticks, ticksPerSecond }) => (ticks + (fragmentTicks.get(id) ?? 0)) / ticksPerSecond,
  );
  return toAudioFacts("audio/mp4", Math.max(...seconds), { isExceeded: () => source.isCut });
}

function readTrack(source: Source, track: Box): Track {
  const { bytes } = source;
  const header = findBoxes(source, track, "tkhd")[0]?.start ?? bytes.length;
  const handler = findBoxes(source, track, "mdia", "hdlr")[0]?.start ?? bytes.length;
  const samples = findBoxes(source, track, "mdia", "minf", "stbl", "stsd")[0]?.start ?? bytes.length;
  const time = readMediaTime(bytes, findBoxes(source, track, "mdia", "mdhd")[0]?.start ?? bytes.length);
  const tableTicks = findBoxes(source, track, "mdia", "minf", "stbl", "stts").map((box) =>
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

/** Ticks of all movie fragments by track id. */
function sumFragmentTicks(source: Source, file: Box): Map<number, number> {
  const { bytes } = source;
  const defaults = new Map<number, number>();
  for (const { start } of findBoxes(source, file, "moov", "mvex", "trex"))
    defaults.set(uint32be(bytes, start + 4), uint32be(bytes, start + 12));
  const sums = new Map<number, number>();
  for (const fragment of findBoxes(source, file, "moof", "traf")) {
    const header = findBoxes(source, fragment, "tfhd")[0];
    if (!header) continue;
    const id = uint32be(bytes, header.start + 4);
    const defaultTicks = readDefaultTicks(bytes, header.start) ?? defaults.get(id) ?? 0;
    const ticks = findBoxes(source, fragment, "trun").map((run) => sumRun(bytes, run, defaultTicks));
    sums.set(id, (sums.get(id) ?? 0) + ticks.reduce((sum, each) => sum + each, 0));
  }
  return sums;
}

function readDefaultTicks(bytes: Uint8Array, start: number): number | null {
  const flags = uint32be(bytes, start) & 0xffffff;
  if (!(flags & tfhd.defaultDuration)) return null;
  return uint32be(
    bytes,
    start + 8 + (flags & tfhd.baseOffset ? 8 : 0) + (flags & tfhd.descriptionIndex ? 4 : 0),
  );
}

function sumRun(bytes: Uint8Array, { start, end }: Box, defaultTicks: number): number {
  const flags = uint32be(bytes, start) & 0xffffff;
  const count = uint32be(bytes, start + 4);
  if (!(flags & trun.duration)) return count * defaultTicks;
  const columns = [trun.duration, trun.size, trun.flags, trun.shift].filter((flag) => flags & flag).length;
  const first = start + 8 + (flags & trun.dataOffset ? 4 : 0) + (flags & trun.firstFlags ? 4 : 0);
  let ticks = 0;
  for (let row = 0; row < count && first + (row + 1) * 4 * columns <= end; row++)
    ticks += uint32be(bytes, first + row * 4 * columns);
  return ticks;
}

/** The boxes in a range, in order. Stops at a malformed box; a box beyond the range is cut. */
function* listBoxes(source: Source, start: number, end: number): Generator<Box> {
  const { bytes } = source;
  const parts = startPartCount();
  let offset = start;
  while (offset + boxHeaderBytes <= end && parts.take()) {
    const stated = uint32be(bytes, offset);
    const headerBytes = stated === 1 ? longHeaderBytes : boxHeaderBytes;
    const sizeBytes =
      stated === 0 ? end - offset : stated === 1 ? uint64be(bytes, offset + boxHeaderBytes) : stated;
    if (sizeBytes < headerBytes) return;
    const boxEnd = Math.min(offset + sizeBytes, end);
    yield {
      name: fourCharacters(bytes, offset + 4),
      start: Math.min(offset + headerBytes, boxEnd),
      end: boxEnd,
    };
    offset += sizeBytes;
  }
  source.isCut ||= parts.isExceeded();
}

/** The boxes at a path of names below a box, at most {@link maxBoxes} for each name. */
function findBoxes(source: Source, box: Box, ...path: string[]): Box[] {
  return path.reduce((parents, name) => findChildren(source, parents, name), [box]);
}

function findChildren(source: Source, parents: readonly Box[], name: string): Box[] {
  const found: Box[] = [];
  for (const { start, end } of parents) {
    for (const child of listBoxes(source, start, end)) {
      if (child.name !== name) continue;
      if (found.length === maxBoxes) {
        source.isCut = true;
        return found;
      }
      found.push(child);
    }
  }
  return found;
}
