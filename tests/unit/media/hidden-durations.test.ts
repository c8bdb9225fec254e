import { describe, expect, it } from "vitest";
import { findMediaFormat } from "../../../shared/platform/media/media-formats.ts";
import {
  makeAdpcmWav,
  makeBox,
  makeElement,
  makeFlac,
  makeM4a,
  makeMp3,
  makeOggPage,
  makeOpus,
  makeVorbis,
  makeWav,
  makeWebm,
} from "./support/audio-files.ts";
import { be16, join, le32, zeros } from "./support/bytes.ts";

/** More than are read of one file. */
const tooManyParts = 200_001;

function repeat(part: Uint8Array, count: number): Uint8Array {
  const bytes = new Uint8Array(part.length * count);
  for (let at = 0; at < bytes.length; at += part.length) bytes.set(part, at);
  return bytes;
}

function concat(...parts: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function readSeconds(bytes: Uint8Array): number | null | undefined {
  const facts = findMediaFormat(bytes)?.read(bytes);
  return facts?.kind === "audio" ? facts.durationSeconds : undefined;
}

describe("a recording with more parts than are read has no known duration:", () => {
  const page = makeOggPage(zeros(0), {});
  const chunk = join("abcd", le32(0));
  const wav = makeWav(1);
  const adtsHeader = join([0xff, 0xf1, 0x50, 0x80, 0x01, 0x1f, 0xfc], zeros(1));

  it.each([
    ["Ogg pages", concat(makeVorbis(1), repeat(page, tooManyParts), makeVorbis(18_000))],
    ["WAV chunks", concat(wav.subarray(0, 36), repeat(chunk, tooManyParts), wav.subarray(36))],
    ["AAC frames", repeat(adtsHeader, tooManyParts)],
    ["WebM elements", concat(makeWebm(1), repeat(makeElement([0xec], zeros(0)), tooManyParts), makeWebm(9))],
    ["MP4 boxes", concat(makeM4a(1), repeat(makeBox("free"), tooManyParts))],
    ["MP4 fragments", concat(makeM4a(1), repeat(makeBox("moof", zeros(0)), 20_001))],
  ])("%s", (_what, bytes) => {
    expect(readSeconds(bytes) ?? null).toBeNull();
  });
});

describe("a header cannot shorten a recording:", () => {
  it("a FLAC lasts at least as long as its frames without compression", () => {
    const frames = zeros(88_200 * 400);
    expect(readSeconds(concat(makeFlac(1), frames))).toBeCloseTo(400);
  });

  it("the pictures and comments of a FLAC are no frames", () => {
    const flac = makeFlac(3);
    flac[4] = 0;
    const picture = join([0x86], [0x1e, 0x84, 0x80]);
    expect(readSeconds(concat(flac, picture, zeros(2_000_000)))).toBe(3);
  });

  it("an ADPCM WAV lasts as long as its data", () => {
    const seconds = 400;
    const dataBytes = seconds * 4_000;
    const wav = makeAdpcmWav(1);
    const header = wav.subarray(0, wav.length - 512 - 4);
    const long = concat(header, join(le32(dataBytes)), zeros(dataBytes));
    expect(readSeconds(long)).toBeGreaterThan(300);
  });

  it("the duration of a WAV with MP3 in it is unknown", () => {
    const wav = makeAdpcmWav(1);
    wav[20] = 0x55;
    wav[21] = 0;
    expect(readSeconds(wav)).toBeNull();
  });

  it("an Ogg Opus lasts as long as its packets, whatever positions its pages state", () => {
    // Code 3, 48 frames of 2.5 ms: 120 ms, the longest packet.
    const packet = join([0x83, 48], zeros(20));
    const pages = repeat(makeOggPage(packet, { position: 48_000 }), 3_000);
    expect(readSeconds(concat(makeOpus(1), pages))).toBeCloseTo(360, 0);
  });

  it("a WebM with Opus lasts as long as its packets, whatever times its blocks state", () => {
    const block = makeElement([0xa3], join(0x81, be16(500), [0x80, 0x83, 48], zeros(20)));
    expect(readSeconds(concat(makeWebm(1), repeat(block, 3_000)))).toBeCloseTo(360, 0);
  });

  it("an MP3 that changes its sample rate is counted to its end", () => {
    // MPEG-2 layer III, 64 kbit/s, 22.05 kHz: frames of 208 bytes and 576 samples.
    const slow = repeat(join([0xff, 0xf3, 0x80, 0x00], zeros(204)), 100);
    const seconds = (20 * 1152) / 44_100 + (100 * 576) / 22_050;
    expect(readSeconds(concat(makeMp3(20), slow))).toBeCloseTo(seconds);
  });
});
