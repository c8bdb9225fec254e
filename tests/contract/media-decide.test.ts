import { describe, expect, it } from "vitest";
import { decideResult } from "../../functions/decide/contract.ts";
import { callApi } from "../support/call-api.ts";
import { chatResponse, errorResponse, jsonResponse, noResponse } from "../support/model-endpoint.ts";
import { readDecision } from "../unit/model/support/read-decision.ts";
import { readItem, reading } from "../unit/model/support/read-items.ts";
import { expectError } from "./support/expect-response.ts";
import { image, wave } from "./support/media-bodies.ts";
import { useModel } from "./support/model.ts";

const model = useModel();

async function decide(body: Record<string, unknown>) {
  const response = await callApi("decide", { body });
  expect({ status: response.status, text: response.text }).toMatchObject({ status: 200 });
  return decideResult.parse(response.body?.data).result;
}

describe("options in pictures and recordings", () => {
  it("are seen and heard by the model, in their order, and weighed by the catalogue", async () => {
    model().respondByDefault((response, request) =>
      request.path.endsWith("transcriptions")
        ? jsonResponse({ text: "a glass of cola" })(response, request)
        : chatResponse(reading(readItem({ name: "apple", originalWords: null })))(response, request),
    );
    const options = [
      { type: "image", data: image() },
      { type: "audio", data: wave(), mime_type: "audio/wav" },
      { type: "text", data: "a chocolate bar" },
    ];
    const result = await decide({ request_text: "Which has the most fibre?", options });
    expect(result.options.map(({ label }) => label)).toEqual([
      expect.stringMatching(/apple/i),
      "a glass of cola",
      "a chocolate bar",
    ]);
    expect(result.outcome).toBe("selected");
  });

  it("that show no food need information", async () => {
    model().respondByDefault(chatResponse(reading()));
    const options = [
      { type: "image", data: image() },
      { type: "text", data: "an apple" },
    ];
    const result = await decide({ request_text: "Which is healthier?", options });
    expect(result).toMatchObject({ outcome: "needs_information", selected_option: null });
  });
});

describe("a question", () => {
  it("with pictures is read by the model, which may name options and never choose", async () => {
    const read = readDecision({
      language: null,
      options: [
        { label: "apple", food: "a raw apple" },
        { label: "doughnut", food: "a glazed doughnut" },
      ],
      context: null,
    });
    model().script(chatResponse({ ...read, selected_option: 2 }));
    const result = await decide({ request_text: "Which of these?", images: [image()] });
    expect(result).toMatchObject({ outcome: "selected", selected_option: 1 });
  });

  it("in another language is split by the model", async () => {
    model().script(chatResponse(readDecision({ context: "Needs more fibre." })));
    const result = await decide({ request_text: "Zwei Brötchen oder Müsli? Ich brauche Ballaststoffe" });
    expect(result.options.map(({ label }) => label)).toEqual(["zwei Brötchen", "Müsli"]);
  });

  it("in plain English asks no model", async () => {
    await decide({ request_text: "An apple or a doughnut?" });
    expect(model().requests).toEqual([]);
  });
});

describe("a model that must see", () => {
  const body = { request_text: "Which of these?", images: [image()] };

  it("and fails is a failed result of the upstream", async () => {
    model().respondByDefault(errorResponse(400));
    expectError(await callApi("decide", { body }), "decide", { status: 502, code: "upstream_error" });
  });

  it("and is late is a failed result of the upstream", async () => {
    model().respondByDefault(noResponse());
    expectError(await callApi("decide", { body }), "decide", { status: 504, code: "upstream_timeout" });
  });
});
