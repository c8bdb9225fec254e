import { spells, uint8, uint16le, uint32le, uint64le } from "../bytes.ts";
import type { AudioFacts } from "../media-file.ts";
import { type PartCount, startPartCount, toAudioFacts } from "./media-facts.ts";
import { readOpusSeconds } from "./opus-packet.ts";

const pageHeaderBytes = 27;
const continuesPacket = 1;
const beginsStream = 2;
const comments = "OpusTags";
const opusRateHz = 48_000;
const noPosition = 2 ** 63;

/** `packetSeconds` is the duration of its packets, counted for Opus only. */
type Stream = { rateHz: number; skippedSamples: number; lastSample: number; packetSeconds: number };
type Page = {
  flags: number;
  position: number;
  serial: number;
  segments: number;
  payload: number;
  end: number;
};

/**
 * Duration of Ogg (RFC 3533) with Opus (RFC 7845) or Vorbis: the sum of the last positions of its chained streams, of
 * Opus at least the duration of its packets. Null if a stream has another codec.
 */
export function readOgg(bytes: Uint8Array): AudioFacts | null {
  const streams = new Map<number, Stream>();
  const parts = startPartCount();
  for (const page of listPages(bytes, parts)) {
    if (page.flags & beginsStream) {
      const stream = readStreamHeader(bytes, page.payload);
      if (stream === null) return null;
      streams.set(page.serial, stream);
    }
    const stream = streams.get(page.serial);
    if (stream && page.position < noPosition) stream.lastSample = Math.max(stream.lastSample, page.position);
    if (stream?.rateHz === opusRateHz && !(page.flags & beginsStream))
      stream.packetSeconds += sumPacketSeconds(bytes, page);
  }
  const audible = [...streams.values()].filter(({ rateHz }) => rateHz > 0);
  if (audible.length === 0) return null;
  const seconds = audible.map(({ lastSample, skippedSamples, rateHz, packetSeconds }) =>
    Math.max((lastSample - skippedSamples) / rateHz, packetSeconds - skippedSamples / rateHz, 0),
  );
  return toAudioFacts(
    "audio/ogg",
    seconds.reduce((sum, each) => sum + each, 0),
    parts,
  );
}

/** Duration of the packets that begin on a page, whose segments shorter than 255 bytes end one (RFC 3533, 6). */
function sumPacketSeconds(bytes: Uint8Array, { flags, segments, payload }: Page): number {
  let seconds = 0;
  let offset = payload;
  let begins = !(flags & continuesPacket);
  for (let at = segments; at < payload; at++) {
    const sizeBytes = uint8(bytes, at);
    if (begins && sizeBytes > 0 && !spells(bytes, offset, comments))
      seconds += readOpusSeconds(bytes, offset);
    begins = sizeBytes < 255;
    offset += sizeBytes;
  }
  return seconds;
}

function* listPages(bytes: Uint8Array, parts: PartCount): Generator<Page> {
  let offset = 0;
  while (offset + pageHeaderBytes <= bytes.length && parts.take()) {
    if (!spells(bytes, offset, "OggS\0")) {
      offset = nextLetterO(bytes, offset + 1);
      continue;
    }
    const payload = offset + pageHeaderBytes + uint8(bytes, offset + 26);
    let end = payload;
    for (const sizeBytes of bytes.subarray(offset + pageHeaderBytes, payload)) end += sizeBytes;
    yield {
      flags: uint8(bytes, offset + 5),
      position: uint64le(bytes, offset + 6),
      serial: uint32le(bytes, offset + 14),
      segments: offset + pageHeaderBytes,
      payload,
      end,
    };
    offset = end;
  }
}

/** The next possible start of a page in damaged data. */
function nextLetterO(bytes: Uint8Array, start: number): number {
  const found = bytes.indexOf(0x4f, start);
  return found < 0 ? bytes.length : found;
}

/** The stream of a header page, with rate zero for a skeleton; null for any other codec. */
function readStreamHeader(bytes: Uint8Array, offset: number): Stream | null {
  if (spells(bytes, offset, "OpusHead"))
    return {
      rateHz: opusRateHz,
      skippedSamples: uint16le(bytes, offset + 10),
      lastSample: 0,
      packetSeconds: 0,
    };
  if (spells(bytes, offset, "\x01vorbis"))
    return { rateHz: uint32le(bytes, offset + 12), skippedSamples: 0, lastSample: 0, packetSeconds: 0 };
  return spells(bytes, offset, "fishead\0")
    ? { rateHz: 0, skippedSamples: 0, lastSample: 0, packetSeconds: 0 }
    : null;
}
