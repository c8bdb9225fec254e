import { describe, expect, test } from "vitest";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";
import {
  chatResponse,
  errorResponse,
  hangUp,
  jsonResponse,
  type ModelResponse,
  noResponse,
  textResponse,
} from "../../support/model-endpoint.ts";
import { readItem, reading } from "./support/read-items.ts";
import { apiKey, startBench } from "./support/start-job.ts";

const good = chatResponse(reading(readItem()));

describe("a busy endpoint", () => {
  test("is retried after the pause it requests", async () => {
    const { endpoint, clock, startJob } = await startBench({}, { randomByte: 0 });
    endpoint.script(errorResponse(429, { headers: { "retry-after": "3" } }), good);
    expect(await startJob().readMealText("porridge")).toEqual(reading(readItem()));
    expect(clock.pauses).toEqual([3_000]);
  });

  test("a busy endpoint that gives a date is called again at that date", async () => {
    const { endpoint, clock, startJob } = await startBench({}, { randomByte: 0 });
    const date = new Date(clock.now() + 7_000).toUTCString();
    endpoint.script(errorResponse(503, { headers: { "retry-after": date } }), good);
    await startJob().readMealText("porridge");
    expect(clock.pauses).toEqual([7_000]);
  });

  test("gets three requests in total, with growing pauses plus up to a quarter at random", async () => {
    const { endpoint, clock, startJob } = await startBench({}, { randomByte: 128 });
    endpoint.script(errorResponse(500), textResponse("<h1>Bad gateway</h1>", { status: 502 }), hangUp());
    await expect(startJob().readMealText("porridge")).rejects.toMatchObject({
      code: "upstream_error",
      isFinal: false,
    });
    expect(endpoint.requests).toHaveLength(3);
    expect(clock.pauses).toEqual([563, 1_125]);
  });

  test("is not retried beyond the time of the job", async () => {
    const { endpoint, clock, startJob } = await startBench();
    endpoint.script(errorResponse(429, { headers: { "retry-after": "3600" } }), good);
    await expect(startJob().readMealText("porridge")).rejects.toMatchObject({ code: "upstream_error" });
    expect(endpoint.requests).toHaveLength(1);
    expect(clock.pauses).toEqual([]);
  });
});

describe("a missing response", () => {
  test("times out after the time of a call and is not retried", async () => {
    const { endpoint, clock, startJob } = await startBench();
    endpoint.script(noResponse());
    const result = startJob().readMealText("porridge");
    result.catch(() => {});
    await endpoint.received(1);
    clock.advance(19_999);
    clock.advance(1);
    await expect(result).rejects.toMatchObject({ code: "upstream_timeout", status: 504 });
    expect(endpoint.requests).toHaveLength(1);
  });

  test("times out however steadily it drips", async () => {
    const { endpoint, clock, startJob } = await startBench();
    const dripping = Promise.withResolvers<void>();
    endpoint.script((response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"choices":', () => dripping.resolve());
    });
    const result = startJob().readMealText("porridge");
    result.catch(() => {});
    await dripping.promise;
    clock.advance(20_000);
    await expect(result).rejects.toMatchObject({ code: "upstream_timeout" });
  });

  test("leaves later calls only the remaining time of the job", async () => {
    const { endpoint, clock, startJob } = await startBench({ jobTimeoutMs: 30_000 });
    const job = startJob();
    endpoint.script(good);
    await job.readMealText("porridge");
    clock.advance(30_000);
    await expect(job.readMealText("porridge")).rejects.toMatchObject({ code: "upstream_timeout" });
    expect(endpoint.requests).toHaveLength(1);
  });

  test("ends when the attempt at the job is lost", async () => {
    const { endpoint, startJob } = await startBench();
    const lost = new AbortController();
    endpoint.script(noResponse());
    const result = startJob({ signal: lost.signal }).readMealText("porridge");
    result.catch(() => {});
    await endpoint.received(1);
    lost.abort();
    await expect(result).rejects.toBeInstanceOf(ServiceError);
    expect(endpoint.requests).toHaveLength(1);
  });
});

describe("an invalid response", () => {
  test.each([
    ["is not JSON", "I like porridge {"],
    ["has an amount in words", { language: "English", items: [{ ...readItem(), quantity: "two" }] }],
    ["has too many items", reading(...Array.from({ length: 26 }, () => readItem()))],
    ["has too large an amount", reading(readItem({ quantity: 101, unit: "kg" }))],
    ["has a negative amount", reading(readItem({ quantity: -1 }))],
    ["has too long a name", reading(readItem({ name: "x".repeat(201) }))],
    ["has an amount of energy", reading(readItem({ quantity: 250, unit: "kcal" }))],
    ["has more eaten than served", reading(readItem({ eatenShare: 1.5 }))],
  ])("fails at once: it %s", async (_, content) => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(chatResponse(content), good);
    await expect(startJob().readMealText("porridge")).rejects.toMatchObject({
      code: "upstream_error",
      isFinal: true,
    });
    expect(endpoint.requests).toHaveLength(1);
  });

  test("a response that was cut off fails even if it matches the schema", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(chatResponse(reading(readItem()), { finish_reason: "length" }), good);
    await expect(startJob().readMealText("porridge")).rejects.toMatchObject({
      code: "upstream_error",
      cause: { message: "Cannot use the response to meal_text: it was cut off" },
    });
    expect(endpoint.requests).toHaveLength(1);
  });

  test("names the member that does not match in the log", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(chatResponse({ language: "English", items: [{ ...readItem(), quantity: "two" }] }));
    await expect(startJob().readMealText("porridge")).rejects.toMatchObject({
      cause: { message: expect.stringContaining("items[0].quantity: Invalid input: expected number") },
    });
  });
});

describe("an unusable response", () => {
  const whole = JSON.stringify(reading(readItem()));
  const completion = JSON.stringify({ choices: [{ message: { content: whole } }] });
  const useless: [string, ModelResponse][] = [
    ["the model refused", chatResponse(whole, { refusal: "I cannot help with that" })],
    ["the model refused", chatResponse(whole, { finish_reason: "content_filter" })],
    ["it is empty", chatResponse("")],
    ["it is not a chat completion", jsonResponse({ choices: [] })],
    ["it is not a chat completion", jsonResponse(["porridge"])],
    ["its content type is not JSON", textResponse("<html>Sign in</html>")],
    ["its content type is not JSON", textResponse(completion, { mediaType: "text/plain" })],
    ["it is not valid JSON", textResponse("<html>", { mediaType: "application/json" })],
  ];

  test.each(useless)("fails at once: %s", async (reason, response) => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(response, good);
    await expect(startJob().readMealText("porridge")).rejects.toMatchObject({
      code: "upstream_error",
      isFinal: true,
      cause: { message: `Cannot use the response: ${reason}` },
    });
    expect(endpoint.requests).toHaveLength(1);
  });

  test("a refused key fails at once", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(errorResponse(401), good);
    await expect(startJob().readMealText("porridge")).rejects.toMatchObject({ code: "upstream_error" });
    expect(endpoint.requests).toHaveLength(1);
  });

  test("a redirect is not followed", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script((response) => {
      response.writeHead(307, { location: `${endpoint.baseUrl}/elsewhere` });
      response.end();
    }, good);
    await expect(startJob().readMealText("porridge")).rejects.toMatchObject({ code: "upstream_error" });
    expect(endpoint.requests).toHaveLength(1);
  });

  test("a response of ten megabytes is cut off while it is read", async () => {
    const { endpoint, startJob } = await startBench();
    const cut = Promise.withResolvers<boolean>();
    endpoint.script((response) => {
      response.on("close", () => cut.resolve(!response.writableFinished));
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ choices: [], padding: "x".repeat(10_000_000) }));
    });
    await expect(startJob().readMealText("porridge")).rejects.toMatchObject({
      code: "upstream_error",
      cause: { message: "Cannot use the response: it is too large" },
    });
    expect(await cut.promise).toBe(true);
  });
});

describe("a failure", () => {
  test.each([
    ["busy", errorResponse(500)],
    ["refused", errorResponse(403)],
  ])("is service_unavailable if the caller has chosen that: %s", async (_, response) => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(response, response, response);
    const result = startJob({ failureNaming: "service_unavailable" }).readMealText("porridge");
    await expect(result).rejects.toMatchObject({ code: "service_unavailable", status: 503 });
  });

  test("reveals neither the key nor the words of the person, even if the endpoint repeats them", async () => {
    const { endpoint, startJob } = await startBench();
    const message = `Wrong key ${apiKey} for: secret porridge`;
    endpoint.script(errorResponse(401, { error: { message, code: apiKey } }));
    const error: unknown = await startJob()
      .readMealText("secret porridge")
      .catch((thrown) => thrown);
    if (!(error instanceof ServiceError)) throw new TypeError("Cannot judge: no ServiceError");
    const cause = error.cause instanceof Error ? error.cause : new Error();
    const texts = [
      error.message,
      error.stack,
      JSON.stringify(error),
      cause.message,
      cause.stack,
      cause.cause,
    ];
    expect(cause.message).toContain("401");
    expect(texts.join("\n")).not.toMatch(/4f9a1c77|secret/);
  });
});
