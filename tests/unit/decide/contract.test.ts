import { describe, expect, it } from "vitest";
import { decideRequest } from "../../../functions/decide/contract.ts";
import { formatFailure } from "../../../functions/decide/format-failure.ts";
import { toSchemaError } from "../../../shared/platform/http/schema-error.ts";

const text = (data: string) => ({ type: "text", data });
const two = [text("an apple"), text("a pear")];

function refusalOf(input: unknown) {
  const { error } = decideRequest.safeParse(input);
  return error ? toSchemaError(error, "validation_error", input) : null;
}

describe("a request is refused with its code and field", () => {
  it.each<[string, unknown, string, string]>([
    ["without text", {}, "validation_error", "request_text"],
    ["with a blank text", { request_text: "  \n" }, "validation_error", "request_text"],
    ["with 4,001 characters", { request_text: "a".repeat(4_001) }, "validation_error", "request_text"],
    ["with options null", { request_text: "a", options: null }, "validation_error", "options"],
    ["with no options", { request_text: "a", options: [] }, "validation_error", "options"],
    ["with one option", { request_text: "a", options: [text("b")] }, "validation_error", "options"],
    [
      "with 11 options",
      { request_text: "a", options: Array(11).fill(text("b")) },
      "too_many_options",
      "options",
    ],
    [
      "with a wrong option",
      { request_text: "a", options: [text("b"), { type: "video", data: "c" }] },
      "validation_error",
      "options[1].type",
    ],
    [
      "with an empty option",
      { request_text: "a", options: [text("b"), text(" ")] },
      "validation_error",
      "options[1].data",
    ],
    [
      "with an unknown member of an option",
      { request_text: "a", options: [text("b"), { ...text("c"), more: 1 }] },
      "validation_error",
      "options[1].more",
    ],
    ["with images null", { request_text: "a", images: null }, "validation_error", "images"],
    ["with no images", { request_text: "a", images: [] }, "validation_error", "images"],
    ["with 6 images", { request_text: "a", images: Array(6).fill("b") }, "validation_error", "images"],
    ["with both modes", { request_text: "a", options: two, images: ["b"] }, "validation_error", "images"],
    ["with an unknown member", { request_text: "a", user: "b" }, "validation_error", "user"],
  ])("%s", (_, input, code, field) => {
    expect(refusalOf(input)).toMatchObject({ code, details: { field } });
  });

  it.each([
    ["user_context", "user_context_not_allowed"],
    ["detect_signals", "detect_signals_not_allowed"],
  ])("%s in any form comes before whatever else is wrong", (member, code) => {
    for (const value of [null, {}, "", false, undefined])
      expect(refusalOf({ options: [], [member]: value })).toMatchObject({ code, details: { field: member } });
  });
});

it.each<[string, unknown]>([
  ["4,000 characters beyond the basic plane", { request_text: "🍎".repeat(4_000) }],
  ["ten options", { request_text: "a", options: Array(10).fill(text("b")) }],
  ["five images", { request_text: "a", images: Array(5).fill("https://pictures.example.com/a.png") }],
  [
    "a hint at the type",
    { request_text: "a", options: [...two, { type: "audio", data: "b", mime_type: "audio/mp3" }] },
  ],
])("%s are taken", (_, input) => {
  expect(refusalOf(input)).toBeNull();
});

describe("an error is stated", () => {
  const error = { code: "validation_error", message: "m" } as const;

  it.each([400, 413, 415, 500, 502, 503, 504])("as a failed result with status %d", (status) => {
    expect(formatFailure(error, status)).toEqual({ data: { status: "failed", result: null, error } });
  });

  it.each([401, 403, 404, 405, 429])("in the common form with status %d", (status) => {
    expect(formatFailure(error, status)).toBeNull();
  });

  it("in the common form for a wrong version", () => {
    expect(formatFailure({ code: "unsupported_api_version", message: "m" }, 400)).toBeNull();
  });
});
