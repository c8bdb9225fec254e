import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { NutritionAnalysisError } from "../../../client/src/mod.ts";
import { broken, json, page, refusal, respond } from "./support/responses.ts";
import { createScriptedClient, type ScriptedResponse } from "./support/scripted-client.ts";

const meta = { request_id: "r-9", api_version: "2026-07-10" };
const energy = { gender: "male", height: 175, weight: 70, age: 30, activity: "office" } as const;

function failWith(failure: ScriptedResponse) {
  const script = createScriptedClient({ responses: [failure], options: { maxRetries: 0 } });
  return script.fail(script.client.decide({ request_text: "apple or pear?" }));
}

describe("a refusal", () => {
  it("a refusal in the common form has code, status, details and request id", async () => {
    const details = { field: "items[0].unit", issues: [{ field: "items[0].unit", message: "must be g" }] };
    const error = await failWith(refusal(400, "invalid_request", { details }));
    expect(error).toBeInstanceOf(NutritionAnalysisError);
    expect(error).toMatchObject({
      kind: "refused",
      code: "invalid_request",
      status: 400,
      operation: "decide",
      details,
      requestId: "r-1",
      retryAfterSeconds: null,
      jobId: null,
    });
    expect(error.issues).toEqual([{ field: "items[0].unit", message: "must be g" }]);
  });

  it("a refusal of decide is read from its failed result", async () => {
    const reported = {
      code: "too_many_options",
      message: "Cannot read options: too many",
      details: { field: "options" },
    };
    const body = { data: { status: "failed", result: null, error: reported }, meta: meta };
    expect(await failWith(json(body, 400))).toMatchObject({
      kind: "refused",
      status: 400,
      ...reported,
      requestId: "r-9",
    });
  });

  it("a refusal of the energy calculation is one sentence without a code of its own", async () => {
    const body = { error: "Cannot read age: must be greater than 0", meta: meta };
    const { client, fail } = createScriptedClient({ responses: [json(body, 400)] });
    expect(await fail(client.dailyEnergyExpenditureCalculation(energy))).toMatchObject({
      kind: "refused",
      code: "validation_error",
      message: "Cannot read age: must be greater than 0",
      status: 400,
      details: {},
      requestId: "r-9",
    });
  });

  it("a refusal for limits says when to retry and what remains", async () => {
    const headers = { "retry-after": "12", "x-ratelimit-limit": "60", "x-ratelimit-remaining": "0" };
    const error = await failWith(refusal(429, "rate_limited", { headers }));
    expect(error.retryAfterSeconds).toBe(12);
    expect(error.limits.rate).toEqual({ limit: 60, remaining: 0, resetAt: null });
  });

  it("a refusal without details has empty details", async () => {
    const error = await failWith(refusal(401, "invalid_api_key"));
    expect([error.details, error.issues]).toEqual([{}, []]);
  });
});

describe("no usable response", () => {
  it("a broken connection is reported with its cause", async () => {
    const error = await failWith(broken());
    expect(error).toMatchObject({
      kind: "no_response",
      code: "network_error",
      status: null,
      requestId: null,
    });
    expect(error.message).toBe(
      "Cannot call decide: the service cannot be reached: fetch failed (connect ECONNREFUSED)",
    );
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it.each([
    ["a page", page(502)],
    ["an empty response", () => new Response(null, { status: 204 })],
    ["JSON of another service", json({ error: { code: "NOT_FOUND", message: "no such app" } }, 404)],
    ["JSON that is not an object", json(["data"], 200)],
    ["another version", json({ data: {}, meta: { ...meta, api_version: "2031-01-01" } }, 200)],
    ["an envelope without data", json({ meta: meta }, 200)],
    ["an invalid error", json({ error: 7, meta: meta }, 400)],
    ["data with a failing status and no error", json({ data: {}, meta: meta }, 500)],
  ])("%s is an unexpected response", async (_name, failure) => {
    expect(await failWith(failure)).toMatchObject({ kind: "no_response", code: "unexpected_response" });
  });

  it("an unexpected response is reported with its status, its type and its beginning", async () => {
    const error = await failWith(page(502, `<html>${"x".repeat(5_000)}`));
    expect(error.status).toBe(502);
    expect(error.message).toBe(
      "Cannot call decide: the address of baseUrl returned status 502 without a response of the service",
    );
    expect(error.details.content_type).toBe("text/html");
    expect(String(error.details.excerpt)).toHaveLength(200);
  });

  it("a redirect is not followed: it would forward the key", async () => {
    const redirect = () =>
      new Response(null, { status: 308, headers: { location: "https://other.example/" } });
    const { client, fail, requests } = createScriptedClient({ responses: [redirect] });
    const error = await fail(client.decide({ request_text: "apple or pear?" }));
    expect(error.details.location).toBe("https://other.example/");
    expect(requests[0]?.init.redirect).toBe("manual");
  });

  it("a job without an id is an unexpected response", async () => {
    const { client, fail } = createScriptedClient({ responses: [respond({}, { status: 202 })] });
    expect((await fail(client.design({}))).code).toBe("unexpected_response");
  });
});

it("the key appears in no client, error or message", async () => {
  const { client, fail } = createScriptedClient({ responses: [broken()], options: { maxRetries: 0 } });
  const error = await fail(client.decode({ input_mode: "unstructured", foodText: "an apple" }));
  const shown = [
    inspect(client, { depth: 9, showHidden: true }),
    inspect(error, { depth: 9 }),
    JSON.stringify(error),
  ];
  expect(shown.join()).not.toContain("nas_test_key");
});
