import { describe, expect, it } from "vitest";
import { decodeNaming } from "../../../functions/decode/error-naming.ts";
import { commonMediaCodes } from "../../../shared/platform/media/media-errors.ts";
import type { MediaInput } from "../../../shared/platform/media/media-input.ts";
import { defaultMediaLimits, type MediaLimits } from "../../../shared/platform/media/media-limits.ts";
import { readMediaInputs } from "../../../shared/platform/media/read-media-inputs.ts";
import { asDataUrl } from "./support/as-data-url.ts";
import { makeFlac, makeM4a, makeWav } from "./support/audio-files.ts";
import { join, zeros } from "./support/bytes.ts";
import { refusalOf } from "./support/catch-error.ts";
import { makeGif, makeJpeg, makePng, makeWebp } from "./support/image-files.ts";
import { attachments, foodImage, foodVoice, readAsDecode } from "./support/media-inputs.ts";

const image = makePng(10, 10);
const recording = makeWav(1);
const text = join("no medium at all");
const url = "https://example.com/a";

const limits: MediaLimits = {
  ...defaultMediaLimits,
  imageBytes: 1_000,
  recordingBytes: 20_000,
  recordingSeconds: 2,
  inlineBytes: 24_000,
  totalBytes: 30_000,
};

function imageOf(sizeBytes: number): Uint8Array {
  return join(image, zeros(sizeBytes - image.length));
}

function recordingOf(sizeBytes: number): Uint8Array {
  return join(makeFlac(1), zeros(sizeBytes - makeFlac(1).length));
}

describe("each limit has its code, status and field", () => {
  const repeated = (count: number, content: Uint8Array | string) =>
    attachments(...Array(count).fill(content));
  it.each<[string, MediaInput[], string, number, string]>([
    ["an eleventh attachment", repeated(11, url), "attachments_limit_exceeded", 400, "attachments[10]"],
    [
      "a sixth image",
      [foodImage(image), ...repeated(5, image)],
      "image_inputs_limit_exceeded",
      400,
      "attachments[4]",
    ],
    ["a third recording", repeated(3, recording), "audio_inputs_limit_exceeded", 400, "attachments[2]"],
    ["an unknown type", attachments(image, text), "unsupported_attachment_type", 415, "attachments[1]"],
    ["a large image", [foodImage(imageOf(1_001))], "image_too_large", 413, "foodImage"],
    ["an image beyond any limit", [foodImage(imageOf(90_000))], "image_too_large", 413, "foodImage"],
    ["a large recording", [foodVoice(recordingOf(20_001))], "audio_too_large", 413, "foodVoice"],
    ["a long recording", [foodVoice(makeM4a(3))], "audio_duration_exceeded", 422, "foodVoice"],
    ["an endless recording", [foodVoice(makeFlac(0))], "audio_duration_unavailable", 422, "foodVoice"],
    [
      "the total of inline media",
      [foodVoice(recordingOf(19_000)), ...attachments(recordingOf(6_000))],
      "inline_media_total_exceeded",
      413,
      "attachments[0]",
    ],
    [
      "the total of all media",
      [foodVoice(recordingOf(19_000)), ...attachments(recordingOf(12_000))],
      "media_total_exceeded",
      413,
      "attachments[0]",
    ],
  ])("%s", async (_name, inputs, code, status, field) => {
    expect(await refusalOf(() => readAsDecode(inputs, limits))).toEqual({ code, status, field });
  });

  it("media exactly at a limit is accepted", () => {
    const inputs = attachments(
      ...Array(4).fill(image),
      imageOf(1_000),
      recordingOf(20_000),
      makeWav(0.3),
      url,
      url,
      url,
    );
    expect(readAsDecode(inputs, limits)).toMatchObject({ inline: { length: 7 }, remote: { length: 3 } });
  });
});

it("media larger than any limit is not decoded", async () => {
  const broken = `${asDataUrl(imageOf(90_000)).slice(0, -40)}${"?".repeat(40)}`;
  expect((await refusalOf(() => readAsDecode([foodImage(broken)], limits))).code).toBe("image_too_large");
});

it("a recording may last as long as the limit, and no longer", async () => {
  expect(readAsDecode([foodVoice(makeM4a(2))], limits).inline).toHaveLength(1);
  const refusal = await refusalOf(() => readAsDecode([foodVoice(makeM4a(2.1))], limits));
  expect(refusal.code).toBe("audio_duration_exceeded");
});

describe("pixels are limited by the header, before anything is decoded", () => {
  it.each([
    ["a png of 141 GB", makePng(100_000, 100_000)],
    ["a wide png", makePng(16_385, 1)],
    ["a high gif", makeGif(1, 16_385)],
    ["a jpeg", makeJpeg(8_000, 6_251)],
    ["a webp", makeWebp(8_000, 6_251, "VP8X")],
  ])("%s", async (_name, bytes) => {
    expect((await refusalOf(() => readAsDecode([foodImage(bytes)]))).code).toBe("image_too_large");
  });

  it("fifty megapixels are accepted", () => {
    expect(readAsDecode([foodImage(makePng(10_000, 5_000))]).inline).toHaveLength(1);
  });
});

describe("the order of checks", () => {
  const tooLarge = imageOf(1_001);
  const ordered: [string, MediaInput[]][] = [
    ["attachments_limit_exceeded", attachments(...Array(11).fill(text))],
    ["unsupported_attachment_type", attachments(tooLarge, ...Array(5).fill(tooLarge), text)],
    ["image_inputs_limit_exceeded", attachments(...Array(6).fill(tooLarge))],
    ["audio_inputs_limit_exceeded", attachments(tooLarge, ...Array(3).fill(recording))],
    ["image_too_large", attachments(recordingOf(19_000), recordingOf(19_000), tooLarge)],
    ["media_total_exceeded", attachments(recordingOf(19_000), recordingOf(19_000))],
  ];

  it.each(ordered)("%s comes before later checks", async (code, inputs) => {
    expect((await refusalOf(() => readAsDecode(inputs, limits))).code).toBe(code);
  });

  it("size, pixels and duration are checked file by file", async () => {
    const inputs = attachments(makeFlac(3), tooLarge);
    expect((await refusalOf(() => readAsDecode(inputs, limits))).code).toBe("audio_duration_exceeded");
    expect((await refusalOf(() => readAsDecode(inputs.toReversed(), limits))).code).toBe("image_too_large");
  });

  it("the pictures of a job have their own total, which is checked last", async () => {
    const five = attachments(...Array(5).fill(imageOf(1_000)));
    const refuse = (changes: Partial<MediaLimits>) =>
      refusalOf(() => readAsDecode(five, { ...limits, ...changes }));
    expect(await refuse({ allImagesBytes: 4_999 })).toMatchObject({
      code: "media_total_exceeded",
      field: "attachments[4]",
    });
    expect((await refuse({ allImagesBytes: 4_999, inlineBytes: 4_999 })).code).toBe(
      "inline_media_total_exceeded",
    );
    const withRecording = [...five, foodVoice(recordingOf(19_000))];
    expect(readAsDecode(withRecording, { ...limits, allImagesBytes: 5_000 }).inline).toHaveLength(6);
  });

  it("media to be fetched counts if its kind is known", async () => {
    const remote = Array.from({ length: 5 }, (_, index) => ({
      ...foodImage(url),
      field: `images[${index}]`,
    }));
    const refusal = await refusalOf(() => readAsDecode([...remote, ...attachments(image)], limits));
    expect(refusal.code).toBe("image_inputs_limit_exceeded");
    expect(readAsDecode([...remote, ...attachments(url)], limits).remote).toHaveLength(6);
  });
});

it("an operation without media codes returns 413 for too large media and 400 for other errors", async () => {
  const read = (...inputs: MediaInput[]) =>
    refusalOf(() => readMediaInputs(inputs, limits, commonMediaCodes));
  expect(await read(foodImage(imageOf(1_001)))).toMatchObject({ code: "input_too_large", status: 413 });
  expect(await read(foodVoice(makeFlac(3)))).toMatchObject({ code: "input_too_large", status: 413 });
  expect(await read(foodImage(text))).toMatchObject({ code: "validation_error", status: 400 });
  expect(await read(...attachments(...Array(3).fill(recording)))).toMatchObject({ code: "validation_error" });
});

it("decode has its own code for every problem", () => {
  const codes = Object.values(decodeNaming.mediaCodes);
  expect(new Set(codes).size).toBe(codes.length);
});
