import { spells, uint8, uint16be } from "../bytes.ts";
import type { AudioFacts } from "../media-file.ts";
import { type PartCount, startPartCount, toAudioFacts } from "./media-facts.ts";
import { readOpusSeconds } from "./opus-packet.ts";

/** An element of EBML (RFC 8794): its id with the length marker, and the range of its content. */
type Element = { id: number; start: number; end: number };

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
const opus = "A_OPUS";
const codecs = [opus, "A_VORBIS"];
/** Flags of a block: whether it has several frames; their sizes come before the first. */
const lacing = 0x06;
const blockHeaderBytes = 4;
const defaultTickNs = 1_000_000;

type Reading = {
  isWebm: boolean;
  trackTypes: Set<number>;
  hasOtherCodec: boolean;
  isOpus: boolean;
  packetSeconds: number;
  tickNs: number;
  durationTicks: number;
  clusterTicks: number;
  lastTicks: number;
  lastStepTicks: number;
};

/**
 * Duration of a WebM with Opus or Vorbis only: its stated duration or the end of its last block, whichever is later,
 * because browsers do not state one for live recordings; of Opus at least the duration of its packets. Null if it has a
 * video track or another codec.
 */
export function readWebm(bytes: Uint8Array): AudioFacts | null {
  const reading: Reading = {
    isWebm: false,
    trackTypes: new Set(),
    hasOtherCodec: false,
    isOpus: false,
    packetSeconds: 0,
    tickNs: defaultTickNs,
    durationTicks: 0,
    clusterTicks: 0,
    lastTicks: 0,
    lastStepTicks: 0,
  };
  const parts = startPartCount();
  for (const element of listElements(bytes, parts)) readElement(bytes, element, reading);
  const { isWebm, trackTypes, hasOtherCodec } = reading;
  if (!isWebm || !trackTypes.has(sound) || trackTypes.has(picture) || hasOtherCodec) return null;
  const ticks = Math.max(reading.durationTicks || 0, reading.lastTicks + reading.lastStepTicks);
  const seconds = Math.max((ticks * reading.tickNs) / 1e9, reading.packetSeconds);
  return toAudioFacts("audio/webm", seconds, parts);
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
      reading.isOpus ||= spells(bytes, element.start, opus);
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
  const hasOneFrame = (uint8(bytes, start + 3) & lacing) === 0;
  if (reading.isOpus && hasOneFrame)
    reading.packetSeconds += readOpusSeconds(bytes, start + blockHeaderBytes);
  if (ticks <= reading.lastTicks) return;
  reading.lastStepTicks = ticks - reading.lastTicks;
  reading.lastTicks = ticks;
}

function readFloat(bytes: Uint8Array, { start, end }: Element): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, end - start);
  if (view.byteLength === 4) return view.getFloat32(0);
  return view.byteLength === 8 ? view.getFloat64(0) : 0;
}

/**
 * The elements of a document in order. Elements that are entered are followed by their content, so that the end of a
 * parent with unknown size (in a live recording) need not be known.
 */
function* listElements(bytes: Uint8Array, parts: PartCount): Generator<Element> {
  let offset = 0;
  while (offset < bytes.length && parts.take()) {
    const idBytes = numberBytes(bytes, offset);
    const sizeOffset = offset + idBytes;
    const start = sizeOffset + numberBytes(bytes, sizeOffset);
    if (idBytes > 4 || start - sizeOffset > 8 || start > bytes.length) return;
    const id = readBigEndian(bytes, offset, sizeOffset);
    const sizeBytes = readSize(bytes, sizeOffset, start);
    const isOpen = entered.has(id);
    if (sizeBytes === null && !isOpen) return;
    yield { id, start, end: Math.min(start + (sizeBytes ?? bytes.length), bytes.length) };
    offset = isOpen ? start : start + (sizeBytes ?? 0);
  }
}

/** The unsigned number in an element; of more than seven bytes, only the first seven are read. */
function readUnsigned(bytes: Uint8Array, { start, end }: Element): number {
  return readBigEndian(bytes, start, Math.min(end, start + 7));
}

/** Length of a variable-length number (RFC 8794, 4): one more than its first byte has leading zeros. */
function numberBytes(bytes: Uint8Array, offset: number): number {
  return Math.clz32(uint8(bytes, offset)) - 23;
}

/** An element's size without the length marker; null when it is all ones, which means unknown. */
function readSize(bytes: Uint8Array, start: number, end: number): number | null {
  const lengthBytes = end - start;
  // The marker is removed first, because with it eight bytes exceed the 53 bits of a double.
  const first = uint8(bytes, start) - (0x100 >> lengthBytes);
  const value = first * 256 ** (lengthBytes - 1) + readBigEndian(bytes, start + 1, end);
  return value >= 2 ** (7 * lengthBytes) - 1 ? null : value;
}

function readBigEndian(bytes: Uint8Array, start: number, end: number): number {
  let value = 0;
  for (let offset = start; offset < end; offset++) value = value * 256 + uint8(bytes, offset);
  return value;
}
