import { uint32be } from "../bytes.ts";
import { type Box, findBoxes } from "./mp4-boxes.ts";

/** Flags of tfhd and trun (ISO/IEC 14496-12, 8.8.7 and 8.8.8) that decide where a duration stands. */
const TFHD = { baseOffset: 1, descriptionIndex: 2, defaultDuration: 8 } as const;
const TRUN = {
  dataOffset: 1,
  firstFlags: 4,
  duration: 0x100,
  size: 0x200,
  flags: 0x400,
  shift: 0x800,
} as const;

/** Ticks of all movie fragments by track id. */
export function sumFragmentTicks(bytes: Uint8Array, file: Box): Map<number, number> {
  const defaults = new Map<number, number>();
  for (const { start } of findBoxes(bytes, file, "moov", "mvex", "trex"))
    defaults.set(uint32be(bytes, start + 4), uint32be(bytes, start + 12));
  const sums = new Map<number, number>();
  for (const fragment of findBoxes(bytes, file, "moof", "traf")) {
    const header = findBoxes(bytes, fragment, "tfhd")[0];
    if (!header) continue;
    const id = uint32be(bytes, header.start + 4);
    const defaultTicks = readDefaultTicks(bytes, header.start) ?? defaults.get(id) ?? 0;
    const ticks = findBoxes(bytes, fragment, "trun").map((run) => sumRun(bytes, run, defaultTicks));
    sums.set(id, (sums.get(id) ?? 0) + ticks.reduce((sum, each) => sum + each, 0));
  }
  return sums;
}

function readDefaultTicks(bytes: Uint8Array, start: number): number | null {
  const flags = uint32be(bytes, start) & 0xffffff;
  if (!(flags & TFHD.defaultDuration)) return null;
  return uint32be(
    bytes,
    start + 8 + (flags & TFHD.baseOffset ? 8 : 0) + (flags & TFHD.descriptionIndex ? 4 : 0),
  );
}

function sumRun(bytes: Uint8Array, { start, end }: Box, defaultTicks: number): number {
  const flags = uint32be(bytes, start) & 0xffffff;
  const count = uint32be(bytes, start + 4);
  if (!(flags & TRUN.duration)) return count * defaultTicks;
  const columns = [TRUN.duration, TRUN.size, TRUN.flags, TRUN.shift].filter((flag) => flags & flag).length;
  const first = start + 8 + (flags & TRUN.dataOffset ? 4 : 0) + (flags & TRUN.firstFlags ? 4 : 0);
  let ticks = 0;
  for (let row = 0; row < count && first + (row + 1) * 4 * columns <= end; row++)
    ticks += uint32be(bytes, first + row * 4 * columns);
  return ticks;
}
