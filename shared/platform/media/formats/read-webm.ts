import { spells, uint16be } from "../bytes.ts";
import type { AudioFacts } from "../media-file.ts";
import { type Element, listElements, readUnsigned } from "./ebml-elements.ts";
import { toAudioFacts } from "./media-facts.ts";

/** Element ids of EBML (RFC 8794) and Matroska (RFC 9559). */
const id = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  ticksNs: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;
const entered = new Set<number>([
  id.header,
  id.segment,
  id.info,
  id.tracks,
  id.track,
  id.cluster,
  id.blockGroup,
]);
const picture = 1;
const sound = 2;
const codecs = ["A_OPUS", "A_VORBIS"];
const defaultTickNs = 1_000_000;

type Reading = {
  isWebm: boolean;
  trackTypes: Set<number>;
  hasOtherCodec: boolean;
  tickNs: number;
  durationTicks: number;
  clusterTicks: number;
  lastTicks: number;
  lastStepTicks: number;
};

/**
 * Duration of a WebM with Opus or Vorbis only: its stated duration or the end of its last block, whichever is later,
 * because browsers do not state one for live recordings. Null if it has a video track or another codec.
 */
export function readWebm(bytes: Uint8Array): AudioFacts | null {
  const reading: Reading = {
    isWebm: false,
    trackTypes: new Set(),
    hasOtherCodec: false,
    tickNs: defaultTickNs,
    durationTicks: 0,
    clusterTicks: 0,
    lastTicks: 0,
    lastStepTicks: 0,
  };
  for (const element of listElements(bytes, entered)) readElement(bytes, element, reading);
  const { isWebm, trackTypes, hasOtherCodec } = reading;
  if (!isWebm || !trackTypes.has(sound) || trackTypes.has(picture) || hasOtherCodec) return null;
  const ticks = Math.max(reading.durationTicks || 0, reading.lastTicks + reading.lastStepTicks);
  return toAudioFacts("audio/webm", (ticks * reading.tickNs) / 1e9);
}

function readElement(bytes: Uint8Array, element: Element, reading: Reading): void {
  switch (element.id) {
    case id.docType:
      reading.isWebm = spells(bytes, element.start, "webm");
      return;
    case id.ticksNs:
      reading.tickNs = readUnsigned(bytes, element);
      return;
    case id.duration:
      reading.durationTicks = readFloat(bytes, element);
      return;
    case id.trackType:
      reading.trackTypes.add(readUnsigned(bytes, element));
      return;
    case id.codec:
      if (!codecs.some((codec) => spells(bytes, element.start, codec))) reading.hasOtherCodec = true;
      return;
    case id.clusterTime:
      reading.clusterTicks = readUnsigned(bytes, element);
      return;
    case id.simpleBlock:
    case id.block:
      addBlock(bytes, element, reading);
  }
}

/** A block starts with its track number, one byte for fewer than 127 tracks, then its time in the cluster. */
function addBlock(bytes: Uint8Array, { start }: Element, reading: Reading): void {
  const offsetTicks = (uint16be(bytes, start + 1) << 16) >> 16;
  const ticks = reading.clusterTicks + offsetTicks;
  if (ticks <= reading.lastTicks) return;
  reading.lastStepTicks = ticks - reading.lastTicks;
  reading.lastTicks = ticks;
}

function readFloat(bytes: Uint8Array, { start, end }: Element): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, end - start);
  if (view.byteLength === 4) return view.getFloat32(0);
  return view.byteLength === 8 ? view.getFloat64(0) : 0;
}
