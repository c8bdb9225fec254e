import { describe, expect, it } from "vitest";
import { accepted, answer, broken, completed, page, refusal, silence } from "./support/answers.ts";
import { createScriptedClient, type ScriptedAnswer } from "./support/scripted-client.ts";

const MEAL = { input_mode: "unstructured", foodText: "an apple" } as const;
const DECISION = { status: "completed", result: { outcome: "selected" }, error: null };
const ANSWERED = answer(DECISION);

function decideAfter(...failures: ScriptedAnswer[]) {
  const script = createScriptedClient({ answers: [...failures, ANSWERED] });
  return { ...script, call: script.client.decide({ request_text: "apple or pear?" }) };
}

describe("sent again", () => {
  it.each([
    ["a broken connection", broken()],
    ["502 of a proxy", page(502)],
    ["503 of a proxy", page(503)],
    ["504 of a proxy", page(504)],
    ["a rate limit", refusal(429, "rate_limited", { headers: { "retry-after": "2" } })],
    ["a backlog", refusal(429, "backlog_high")],
    [
      "a moment without the database",
      refusal(503, "service_unavailable", { headers: { "retry-after": "1" } }),
    ],
    ["a model that failed", refusal(502, "upstream_error")],
    ["a model that was late", refusal(504, "upstream_timeout")],
  ])("after %s", async (_name, failure) => {
    const { run, call, requests } = decideAfter(failure);
    expect((await run(call)).result).toEqual({ outcome: "selected" });
    expect(requests).toHaveLength(2);
  });

  it("after an attempt without an answer in its time", async () => {
    const { client, run, requests } = createScriptedClient({
      answers: [silence(), ANSWERED],
      options: { attemptTimeoutMs: 5_000 },
    });
    await run(client.decide({ request_text: "apple or pear?" }));
    expect(requests.map(({ atMs }) => atMs)).toEqual([0, 5_250]);
  });
});

describe("never sent again", () => {
  it.each([
    ["a spent quota", refusal(429, "quota_exceeded", { headers: { "retry-after": "1" } }), "quota_exceeded"],
    ["a wrong key", refusal(401, "invalid_api_key"), "invalid_api_key"],
    ["a wrong field", refusal(400, "validation_error"), "validation_error"],
    ["a failure of the service", refusal(500, "internal_error"), "internal_error"],
    ["missing configuration", refusal(503, "service_unavailable"), "service_unavailable"],
    ["a tier without compounds", refusal(503, "decode_scope_not_configured"), "decode_scope_not_configured"],
    ["a page that is found", page(200), "unexpected_answer"],
    ["a redirect", page(301), "unexpected_answer"],
  ])("after %s", async (_name, failure, code) => {
    const { fail, call, requests } = decideAfter(failure);
    expect((await fail(call)).code).toBe(code);
    expect(requests).toHaveLength(1);
  });
});

describe("when", () => {
  it.each([
    [0, [0, 250, 750, 1_750]],
    [0.999, [0, 499.75, 1_499.25, 3_498.25]],
  ])("the backoff doubles between its half and its whole, for chance %f", async (random, times) => {
    const answers = [broken(), broken(), broken(), ANSWERED];
    const { client, run, requests } = createScriptedClient({ answers, random });
    await run(client.decide({ request_text: "apple or pear?" }));
    expect(requests.map(({ atMs }) => atMs)).toEqual(times);
  });

  it("never before the time that the service tells, in seconds or as a date", async () => {
    const inSeconds = refusal(429, "rate_limited", { headers: { "retry-after": "7" } });
    const asDate = refusal(429, "rate_limited", {
      headers: { "retry-after": new Date(20_000).toUTCString() },
    });
    const { run, call, requests } = decideAfter(inSeconds, asDate);
    await run(call);
    expect(requests.map(({ atMs }) => atMs)).toEqual([0, 7_250, 20_500]);
  });

  it("at most as often as told, and the last failure is thrown", async () => {
    const answers = [broken(), page(502), page(503)];
    const { client, fail, requests } = createScriptedClient({ answers, options: { maxRetries: 2 } });
    const error = await fail(client.decide({ request_text: "apple or pear?" }));
    expect(error).toMatchObject({ code: "unexpected_answer", status: 503 });
    expect(requests).toHaveLength(3);
  });

  it("not where the time to wait passes the deadline: the refusal is thrown at once", async () => {
    const limited = refusal(429, "rate_limited", { headers: { "retry-after": "50" } });
    const { client, clock, fail } = createScriptedClient({ answers: [limited] });
    const error = await fail(client.decide({ request_text: "apple or pear?" }, { deadlineMs: 10_000 }));
    expect(error).toMatchObject({ code: "rate_limited", retryAfterSeconds: 50 });
    expect(clock.now()).toBe(0);
  });
});

describe("the idempotency key", () => {
  const RETRIED = [broken(), page(503), accepted(), completed({})];

  it("is the same with every attempt of a job, and so is the body", async () => {
    const { client, run, requests } = createScriptedClient({ answers: RETRIED });
    await run(client.decode(MEAL));
    const posts = requests.filter(({ method }) => method === "POST");
    expect(posts.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["id-1", "id-1", "id-1"]);
    expect(posts.map(({ body }) => body)).toEqual([MEAL, MEAL, MEAL]);
  });

  it("is another one with every call", async () => {
    const answers = [accepted(), accepted()];
    const { client, run, requests } = createScriptedClient({ answers });
    await run(client.decode.submit(MEAL));
    await run(client.decode.submit(MEAL));
    expect(requests.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["id-1", "id-2"]);
  });

  it("is the caller's where told", async () => {
    const { client, run, requests } = createScriptedClient({ answers: [accepted()] });
    await run(client.design.submit({}, { idempotencyKey: "order-7" }));
    expect(requests[0]?.headers.get("idempotency-key")).toBe("order-7");
  });

  it("stands in the error, so that the caller can try again without a second job", async () => {
    const answers = [broken()];
    const { client, fail } = createScriptedClient({ answers, options: { maxRetries: 0 } });
    expect((await fail(client.decode(MEAL))).idempotencyKey).toBe("id-1");
  });

  it("is made by the runtime as 128 random bits", async () => {
    const keys: unknown[] = [];
    const { client, run, requests } = createScriptedClient({
      answers: [accepted(), accepted()],
      options: { ports: {} },
    });
    await run(client.decode.submit(MEAL));
    await run(client.decode.submit(MEAL));
    for (const { headers } of requests) keys.push(headers.get("idempotency-key"));
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(new Set(keys).size).toBe(2);
  });

  it("is sent with no operation that answers at once", async () => {
    const { run, call, requests } = decideAfter();
    await run(call);
    expect(requests[0]?.headers.has("idempotency-key")).toBe(false);
  });
});
