import { describe, expect, it } from "vitest";
import type { MediaFacts } from "../../../shared/platform/media/media-file.ts";
import { findMediaFormat } from "../../../shared/platform/media/media-formats.ts";
import {
  makeBox,
  makeFlac,
  makeFragment,
  makeM4a,
  makeMp3,
  makeOggPage,
  makeOpus,
  makeVorbis,
  makeWav,
  makeWebm,
} from "./support/audio-files.ts";
import { be32, join, zeros } from "./support/bytes.ts";
import { makeGif, makeJpeg, makePng, makeWebp } from "./support/image-files.ts";
import { images, recordings } from "./support/sample-files.ts";

function readFacts(bytes: Uint8Array): MediaFacts | null {
  return findMediaFormat(bytes)?.read(bytes) ?? null;
}

function readSeconds(bytes: Uint8Array): number | null | undefined {
  const facts = readFacts(bytes);
  return facts?.kind === "audio" ? facts.durationSeconds : undefined;
}

describe("pictures", () => {
  it.each(Object.entries(images))("a %s is read with its type and size", (_name, { mimeType, bytes }) => {
    expect(readFacts(bytes)).toEqual({ kind: "image", mimeType, width: 320, height: 200 });
  });

  it.each([
    ["png", makePng(100_000, 100_000), 100_000],
    ["gif", makeGif(65_535, 65_535), 65_535],
    ["jpeg", makeJpeg(65_535, 65_535), 65_535],
    ["lossless webp", makeWebp(16_384, 16_384, "VP8L"), 16_384],
    ["extended webp", makeWebp(16_777_216, 16_777_216, "VP8X"), 16_777_216],
  ])("the maximum size of a %s is read", (_name, bytes, side) => {
    expect(readFacts(bytes)).toMatchObject({ width: side, height: side });
  });

  it("a GIF has the larger of its screen and its first frame", () => {
    expect(readFacts(makeGif(10, 70, { width: 9000, height: 8000 }))).toMatchObject({
      width: 9000,
      height: 8000,
    });
    expect(readFacts(makeGif(9000, 8000, { width: 10, height: 70 }))).toMatchObject({
      width: 9000,
      height: 8000,
    });
  });

  it.each(Object.entries(images))("no beginning of a %s is read with another size", (_name, { bytes }) => {
    for (let length = 0; length < bytes.length; length++) {
      const facts = readFacts(bytes.subarray(0, length));
      if (facts) expect(facts).toMatchObject({ width: 320, height: 200 });
    }
  });

  it.each([
    ["png", makePng(0, 10)],
    ["gif", makeGif(0, 10)],
    ["jpeg", makeJpeg(10, 0)],
    ["lossy webp", makeWebp(0, 10, "VP8 ")],
  ])("a %s with a side of zero is not read", (_name, bytes) => {
    expect(readFacts(bytes)).toBeNull();
  });
});

describe("recordings", () => {
  it.each(Object.entries(recordings))("a %s is read with its type and duration", (_name, sample) => {
    const facts = readFacts(sample.bytes);
    expect(facts).toMatchObject({ kind: "audio", mimeType: sample.mimeType });
    expect(readSeconds(sample.bytes)).toBeCloseTo(sample.seconds, 3);
  });

  it("a WAV that states no data size, or too large a one, lasts as long as its data", () => {
    expect(readSeconds(makeWav(4, { statedDataBytes: 0 }))).toBe(4);
    expect(readSeconds(makeWav(4, { statedDataBytes: 0xffffffff }))).toBe(4);
  });

  it("a WAV cannot shorten itself with too high a byte rate", () => {
    expect(readSeconds(makeWav(4, { statedByteRate: 8_000_000 }))).toBe(4);
  });

  it("a WebM without a stated duration, as browsers record it, lasts to the end of its last block", () => {
    expect(readSeconds(makeWebm(12))).toBe(12);
    expect(readSeconds(makeWebm(12, { hasSizes: false }))).toBe(12);
  });

  it("a WebM has the longer of its stated duration and its blocks", () => {
    expect(readSeconds(makeWebm(12, { statedSeconds: 1 }))).toBe(12);
    expect(readSeconds(makeWebm(12, { statedSeconds: 40 }))).toBe(40);
  });

  it("an MP4 in fragments lasts as long as these, by stated or by default durations", () => {
    const empty = makeM4a(0);
    expect(readSeconds(join(empty, makeFragment(30, true), makeFragment(20, true)))).toBeCloseTo(5);
    expect(readSeconds(join(empty, makeFragment(30, false), makeFragment(20, true)))).toBeCloseTo(5);
  });

  it("an MP4 fragment falls back to the default duration of its track", () => {
    const extend = makeBox("mvex", makeBox("trex", join(be32(0), be32(1), be32(1), be32(200), zeros(8))));
    const run = makeBox("trun", join(be32(0), be32(10)));
    const fragment = makeBox("moof", makeBox("traf", makeBox("tfhd", join(be32(0), be32(1))), run));
    expect(readSeconds(join(makeM4a(0, { extra: [extend] }), fragment))).toBeCloseTo(2);
  });

  it("an MP4 cannot shorten itself by its header only", () => {
    expect(readSeconds(makeM4a(1, { tableSeconds: 400 }))).toBe(400);
  });

  it("an Ogg of chained streams lasts as long as all of them", () => {
    expect(readSeconds(join(makeOpus(5, 1), makeOpus(6, 2)))).toBe(11);
  });

  it("an Ogg with damage between its pages is read to its end", () => {
    const [whole, tail] = [makeOpus(5), makeOpus(9)];
    expect(readSeconds(join(whole, "OgOOgg", zeros(70), tail))).toBe(9);
  });

  it("MP3 frames after other data in the middle are counted", () => {
    const seconds = (30 * 1152) / 44_100;
    expect(
      readSeconds(join(makeMp3(20), zeros(1000), [0xff, 0xfb], makeMp3(10), "TAG", zeros(125))),
    ).toBeCloseTo(seconds);
  });

  it.each([
    ["a FLAC of unknown length", makeFlac(0)],
    ["an MP4 without any time", makeM4a(0)],
    ["an Ogg without any position", makeVorbis(0)],
    ["a WebM without blocks", makeWebm(0)],
    ["a WAV without data", makeWav(1).subarray(0, 44)],
  ])("%s is a recording without a duration", (_name, bytes) => {
    expect(readSeconds(bytes)).toBeNull();
  });
});

describe("not accepted", () => {
  it.each([
    ["an SVG", join('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a page of HTML", join("<!doctype html><script>alert(1)</script>")],
    ["a PDF", join("%PDF-1.7\n", zeros(100))],
    ["a zip", join("PK\x03\x04", zeros(100))],
    ["a BMP", join("BM", zeros(100))],
    ["a TIFF", join("II*\0", zeros(100))],
    ["a HEIC", makeBox("ftyp", join("heic", be32(0), "mif1heic"))],
    ["an AVIF", join(makeBox("ftyp", join("avif", be32(0))), makeBox("meta", zeros(30)))],
    ["an MP4 with a video track", makeM4a(5, { extra: [pictureTrack()] })],
    ["an MP4 with AMR", makeM4a(5, { codec: "samr" })],
    ["an encrypted MP4", makeM4a(5, { codec: "enca" })],
    ["an MP4 without tracks", makeBox("ftyp", join("isom", be32(0)))],
    ["a WebM with a video track", makeWebm(5, { types: [1, 2] })],
    ["a Matroska", makeWebm(5, { docType: "matroska" })],
    ["a WebM with another codec", makeWebm(5, { codec: "A_AC3" })],
    ["an Ogg with Theora", join(makeOggPage(join("\x80theora", zeros(35)), { flags: 2 }), makeOpus(5, 2))],
    ["an Ogg with Speex", makeOggPage(join("Speex   ", zeros(72)), { flags: 2, position: 1000 })],
    ["an AVI", join("RIFF", be32(0), "AVI ", zeros(100))],
    ["MPEG layer II", join(...Array.from({ length: 4 }, () => join([0xff, 0xfd, 0x80, 0], zeros(518))))],
    ["a single MP3 frame header", join([0xff, 0xfb, 0x90, 0], zeros(2000))],
    ["an ID3 tag before other data", join("ID3", [4, 0, 0, 0, 0, 0, 1], zeros(1), "<html>", zeros(500))],
    ["text", join("two eggs and a slice of toast")],
    ["nothing", zeros(0)],
    ["zeros", zeros(500)],
  ])("%s", (_name, bytes) => {
    expect(readFacts(bytes)).toBeNull();
  });

  it("a file is identified by its beginning, whatever follows", () => {
    const page = join("<script>alert(1)</script>");
    const archive = join("PK\x03\x04", zeros(50));
    for (const { mimeType, bytes } of Object.values(images))
      expect(readFacts(join(bytes, page, archive))).toMatchObject({ mimeType, width: 320 });
    expect(readFacts(join(page, makePng(1, 1)))).toBeNull();
    expect(readFacts(join(archive, makeJpeg(1, 1)))).toBeNull();
  });
});

function pictureTrack(): Uint8Array {
  return makeBox("trak", makeBox("mdia", makeBox("hdlr", join(be32(0), be32(0), "vide", zeros(13)))));
}
