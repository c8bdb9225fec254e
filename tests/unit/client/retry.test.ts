import { describe, expect, it } from "vitest";
import { accepted, broken, completed, page, refusal, respond, silence } from "./support/responses.ts";
import { createScriptedClient, type ScriptedResponse } from "./support/scripted-client.ts";

const meal = { input_mode: "unstructured", foodText: "an apple" } as const;
const decision = { status: "completed", result: { outcome: "selected" }, error: null };
const decided = respond(decision);

function decideAfter(...failures: ScriptedResponse[]) {
  const script = createScriptedClient({ responses: [...failures, decided] });
  return { ...script, call: script.client.decide({ request_text: "apple or pear?" }) };
}

describe("a request is retried", () => {
  it.each([
    ["a broken connection", broken()],
    ["502 of a proxy", page(502)],
    ["503 of a proxy", page(503)],
    ["504 of a proxy", page(504)],
    ["a rate limit", refusal(429, "rate_limited", { headers: { "retry-after": "2" } })],
    ["a backlog", refusal(429, "backlog_high")],
    [
      "a temporary failure of the database",
      refusal(503, "service_unavailable", { headers: { "retry-after": "1" } }),
    ],
    ["a model that failed", refusal(502, "upstream_error")],
    ["a model that was late", refusal(504, "upstream_timeout")],
  ])("a request is sent again after %s", async (_name, failure) => {
    const { run, call, requests } = decideAfter(failure);
    expect((await run(call)).result).toEqual({ outcome: "selected" });
    expect(requests).toHaveLength(2);
  });

  it("a request without a response in time is sent again", async () => {
    const { client, run, requests } = createScriptedClient({
      responses: [silence(), decided],
      options: { attemptTimeoutMs: 5_000 },
    });
    await run(client.decide({ request_text: "apple or pear?" }));
    expect(requests.map(({ atMs }) => atMs)).toEqual([0, 5_250]);
  });
});

describe("a request is never retried", () => {
  it.each([
    ["a spent quota", refusal(429, "quota_exceeded", { headers: { "retry-after": "1" } }), "quota_exceeded"],
    ["a wrong key", refusal(401, "invalid_api_key"), "invalid_api_key"],
    ["a wrong field", refusal(400, "validation_error"), "validation_error"],
    ["a failure of the service", refusal(500, "internal_error"), "internal_error"],
    ["missing configuration", refusal(503, "service_unavailable"), "service_unavailable"],
    ["a tier without compounds", refusal(503, "decode_scope_not_configured"), "decode_scope_not_configured"],
    ["a page with status 200", page(200), "unexpected_response"],
    ["a redirect", page(301), "unexpected_response"],
  ])("a request is not sent again after %s", async (_name, failure, code) => {
    const { fail, call, requests } = decideAfter(failure);
    expect((await fail(call)).code).toBe(code);
    expect(requests).toHaveLength(1);
  });
});

describe("retries are sent", () => {
  it.each([
    [0, [0, 250, 750, 1_750]],
    [0.999, [0, 499.75, 1_499.25, 3_498.25]],
  ])("the backoff doubles and lies between its half and its whole, for random %f", async (random, times) => {
    const responses = [broken(), broken(), broken(), decided];
    const { client, run, requests } = createScriptedClient({ responses, random });
    await run(client.decide({ request_text: "apple or pear?" }));
    expect(requests.map(({ atMs }) => atMs)).toEqual(times);
  });

  it("never before the retry-after of the service, in seconds or as a date", async () => {
    const inSeconds = refusal(429, "rate_limited", { headers: { "retry-after": "7" } });
    const asDate = refusal(429, "rate_limited", {
      headers: { "retry-after": new Date(20_000).toUTCString() },
    });
    const { run, call, requests } = decideAfter(inSeconds, asDate);
    await run(call);
    expect(requests.map(({ atMs }) => atMs)).toEqual([0, 7_250, 20_500]);
  });

  it("a request is retried at most maxRetries times, then the last failure is thrown", async () => {
    const responses = [broken(), page(502), page(503)];
    const { client, fail, requests } = createScriptedClient({ responses, options: { maxRetries: 2 } });
    const error = await fail(client.decide({ request_text: "apple or pear?" }));
    expect(error).toMatchObject({ code: "unexpected_response", status: 503 });
    expect(requests).toHaveLength(3);
  });

  it("a refusal after the deadline is thrown at once", async () => {
    const limited = refusal(429, "rate_limited", { headers: { "retry-after": "50" } });
    const { client, clock, fail } = createScriptedClient({ responses: [limited] });
    const error = await fail(client.decide({ request_text: "apple or pear?" }, { deadlineMs: 10_000 }));
    expect(error).toMatchObject({ code: "rate_limited", retryAfterSeconds: 50 });
    expect(clock.now()).toBe(0);
  });
});

describe("the idempotency key", () => {
  const retried = [broken(), page(503), accepted(), completed({})];

  it("is the same in every attempt of a job, like the body", async () => {
    const { client, run, requests } = createScriptedClient({ responses: retried });
    await run(client.decode(meal));
    const posts = requests.filter(({ method }) => method === "POST");
    expect(posts.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["id-1", "id-1", "id-1"]);
    expect(posts.map(({ body }) => body)).toEqual([meal, meal, meal]);
  });

  it("is different in every call", async () => {
    const responses = [accepted(), accepted()];
    const { client, run, requests } = createScriptedClient({ responses });
    await run(client.decode.submit(meal));
    await run(client.decode.submit(meal));
    expect(requests.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["id-1", "id-2"]);
  });

  it("is the caller's if set", async () => {
    const { client, run, requests } = createScriptedClient({ responses: [accepted()] });
    await run(client.design.submit({}, { idempotencyKey: "order-7" }));
    expect(requests[0]?.headers.get("idempotency-key")).toBe("order-7");
  });

  it("is in the error, so that the caller can retry without creating a second job", async () => {
    const responses = [broken()];
    const { client, fail } = createScriptedClient({ responses, options: { maxRetries: 0 } });
    expect((await fail(client.decode(meal))).idempotencyKey).toBe("id-1");
  });

  it("consists of 128 random bits of the runtime", async () => {
    const keys: unknown[] = [];
    const { client, run, requests } = createScriptedClient({
      responses: [accepted(), accepted()],
      options: { ports: {} },
    });
    await run(client.decode.submit(meal));
    await run(client.decode.submit(meal));
    for (const { headers } of requests) keys.push(headers.get("idempotency-key"));
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(new Set(keys).size).toBe(2);
  });

  it("is not sent with operations without jobs", async () => {
    const { run, call, requests } = decideAfter();
    await run(call);
    expect(requests[0]?.headers.has("idempotency-key")).toBe(false);
  });
});
