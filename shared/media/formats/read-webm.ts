import { spells, uint16be } from "../bytes.ts";
import type { AudioFacts } from "../media-file.ts";
import { toAudioFacts } from "./audio-facts.ts";
import { type Element, listElements, readUnsigned } from "./ebml-elements.ts";

/** Element ids of EBML (RFC 8794) and Matroska (RFC 9559). */
const ID = {
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
const ENTERED = new Set<number>([
  ID.header,
  ID.segment,
  ID.info,
  ID.tracks,
  ID.track,
  ID.cluster,
  ID.blockGroup,
]);
const PICTURE = 1;
const SOUND = 2;
const CODECS = ["A_OPUS", "A_VORBIS"];
const DEFAULT_TICK_NS = 1_000_000;

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
 * Duration of a WebM that holds Opus or Vorbis alone: the longer of what it states and where its last block
 * ends, for browsers that record live state none. Null when it has a picture or another codec.
 */
export function readWebm(bytes: Uint8Array): AudioFacts | null {
  const reading: Reading = {
    isWebm: false,
    trackTypes: new Set(),
    hasOtherCodec: false,
    tickNs: DEFAULT_TICK_NS,
    durationTicks: 0,
    clusterTicks: 0,
    lastTicks: 0,
    lastStepTicks: 0,
  };
  for (const element of listElements(bytes, ENTERED)) readElement(bytes, element, reading);
  const { isWebm, trackTypes, hasOtherCodec } = reading;
  if (!isWebm || !trackTypes.has(SOUND) || trackTypes.has(PICTURE) || hasOtherCodec) return null;
  const ticks = Math.max(reading.durationTicks || 0, reading.lastTicks + reading.lastStepTicks);
  return toAudioFacts("audio/webm", (ticks * reading.tickNs) / 1e9);
}

function readElement(bytes: Uint8Array, element: Element, reading: Reading): void {
  switch (element.id) {
    case ID.docType:
      reading.isWebm = spells(bytes, element.start, "webm");
      return;
    case ID.ticksNs:
      reading.tickNs = readUnsigned(bytes, element);
      return;
    case ID.duration:
      reading.durationTicks = readFloat(bytes, element);
      return;
    case ID.trackType:
      reading.trackTypes.add(readUnsigned(bytes, element));
      return;
    case ID.codec:
      if (!CODECS.some((codec) => spells(bytes, element.start, codec))) reading.hasOtherCodec = true;
      return;
    case ID.clusterTime:
      reading.clusterTicks = readUnsigned(bytes, element);
      return;
    case ID.simpleBlock:
    case ID.block:
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
