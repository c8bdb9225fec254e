import { describe, expect, test } from "vitest";
import { ServiceError } from "../../../shared/kernel/service-error.ts";
import {
  answerByHangingUp,
  answerChat,
  answerJson,
  answerNever,
  answerStatus,
  answerText,
  type ModelAnswer,
} from "../../support/model-endpoint.ts";
import { readItem, reading } from "./support/read-items.ts";
import { API_KEY, startBench } from "./support/start-job.ts";

const good = answerChat(reading(readItem()));

describe("a busy endpoint", () => {
  test("is asked again after the pause it asks for", async () => {
    const { endpoint, clock, startJob } = await startBench({}, { randomByte: 0 });
    endpoint.script(answerStatus(429, { headers: { "retry-after": "3" } }), good);
    expect(await startJob().readMealText("porridge")).toEqual(reading(readItem()));
    expect(clock.pauses).toEqual([3_000]);
  });

  test("that names a date is asked again at that date", async () => {
    const { endpoint, clock, startJob } = await startBench({}, { randomByte: 0 });
    const date = new Date(clock.now() + 7_000).toUTCString();
    endpoint.script(answerStatus(503, { headers: { "retry-after": date } }), good);
    await startJob().readMealText("porridge");
    expect(clock.pauses).toEqual([7_000]);
  });

  test("is asked three times in all, with growing pauses that chance lengthens by up to a quarter", async () => {
    const { endpoint, clock, startJob } = await startBench({}, { randomByte: 128 });
    endpoint.script(
      answerStatus(500),
      answerText("<h1>Bad gateway</h1>", { status: 502 }),
      answerByHangingUp(),
    );
    await expect(startJob().readMealText("porridge")).rejects.toMatchObject({ code: "upstream_error" });
    expect(endpoint.requests).toHaveLength(3);
    expect(clock.pauses).toEqual([563, 1_125]);
  });

  test("is not waited for beyond the job's time", async () => {
    const { endpoint, clock, startJob } = await startBench();
    endpoint.script(answerStatus(429, { headers: { "retry-after": "3600" } }), good);
    await expect(startJob().readMealText("porridge")).rejects.toMatchObject({ code: "upstream_error" });
    expect(endpoint.requests).toHaveLength(1);
    expect(clock.pauses).toEqual([]);
  });
});

describe("an answer that does not come", () => {
  test("is given up after the time of a call, and is not asked for again", async () => {
    const { endpoint, clock, startJob } = await startBench();
    endpoint.script(answerNever());
    const result = startJob().readMealText("porridge");
    result.catch(() => {});
    await endpoint.received(1);
    clock.advance(19_999);
    clock.advance(1);
    await expect(result).rejects.toMatchObject({ code: "upstream_timeout", status: 504 });
    expect(endpoint.requests).toHaveLength(1);
  });

  test("whole is given up however steadily it drips", async () => {
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

  test("leaves the job's later calls only what is left of its time", async () => {
    const { endpoint, clock, startJob } = await startBench({ jobTimeoutMs: 30_000 });
    const job = startJob();
    endpoint.script(good);
    await job.readMealText("porridge");
    clock.advance(30_000);
    await expect(job.readMealText("porridge")).rejects.toMatchObject({ code: "upstream_timeout" });
    expect(endpoint.requests).toHaveLength(1);
  });

  test("is not waited for when the attempt at the job is lost", async () => {
    const { endpoint, startJob } = await startBench();
    const lost = new AbortController();
    endpoint.script(answerNever());
    const result = startJob({ signal: lost.signal }).readMealText("porridge");
    result.catch(() => {});
    await endpoint.received(1);
    lost.abort();
    await expect(result).rejects.toBeInstanceOf(ServiceError);
    expect(endpoint.requests).toHaveLength(1);
  });
});

describe("an answer of the wrong form", () => {
  test("is told what is wrong with it and asked for once more", async () => {
    const { endpoint, startJob } = await startBench();
    const wrong = { language: "English", items: [{ ...readItem(), quantity: "two" }] };
    endpoint.script(answerChat(wrong), good);
    expect(await startJob().readMealText("porridge")).toEqual(reading(readItem()));
    const messages = endpoint.requests[1]?.body?.messages ?? [];
    expect(messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
    expect(messages[2]?.content).toBe(JSON.stringify(wrong));
    expect(messages[3]?.content).toContain("items[0].quantity: Invalid input: expected number");
  });

  test.each([
    ["is not JSON", "I like porridge {"],
    ["has a list longer than a meal", reading(...Array.from({ length: 26 }, () => readItem()))],
    ["has an amount larger than a meal", reading(readItem({ quantity: 101, unit: "kg" }))],
    ["has a negative amount", reading(readItem({ quantity: -1 }))],
    ["has a name longer than any food's", reading(readItem({ name: "x".repeat(201) }))],
    ["measures in energy", reading(readItem({ quantity: 250, unit: "kcal" }))],
    ["tells more eaten than served", reading(readItem({ eatenShare: 1.5 }))],
  ])("twice fails: %s", async (_, content) => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(answerChat(content), answerChat(content), good);
    await expect(startJob().readMealText("porridge")).rejects.toMatchObject({ code: "upstream_error" });
    expect(endpoint.requests).toHaveLength(2);
  });

  test("that was cut off is asked for once more", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(answerChat('{"language":"English","items":[{"na', { finish_reason: "length" }), good);
    expect(await startJob().readMealText("porridge")).toEqual(reading(readItem()));
    expect(endpoint.requests[1]?.body?.messages.at(-1)?.content).toContain("cut off");
  });

  test("that was cut off where it happens to fit is not taken for whole", async () => {
    const { endpoint, startJob } = await startBench();
    const cut = answerChat(reading(readItem()), { finish_reason: "length" });
    endpoint.script(cut, cut);
    await expect(startJob().readMealText("porridge")).rejects.toMatchObject({ code: "upstream_error" });
  });
});

describe("an answer that is none", () => {
  const whole = JSON.stringify(reading(readItem()));
  const completion = JSON.stringify({ choices: [{ message: { content: whole } }] });
  const useless: [string, ModelAnswer][] = [
    ["the model refused", answerChat(whole, { refusal: "I cannot help with that" })],
    ["the model refused", answerChat(whole, { finish_reason: "content_filter" })],
    ["it is empty", answerChat("")],
    ["it is no chat completion", answerJson({ choices: [] })],
    ["it is no chat completion", answerJson(["porridge"])],
    ["it is not JSON by its content type", answerText("<html>Sign in</html>")],
    ["it is not JSON by its content type", answerText(completion, { mediaType: "text/plain" })],
    ["it is not valid JSON", answerText("<html>", { mediaType: "application/json" })],
  ];

  test.each(useless)("fails at once: %s", async (reason, answer) => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(answer, good);
    await expect(startJob().readMealText("porridge")).rejects.toMatchObject({
      code: "upstream_error",
      cause: { message: `Cannot use the answer: ${reason}` },
    });
    expect(endpoint.requests).toHaveLength(1);
  });

  test("because the key is unknown fails at once", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(answerStatus(401), good);
    await expect(startJob().readMealText("porridge")).rejects.toMatchObject({ code: "upstream_error" });
    expect(endpoint.requests).toHaveLength(1);
  });

  test("because it leads elsewhere is not followed there", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script((response) => {
      response.writeHead(307, { location: `${endpoint.baseUrl}/elsewhere` });
      response.end();
    }, good);
    await expect(startJob().readMealText("porridge")).rejects.toMatchObject({ code: "upstream_error" });
    expect(endpoint.requests).toHaveLength(1);
  });

  test("because it is ten megabytes long is cut while it is read", async () => {
    const { endpoint, startJob } = await startBench();
    const cut = Promise.withResolvers<boolean>();
    endpoint.script((response) => {
      response.on("close", () => cut.resolve(!response.writableFinished));
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ choices: [], padding: "x".repeat(10_000_000) }));
    });
    await expect(startJob().readMealText("porridge")).rejects.toMatchObject({
      code: "upstream_error",
      cause: { message: "Cannot use the answer: it is too large" },
    });
    expect(await cut.promise).toBe(true);
  });
});

describe("a failure", () => {
  test.each([
    ["busy", answerStatus(500)],
    ["refused", answerStatus(403)],
  ])("is service_unavailable where the caller names it so: %s", async (_, answer) => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(answer, answer, answer);
    const result = startJob({ failureNaming: "service_unavailable" }).readMealText("porridge");
    await expect(result).rejects.toMatchObject({ code: "service_unavailable", status: 503 });
  });

  test("tells neither the key nor what the person wrote, even where the endpoint repeats them", async () => {
    const { endpoint, startJob } = await startBench();
    const message = `Wrong key ${API_KEY} for: secret porridge`;
    endpoint.script(answerStatus(401, { error: { message, code: API_KEY } }));
    const error: unknown = await startJob()
      .readMealText("secret porridge")
      .catch((thrown) => thrown);
    if (!(error instanceof ServiceError)) throw new TypeError("Cannot judge: no ServiceError");
    const cause = error.cause instanceof Error ? error.cause : new Error();
    const told = [error.message, error.stack, JSON.stringify(error), cause.message, cause.stack, cause.cause];
    expect(cause.message).toContain("401");
    expect(told.join("\n")).not.toMatch(/4f9a1c77|secret/);
  });
});
