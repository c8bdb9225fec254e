import { expect, it } from "vitest";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";
import { findMediaFormat } from "../../../shared/platform/media/media-formats.ts";
import { measureCpuMs } from "../../support/measure-cpu.ts";
import { makeBox } from "./support/audio-files.ts";
import { be32, join } from "./support/bytes.ts";
import { foodImage, readAsDecode } from "./support/media-inputs.ts";
import { images, recordings } from "./support/sample-files.ts";
import { createRandom } from "./support/seeded-random.ts";

const samples = [...Object.entries(images), ...Object.entries(recordings)];
const rounds = 400;

it.each(samples)("a damaged %s is read or rejected by a ServiceError", (_name, { bytes }) => {
  const random = createRandom(bytes.length);
  let rejected = 0;
  for (let round = 0; round < rounds; round++) {
    const damaged = damage(bytes, random);
    try {
      const [file] = readAsDecode([
        { field: "attachments[0]", text: asText(damaged), expects: "any" },
      ]).inline;
      if (file?.kind === "image") expect(file.width * file.height).toBeGreaterThan(0);
      else expect(file?.durationSeconds).toBeGreaterThan(0);
    } catch (error) {
      expect(error).toBeInstanceOf(ServiceError);
      rejected++;
    }
  }
  expect(rejected).toBeGreaterThan(0);
  expect(rejected).toBeLessThan(rounds);
});

it("random text is rejected by a ServiceError", () => {
  const random = createRandom(7);
  const parts = [
    "data:",
    "image/png",
    ";base64",
    ",",
    "iVBORw0KGgo",
    "=",
    "%",
    "http://",
    "[::",
    "]",
    "@",
    "😀",
    "\n",
  ];
  let rejected = 0;
  for (let round = 0; round < 3_000; round++) {
    const text = Array.from({ length: random(12) }, () => parts[random(parts.length)]).join("");
    try {
      readAsDecode([foodImage(text)]);
    } catch (error) {
      expect(error).toBeInstanceOf(ServiceError);
      rejected++;
    }
  }
  expect(rejected).toBeGreaterThan(2_000);
});

const megabytes = 4;
const filled = (start: Uint8Array, unit: Uint8Array) => {
  const file = new Uint8Array(megabytes * 1024 * 1024);
  file.set(start);
  for (let offset = start.length; offset + unit.length <= file.length; offset += unit.length)
    file.set(unit, offset);
  return file;
};

it.each([
  ["a JPEG of fill bytes", filled(join([0xff, 0xd8, 0xff]), join([0xff]))],
  ["a JPEG of empty segments", filled(join([0xff, 0xd8]), join([0xff, 0xe1, 0, 2]))],
  ["a GIF of empty extensions", filled(join("GIF89a", be32(0), [0, 0, 0]), join([0x21, 0xfe, 1, 0, 0]))],
  ["an Ogg of empty pages", filled(join("OggS"), join("OggS", 0, new Uint8Array(22), 0))],
  ["an Ogg of letters", filled(join("OggS"), join("OggO"))],
  ["an MP4 of boxes", filled(makeBox("ftyp"), join(be32(8), "moof"))],
  ["an MP4 of tracks", filled(join(makeBox("ftyp"), be32(0), "moov"), join(be32(8), "trak"))],
  ["an MP4 of fragments", filled(makeBox("ftyp"), join(be32(16), "moof", be32(8), "traf"))],
  ["a WebM of empty elements", filled(join("\x1aE\xdf\xa3\x80"), join([0xec, 0x80]))],
  ["a WAV of empty chunks", filled(join("RIFF\0\0\0\0WAVE"), join("LIST", be32(0)))],
  ["an MP3 of bytes that look like frames", filled(join("ID3", new Uint8Array(7)), join([0xff, 0xfb]))],
  ["tags in tags", filled(join("ID3"), join("ID3", new Uint8Array(7)))],
])("%s takes time in proportion to its length", (_name, bytes) => {
  const format = findMediaFormat(bytes);
  expect(format).toBeTruthy();
  expect(measureCpuMs(() => format?.read(bytes))).toBeLessThan(megabytes * 250);
});

function asText(bytes: Uint8Array): string {
  return `data:;base64,${Buffer.from(bytes).toString("base64")}`;
}

/** Overwrites, cuts, repeats or removes a few bytes. */
function damage(bytes: Uint8Array, random: (bound: number) => number): Uint8Array {
  const copy = bytes.slice();
  const hot = Math.min(copy.length, 200);
  for (let edits = random(6); edits >= 0; edits--) copy[random(hot)] = random(3) === 0 ? 0xff : random(256);
  const [from, to] = [random(copy.length), random(copy.length)];
  if (random(3) === 0) return copy.subarray(0, from);
  return random(3) === 0 ? join(copy.subarray(0, from), copy.subarray(to)) : copy;
}
