import { describe, expect, it } from "vitest";
import { callApi } from "../support/call-api.ts";
import { edgeDecodes, structured, wrongDecodes } from "./support/decode-cases.ts";
import { expectEnvelope, expectError } from "./support/expect-response.ts";

describe("decode refuses", () => {
  it.each(Object.entries(wrongDecodes))("%s", async (_, { body, code, field }) => {
    expectError(await callApi("decode", { body }), "decode", { status: 400, code, field });
  });

  it("several invalid fields under the first of them, and lists all", async () => {
    const response = await callApi("decode", {
      body: structured({ canonical_name: "x".repeat(201), quantity: 0, unit: "lb", colour: "red" }),
    });
    expectError(response, "decode", {
      status: 400,
      code: "food_name_too_long",
      field: "items[0].canonical_name",
    });
    const issues: unknown = response.body?.error?.details?.issues;
    const fields = Array.isArray(issues) ? issues.map((issue) => issue.field) : [];
    expect(fields).toEqual([
      "items[0].canonical_name",
      "items[0].quantity",
      "items[0].unit",
      "items[0].colour",
    ]);
  });

  it.each(["", " ", "a b", "é", "x".repeat(256)])("the Idempotency-Key %j", async (idempotencyKey) => {
    const response = await callApi("decode", {
      body: structured({ canonical_name: "banana", quantity: 1, unit: "g" }),
      headers: { "idempotency-key": idempotencyKey },
    });
    expectError(response, "decode", { status: 400, code: "invalid_request", field: "Idempotency-Key" });
  });
});

describe("decode accepts", () => {
  it.each(Object.entries(edgeDecodes))("%s", async (_, body) => {
    const response = await callApi("decode", { body });
    expect({ status: response.status, text: response.text }).toMatchObject({ status: 202 });
    expectEnvelope(response, "data");
  });
});

describe("media without a language model is refused before a job is made", () => {
  const media = {
    foodImage: "data:image/png;base64,iVBORw0KGgo=",
    foodVoice: "https://media.example/voice.mp3",
    attachments: ["data:image/jpeg;base64,/9j/4AAQ"],
  };

  it.each(Object.entries(media))("as %s, with or without text", async (field, value) => {
    for (const foodText of [undefined, "two eggs"]) {
      const body = { input_mode: "unstructured", foodText, [field]: value };
      const response = await callApi("decode", { body });
      expectError(response, "decode", { status: 503, code: "service_unavailable" });
      expect(response.body?.error?.message).toMatch(/model/);
      expect(response.headers.has("retry-after")).toBe(false);
    }
  });
});
