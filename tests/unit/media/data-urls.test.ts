import { expect, it } from "vitest";
import { asDataUrl } from "./support/as-data-url.ts";
import { makeMp3 } from "./support/audio-files.ts";
import { join, zeros } from "./support/bytes.ts";
import { refusalOf } from "./support/catch-error.ts";
import { makePng } from "./support/image-files.ts";
import { foodImage, foodVoice, readAsDecode } from "./support/media-inputs.ts";
import { images, recordings } from "./support/sample-files.ts";

const png = makePng(320, 200);
const base64 = Buffer.from(png).toString("base64");

it.each(Object.entries(images))(
  "a %s is decoded byte for byte, with the type of its bytes",
  (_name, { mimeType, bytes }) => {
    for (const rest of [0, 1, 2]) {
      const padded = join(bytes, zeros(rest));
      const { inline } = readAsDecode([foodImage(asDataUrl(padded, "text/html"))]);
      expect(inline).toEqual([
        { field: "foodImage", kind: "image", mimeType, width: 320, height: 200, bytes: padded },
      ]);
    }
  },
);

it.each(Object.entries(recordings))(
  "a %s is decoded with its duration",
  (_name, { mimeType, bytes, seconds }) => {
    const [file] = readAsDecode([foodVoice(asDataUrl(bytes, "image/png"))]).inline;
    expect(file).toMatchObject({ field: "foodVoice", kind: "audio", mimeType, bytes });
    expect(file?.kind === "audio" && file.durationSeconds).toBeCloseTo(seconds, 3);
  },
);

it.each([
  `data:;base64,${base64}`,
  `DATA:image/png;BASE64,${base64}`,
  `data:image/png;charset=utf-8;base64,${base64}`,
  `data:audio/ogg; codecs=opus;base64,${base64}`,
  `data:image/png; base64,${base64}`,
  `data:no type at all;base64,${base64}`,
])("the header is ignored except for base64 (%#)", (text) => {
  expect(readAsDecode([foodImage(text)]).inline[0]).toMatchObject({ mimeType: "image/png", bytes: png });
});

const tampered = (index: number, character: string) =>
  `data:;base64,${base64.slice(0, index)}${character}${base64.slice(index + 1)}`;

it.each([
  ["percent-encoding", `data:image/png,${[...png].map((byte) => `%${byte.toString(16)}`).join("")}`],
  ["percent-encoding inside base64", `data:image/png;base64,${base64.replace("=", "%3D")}%3D`],
  ["a space", tampered(8, " ")],
  ["a line break", `data:;base64,${base64.slice(0, 76)}\n${base64.slice(76)}`],
  ["the URL alphabet", tampered(9, "-")],
  ["an underscore", tampered(10, "_")],
  ["a letter beyond ASCII", tampered(11, "é")],
  ["a letter beyond one unit", tampered(11, "😀")],
  ["padding in the middle", tampered(12, "=")],
  ["missing padding for two bytes", "data:;base64,iVBORw0KGg"],
  ["missing padding for one byte", "data:;base64,iVBORw0KGgo"],
  ["one character too many", `data:;base64,${base64}A`],
  ["too much padding", `data:;base64,${base64}====`],
  ["three padding characters", "data:;base64,A==="],
  ["non-zero trailing bits before ==", "data:;base64,iVBORx=="],
  ["non-zero trailing bits before =", "data:;base64,iVBORw1="],
  ["nothing", "data:;base64,"],
  ["no comma", "data:image/png;base64"],
  ["a comma too far away", `data:${"a".repeat(300)};base64,${base64}`],
  ["base64 not at the end", `data:image/png;base64;x=y,${base64}`],
  ["no scheme", base64],
  ["another scheme", `blob:https://example.com/${base64}`],
  ["a space before the scheme", ` data:image/png;base64,${base64}`],
])("inline media with %s is rejected as malformed", async (_name, text) => {
  expect(await refusalOf(() => readAsDecode([foodImage(text)]))).toEqual({
    code: "invalid_request",
    status: 400,
    field: "foodImage",
  });
});

it("bare base64 is accepted only where the field allows it", async () => {
  const input = foodImage(base64);
  expect(readAsDecode([{ ...input, acceptsBareBase64: true }]).inline[0]).toMatchObject({ bytes: png });
  expect((await refusalOf(() => readAsDecode([input]))).code).toBe("invalid_request");
});

it("a field for data URLs only rejects a URL, and a field for URLs only rejects a data URL", async () => {
  const url = "https://example.com/a.png";
  expect((await refusalOf(() => readAsDecode([{ ...foodImage(url), source: "inline" }]))).code).toBe(
    "invalid_request",
  );
  expect((await refusalOf(() => readAsDecode([{ ...foodImage(png), source: "remote" }]))).code).toBe(
    "invalid_request",
  );
  expect(readAsDecode([{ ...foodImage(url), source: "remote" }]).remote).toEqual([
    { field: "foodImage", expects: "image", url },
  ]);
});

it("a picture in place of a recording, and the reverse, is an unsupported type", async () => {
  const refusal = { code: "unsupported_attachment_type", status: 415 };
  expect(await refusalOf(() => readAsDecode([foodVoice(png)]))).toEqual({ ...refusal, field: "foodVoice" });
  expect(await refusalOf(() => readAsDecode([foodImage(makeMp3(20))]))).toEqual({
    ...refusal,
    field: "foodImage",
  });
});

it("the message about rejected media contains none of its content", () => {
  expect(() => readAsDecode([foodImage("data:;base64,c2VjcmV0IG1lYWw=")])).toThrow(
    "Cannot read foodImage: its type is not supported",
  );
});
