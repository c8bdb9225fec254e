import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { NutritionAnalysisError } from "../../../client/src/mod.ts";
import { answer, broken, json, page, refusal } from "./support/answers.ts";
import { createScriptedClient, type ScriptedAnswer } from "./support/scripted-client.ts";

const META = { request_id: "r-9", api_version: "2026-07-10" };
const ENERGY = { gender: "male", height: 175, weight: 70, age: 30, activity: "office" } as const;

function failWith(failure: ScriptedAnswer) {
  const script = createScriptedClient({ answers: [failure], options: { maxRetries: 0 } });
  return script.fail(script.client.decide({ request_text: "apple or pear?" }));
}

describe("a refusal", () => {
  it("in the common form has code, status, details and request id", async () => {
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

  it("of decide stands in its failed result", async () => {
    const told = {
      code: "too_many_options",
      message: "Cannot read options: too many",
      details: { field: "options" },
    };
    const body = { data: { status: "failed", result: null, error: told }, meta: META };
    expect(await failWith(json(body, 400))).toMatchObject({
      kind: "refused",
      status: 400,
      ...told,
      requestId: "r-9",
    });
  });

  it("of the energy calculation is one sentence, without a code of its own", async () => {
    const body = { error: "Cannot read age: must be greater than 0", meta: META };
    const { client, fail } = createScriptedClient({ answers: [json(body, 400)] });
    expect(await fail(client.dailyEnergyExpenditureCalculation(ENERGY))).toMatchObject({
      kind: "refused",
      code: "validation_error",
      message: "Cannot read age: must be greater than 0",
      status: 400,
      details: {},
      requestId: "r-9",
    });
  });

  it("for limits tells when to come back and what is left", async () => {
    const headers = { "retry-after": "12", "x-ratelimit-limit": "60", "x-ratelimit-remaining": "0" };
    const error = await failWith(refusal(429, "rate_limited", { headers }));
    expect(error.retryAfterSeconds).toBe(12);
    expect(error.limits.rate).toEqual({ limit: 60, remaining: 0, resetAt: null });
  });

  it("without details has empty ones", async () => {
    const error = await failWith(refusal(401, "invalid_api_key"));
    expect([error.details, error.issues]).toEqual([{}, []]);
  });
});

describe("no usable answer", () => {
  it("a broken connection is told with its cause", async () => {
    const error = await failWith(broken());
    expect(error).toMatchObject({ kind: "unanswered", code: "network_error", status: null, requestId: null });
    expect(error.message).toBe(
      "Cannot call decide: the service cannot be reached: fetch failed (connect ECONNREFUSED)",
    );
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it.each([
    ["a page", page(502)],
    ["an empty answer", () => new Response(null, { status: 204 })],
    ["JSON of something else", json({ error: { code: "NOT_FOUND", message: "no such app" } }, 404)],
    ["JSON that is no object", json(["data"], 200)],
    ["another version", json({ data: {}, meta: { ...META, api_version: "2031-01-01" } }, 200)],
    ["an envelope without data", json({ meta: META }, 200)],
    ["an error that is none", json({ error: 7, meta: META }, 400)],
    ["data with a failing status and no error", json({ data: {}, meta: META }, 500)],
  ])("%s is an unexpected answer", async (_name, failure) => {
    expect(await failWith(failure)).toMatchObject({ kind: "unanswered", code: "unexpected_answer" });
  });

  it("an unexpected answer tells its status, its type and how it begins", async () => {
    const error = await failWith(page(502, `<html>${"x".repeat(5_000)}`));
    expect(error.status).toBe(502);
    expect(error.message).toBe(
      "Cannot call decide: the address of baseUrl gave status 502 and no answer of the service",
    );
    expect(error.details.content_type).toBe("text/html");
    expect(String(error.details.excerpt)).toHaveLength(200);
  });

  it("a redirect is not followed: it would take the key along", async () => {
    const redirect = () =>
      new Response(null, { status: 308, headers: { location: "https://other.example/" } });
    const { client, fail, requests } = createScriptedClient({ answers: [redirect] });
    const error = await fail(client.decide({ request_text: "apple or pear?" }));
    expect(error.details.location).toBe("https://other.example/");
    expect(requests[0]?.init.redirect).toBe("manual");
  });

  it("a job that is accepted without an id is an unexpected answer", async () => {
    const { client, fail } = createScriptedClient({ answers: [answer({}, { status: 202 })] });
    expect((await fail(client.design({}))).code).toBe("unexpected_answer");
  });
});

it("the key stands in no client, no error and no message", async () => {
  const { client, fail } = createScriptedClient({ answers: [broken()], options: { maxRetries: 0 } });
  const error = await fail(client.decode({ input_mode: "unstructured", foodText: "an apple" }));
  const shown = [
    inspect(client, { depth: 9, showHidden: true }),
    inspect(error, { depth: 9 }),
    JSON.stringify(error),
  ];
  expect(shown.join()).not.toContain("nas_test_key");
});
