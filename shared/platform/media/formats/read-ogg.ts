import { spells, uint8, uint16le, uint32le, uint64le } from "../bytes.ts";
import type { AudioFacts } from "../media-file.ts";
import { maxParts, toAudioFacts } from "./media-facts.ts";

const pageHeaderBytes = 27;
const beginsStream = 2;
const opusRateHz = 48_000;
const noPosition = 2 ** 63;

type Stream = { rateHz: number; skippedSamples: number; lastSample: number };
type Page = { flags: number; position: number; serial: number; payload: number; end: number };

/**
 * Duration of Ogg (RFC 3533) with Opus (RFC 7845) or Vorbis: the sum of the last positions of its chained streams.
 * Null if a stream has another codec.
 */
export function readOgg(bytes: Uint8Array): AudioFacts | null {
  const streams = new Map<number, Stream>();
  for (const page of listPages(bytes)) {
    if (page.flags & beginsStream) {
      const stream = readStreamHeader(bytes, page.payload);
      if (stream === null) return null;
      streams.set(page.serial, stream);
    }
    const stream = streams.get(page.serial);
    if (stream && page.position < noPosition) stream.lastSample = Math.max(stream.lastSample, page.position);
  }
  const audible = [...streams.values()].filter(({ rateHz }) => rateHz > 0);
  if (audible.length === 0) return null;
  const seconds = audible.map((stream) => (stream.lastSample - stream.skippedSamples) / stream.rateHz);
  return toAudioFacts(
    "audio/ogg",
    seconds.reduce((sum, each) => sum + Math.max(each, 0), 0),
  );
}

function* listPages(bytes: Uint8Array): Generator<Page> {
  let offset = 0;
  for (let parts = 0; parts < maxParts && offset + pageHeaderBytes <= bytes.length; parts++) {
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
    return { rateHz: opusRateHz, skippedSamples: uint16le(bytes, offset + 10), lastSample: 0 };
  if (spells(bytes, offset, "\x01vorbis"))
    return { rateHz: uint32le(bytes, offset + 12), skippedSamples: 0, lastSample: 0 };
  return spells(bytes, offset, "fishead\0") ? { rateHz: 0, skippedSamples: 0, lastSample: 0 } : null;
}
