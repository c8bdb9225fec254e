import { describe, expect, it } from "vitest";
import { createApiKey } from "../../../shared/platform/kernel/api-key.ts";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";
import { measure } from "../../../shared/platform/telemetry/current-activity.ts";
import { callToy } from "../support/call-toy.ts";
import { admission, fakePorts, jobView } from "../support/fake-ports.ts";
import { toyOperation } from "../support/toy-operation.ts";

const body = { text: "egg" };
const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
const nothing = async () => null;

/** Ports whose database takes 20 ms to admit a request. */
function admittingIn20Ms() {
  const fake = fakePorts({
    claimJob: nothing,
    admit: () =>
      measure("database", "admit_request", async () => {
        fake.clock.nowMs += 20;
        return admission();
      }),
  });
  return fake;
}

it("a request is logged in one line with its route, its outcome and its durations", async () => {
  const { ports, clock, lines } = admittingIn20Ms();
  const prepare = (input: { text: string }) => {
    clock.nowMs += 3;
    return { work: { input } };
  };
  await callToy(toyOperation({ prepare }), ports, { body, headers: { "x-request-id": "order-7" } });
  expect(lines).toEqual([
    {
      event: "request",
      route: "call",
      status: 202,
      code: null,
      keyId: "333333333333",
      durationMs: 23,
      databaseMs: 20,
      modelMs: 0,
      storageMs: 0,
      stackMs: 3,
    },
  ]);
});

it("a response carries its version and its durations", async () => {
  const { headers } = await callToy(toyOperation(), admittingIn20Ms().ports, { body });
  expect(headers.get("x-function-version")).toBe("v-test");
  expect(headers.get("server-timing")).toBe("stack;dur=0, db;dur=20, model;dur=0");
});

it("so does a rejection, whose code is logged", async () => {
  const { ports, lines } = fakePorts({});
  const { headers } = await callToy(toyOperation(), ports, { body, headers: { "x-api-key": "" } });
  expect(headers.get("x-function-version")).toBe("v-test");
  expect(headers.get("server-timing")).toMatch(/^stack;dur=/);
  expect(lines).toMatchObject([{ route: "call", status: 401, code: "missing_api_key", keyId: null }]);
});

it("a failure is logged in two lines of one request: the cause and the request", async () => {
  const failure = new ServiceError("service_unavailable", "", { cause: new Error("no database") });
  const { ports, lines, logged } = fakePorts({ admit: () => Promise.reject(failure) });
  await callToy(toyOperation(), ports, { body });
  expect(logged).toMatchObject([{ event: "request_failed", code: "service_unavailable" }]);
  expect(lines).toMatchObject([{ status: 503, code: "service_unavailable" }]);
});

it("a GET of an operation with jobs is logged as a poll", async () => {
  const { ports, lines, recorded } = fakePorts({
    pollJob: async () => ({ outcome: "ok", job: jobView(), ratePerMinute: 60 }),
  });
  await callToy(toyOperation(), ports, { query: "?job_id=01a1fa22-eda7-72b6-8d2e-852f38f36d9d" });
  expect(lines).toMatchObject([{ route: "poll", status: 200 }]);
  expect(recorded).toMatchObject([{ kind: "request", route: "poll", method: "GET" }]);
});

it("the caller's trace continues in the request and in its job", async () => {
  const traceparents: unknown[] = [];
  const { ports, recorded } = fakePorts({
    claimJob: nothing,
    admit: async ({ job }) => {
      traceparents.push(job?.traceparent);
      return admission();
    },
  });
  await callToy(toyOperation(), ports, { body, headers: { traceparent: traceparent } });
  const trace = recorded[0]?.trace;
  expect(trace).toMatchObject({
    traceId: traceparent.split("-")[1],
    parentSpanId: traceparent.split("-")[2],
  });
  expect(traceparents).toEqual([`00-${trace?.traceId}-${trace?.spanId}-01`]);
});

describe("text from a caller", () => {
  const { key } = createApiKey("test", new Uint8Array(44).fill(9));
  const DINNER = "my-secret-dinner";

  it.each<[string, { query?: string; body?: unknown; headers?: Record<string, string> }]>([
    [
      "a key in the wrong place",
      { query: `?x-api-key=${key}`, body, headers: { "x-request-id": `${key} ${key}` } },
    ],
    ["a key for a request id", { body, headers: { "x-request-id": key } }],
    ["a key in a request id", { body, headers: { "x-request-id": `order-7.${key}` } }],
    ["text in the body", { body: { text: DINNER, [DINNER]: 1 } }],
    ["text that is not JSON", { body: DINNER }],
    ["text in the query", { query: `?job_id=${DINNER}&${DINNER}=1` }],
    [
      "text in headers",
      { body, headers: { "idempotency-key": `${DINNER} ${DINNER}`, "content-type": DINNER } },
    ],
    ["text for a trace", { body, headers: { traceparent: DINNER, tracestate: DINNER } }],
    ["text for a key", { body, headers: { "x-api-key": DINNER } }],
    ["text for a version", { body, headers: { "service-api-version": DINNER } }],
  ])("%s is never logged", async (_, sent) => {
    const { ports, lines, logged, recorded } = fakePorts({
      claimJob: nothing,
      admit: async () => admission(),
      pollJob: async () => ({ outcome: "ok", job: null, ratePerMinute: 60 }),
    });
    const headers = { "x-api-key": key, ...sent.headers };
    await callToy(toyOperation(), ports, { ...sent, headers });
    const logText = JSON.stringify([lines, logged, recorded]);
    expect(lines).toHaveLength(1);
    expect(logText).not.toContain(key);
    expect(logText).not.toContain(key.slice(-38));
    expect(logText).not.toContain(DINNER);
    expect(logText).not.toContain("egg");
  });
});

describe("the contract", () => {
  it("is checked for errors in the common form", async () => {
    const { ports, checks } = fakePorts({ admit: async () => admission({ outcome: "rate_limited" }) });
    await callToy(toyOperation(), ports, { body });
    expect(checks).toMatchObject([{ route: "call", value: { error: { code: "rate_limited" } } }]);
    const schema = await checks[0]?.loadSchema();
    const { safeParse } = await import("zod/mini");
    expect(schema && safeParse(schema, checks[0]?.value)).toMatchObject({ success: true });
    expect(schema && safeParse(schema, { error: { code: "made_up", message: "" } })).toMatchObject({
      success: false,
    });
  });
});
