import { describe, expect, it } from "vitest";
import { decodeNaming } from "../../../functions/decode/error-naming.ts";
import { gatherMedia } from "../../../shared/platform/media/gather-media.ts";
import type { ExpectedKind, RawMedia } from "../../../shared/platform/media/media-input.ts";
import {
  defaultFetchRules,
  defaultMediaLimits,
  type MediaLimits,
} from "../../../shared/platform/media/media-limits.ts";
import type { RemoteTransport } from "../../../shared/platform/media/remote/remote-transport.ts";
import { makeFlac, makeWav } from "./support/audio-files.ts";
import { join, zeros } from "./support/bytes.ts";
import { refusalOf } from "./support/catch-error.ts";
import { makePng } from "./support/image-files.ts";

const image = makePng(10, 10);
const limits: MediaLimits = {
  ...defaultMediaLimits,
  imageBytes: 1_000,
  recordingBytes: 200_000,
  totalBytes: 300_000,
};

const mediaFiles: Record<string, Uint8Array> = {
  image,
  recording: makeWav(2),
  text: join("no medium at all"),
  "large-image": join(image, zeros(1_000)),
  "huge-image": join(image, zeros(900_000)),
  "large-recording": join(makeFlac(1), zeros(190_000)),
  "huge-recording": join(makeFlac(1), zeros(900_000)),
  "long-recording": makeFlac(301),
};

function gather(
  paths: string[],
  options: { expects?: ExpectedKind; inline?: RawMedia[]; hosts?: string[] } = {},
) {
  const fetched: string[] = [];
  const transport: RemoteTransport = async (url) => {
    fetched.push(url.pathname.slice(1));
    const bytes = mediaFiles[url.pathname.slice(1)];
    return {
      status: bytes ? 200 : 404,
      headers: new Map(),
      body: (async function* () {
        if (bytes) yield bytes;
      })(),
      close: () => {},
    };
  };
  const { expects = "any", inline = [], hosts = [] } = options;
  const remote = paths.map((path, index) => ({
    field: `attachments[${index}]`,
    expects,
    url: `https://${hosts[index] ?? "example.com"}/${path}`,
  }));
  const signal = new AbortController().signal;
  const files = gatherMedia(
    { inline, remote, limits, codes: decodeNaming.mediaCodes, rules: defaultFetchRules, signal },
    { transport, startTimeout: () => new AbortController().signal },
  );
  return { files, fetched };
}

it("fetched media is checked like inline media, and both are returned", async () => {
  const inline = [
    { field: "foodImage", expects: "image" as const, bytes: image, sizeBytes: image.length, isInline: true },
  ];
  const { files, fetched } = gather(["image", "recording"], { inline });
  expect(await files).toMatchObject([
    { field: "foodImage", kind: "image", width: 10 },
    { field: "attachments[0]", kind: "image", mimeType: "image/png" },
    { field: "attachments[1]", kind: "audio", mimeType: "audio/wav", durationSeconds: 2 },
  ]);
  expect(fetched).toEqual(["image", "recording"]);
});

describe("fetched media fails with the codes of inline media", () => {
  it.each<[string, string[], number]>([
    ["unsupported_attachment_type", ["image", "text"], 1],
    ["image_too_large", ["image", "large-image"], 1],
    ["image_too_large", ["huge-image"], 0],
    ["audio_too_large", ["huge-recording"], 0],
    ["audio_duration_exceeded", ["recording", "long-recording"], 1],
    ["image_inputs_limit_exceeded", Array(6).fill("image"), 5],
    ["audio_inputs_limit_exceeded", Array(3).fill("recording"), 2],
    ["media_total_exceeded", ["large-recording", "large-recording"], 1],
    ["audio_too_large", ["large-recording", "huge-recording"], 1],
    ["invalid_request", ["image", "missing"], 1],
  ])("%s", async (code, paths, index) => {
    expect(await refusalOf(() => gather(paths).files)).toMatchObject({
      code,
      field: `attachments[${index}]`,
    });
  });

  it("a recording in place of an image", async () => {
    expect(await refusalOf(() => gather(["recording"], { expects: "image" }).files)).toMatchObject({
      code: "unsupported_attachment_type",
    });
  });
});

it("a forbidden host is invalid_request with the field and gets no request", async () => {
  const { files, fetched } = gather(["image"], { hosts: ["10.0.0.1"] });
  expect(await refusalOf(() => files)).toEqual({
    code: "invalid_request",
    status: 400,
    field: "attachments[0]",
  });
  expect(fetched).toEqual([]);
});

it("fetching stops with the file that exceeds the total", async () => {
  const { files, fetched } = gather(["large-recording", "huge-recording", "image", "image"]);
  await refusalOf(() => files);
  expect(fetched).toEqual(["large-recording", "huge-recording"]);
});

it("the time for all files together is limited too, even if a transport ignores its signal", async () => {
  const clocks = new Map<number, AbortController>();
  const startTimeout = (durationMs: number) => {
    const clock = new AbortController();
    clocks.set(durationMs, clock);
    return clock.signal;
  };
  const transport: RemoteTransport = () => {
    clocks.get(defaultFetchRules.allTimeoutMs)?.abort();
    return new Promise(() => {});
  };
  const remote = [{ field: "foodImage", expects: "image" as const, url: "https://example.com/a" }];
  const { signal } = new AbortController();
  const files = gatherMedia(
    { inline: [], remote, limits, codes: decodeNaming.mediaCodes, rules: defaultFetchRules, signal },
    { transport, startTimeout },
  );
  expect(await refusalOf(() => files)).toMatchObject({ code: "invalid_request", field: "foodImage" });
  expect([...clocks.keys()]).toEqual([30_000, 10_000]);
});
