import { describe, expect, it } from "vitest";
import type { Ports } from "../../../../shared/platform/http/ports.ts";
import { createJobApp } from "../../../../shared/platform/jobs/create-job-app.ts";
import { createApiKey } from "../../../../shared/platform/kernel/api-key.ts";
import { apiVersion, apiVersionHeader } from "../../../../shared/platform/kernel/api-version.ts";
import type { Canary } from "../../../../shared/platform/kernel/canary.ts";
import {
  overrideVersion,
  versionOverridesHeader,
} from "../../../../shared/platform/kernel/version-override.ts";
import { admission, fakePorts, jobView } from "../../support/fake-ports.ts";
import { toyOperation } from "../../support/toy-operation.ts";

const { key } = createApiKey("test", new Uint8Array(44).fill(3));
const body = JSON.stringify({ text: "egg" });
const jobQuery = "?job_id=01a20436-6120-73d1-b1a7-7aafaa90053a";
const canary: Canary = { version: "v-canary", share: 99 };
const fromCanary = { "x-function-version": "v-canary", "content-type": "application/json" };

type Sent = { url: string; method: string; headers: Headers; text: string };
type Respond = (sent: Sent, init: RequestInit) => Response | Promise<Response>;

/** A function with a canary that responds so; the store admits every request and has every job. */
function open({ share = canary.share, respond }: { share?: number; respond?: Respond } = {}) {
  const sent: Sent[] = [];
  const admitted: string[] = [];
  const fake = fakePorts({
    claimJob: async () => null,
    admit: async ({ operation }) => {
      admitted.push(operation);
      return admission();
    },
    pollJob: async () => ({ outcome: "ok", job: jobView(), ratePerMinute: null }),
  });
  const ports: Ports = {
    ...fake.ports,
    canaryWatch: { note: () => {}, read: async () => ({ ...canary, share }) },
    fetch: async (input, init = {}) => {
      const request = new Request(input, init);
      const { url, method, headers } = request;
      const one = { url, method, headers, text: respond ? "" : await request.text() };
      sent.push(one);
      return respond
        ? respond(one, init)
        : Response.json({ data: "of the canary" }, { status: 202, headers: fromCanary });
    },
  };
  const app = createJobApp(toyOperation(), ports);
  return { ...fake, sent, admitted, ports, app };
}

type Call = { method?: string; path?: string; headers?: Record<string, string>; stream?: ReadableStream };

async function call(
  app: ReturnType<typeof open>["app"],
  { method = "POST", path = "/draft", headers, stream }: Call = {},
) {
  const pending: Promise<unknown>[] = [];
  const all = {
    "x-api-key": key,
    [apiVersionHeader]: apiVersion,
    "content-type": "application/json",
    ...headers,
  };
  const init = { method, headers: all, ...(method === "POST" && { body: stream ?? body, duplex: "half" }) };
  const waitUntil = (work: Promise<unknown>) => void pending.push(work);
  const context = { waitUntil, passThroughOnException: () => {}, props: {} };
  const response = await app.fetch(new Request(`https://edge.example.org${path}`, init), {}, context);
  const json: unknown = await response.json();
  await Promise.all(pending);
  return { status: response.status, headers: response.headers, json };
}

describe("a request of the canary's share", () => {
  it("is forwarded as it is, with its id and a proof, and nothing is done here", async () => {
    const { app, sent, admitted, lines, recorded } = open();
    const headers = { "x-request-id": "order-7", "idempotency-key": "k-1", "x-forwarded-for": "203.0.113.9" };
    const response = await call(app, { headers: { ...headers, connection: "close" } });
    expect(response).toMatchObject({ status: 202, json: { data: "of the canary" } });
    expect(response.headers.get("x-function-version")).toBe("v-canary");
    const [request] = sent;
    expect(request).toMatchObject({
      url: "https://project.example.org/functions/v1/draft-canary",
      method: "POST",
      text: body,
    });
    const kept = Object.fromEntries(request?.headers ?? []);
    expect(kept).toMatchObject({ ...headers, "x-api-key": key, [apiVersionHeader]: apiVersion });
    expect(kept).toMatchObject({ "x-canary-proof": expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(JSON.stringify(kept)).not.toContain("a-secret-of-the-sweep");
    expect(kept).not.toHaveProperty("connection");
    expect({ admitted, lines, recorded }).toEqual({ admitted: [], lines: [], recorded: [] });
  });

  it("keeps its query, gets an id if it has none, and is a poll like a call", async () => {
    const { app, sent } = open();
    await call(app, { method: "GET", path: `/functions/v1/draft${jobQuery}&include_result=false` });
    expect(sent.map(({ url, method }) => `${method} ${url}`)).toEqual([
      `GET https://project.example.org/functions/v1/draft-canary${jobQuery}&include_result=false`,
    ]);
    expect(sent[0]?.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("reaches the canary before its body has arrived as a whole", async () => {
    let finish = () => {};
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(body));
        finish = () => controller.close();
      },
    });
    const respond: Respond = async (_, { body: forwarded }) => {
      if (!(forwarded instanceof ReadableStream)) throw new Error("the body is not streamed");
      const reader = forwarded.getReader();
      const { value } = await reader.read();
      finish();
      await reader.read();
      return Response.json({ data: new TextDecoder().decode(value) }, { headers: fromCanary });
    };
    expect((await call(open({ respond }).app, { stream })).json).toEqual({ data: body });
  });

  it("gets errors of the canary as they are", async () => {
    const respond = () => Response.json({ error: "broken" }, { status: 500, headers: fromCanary });
    const { app, admitted, unreachable } = open({ respond });
    expect(await call(app)).toMatchObject({ status: 500, json: { error: "broken" } });
    expect({ admitted, unreachable }).toEqual({ admitted: [], unreachable: [] });
  });
});

describe("a request is served here, in no further hop,", () => {
  it.each([
    ["if its key is not of the share", { share: 1 }, {}],
    ["if its key is malformed", {}, { headers: { "x-api-key": "nas_test_x" } }],
    [
      "if it selects this version",
      {},
      { headers: { [versionOverridesHeader]: overrideVersion("draft", "v-test") } },
    ],
    ["at the health route", {}, { method: "GET", path: "/draft/health" }],
  ])("%s", async (_, options, request) => {
    const { app, sent } = open(options);
    const { headers } = await call(app, request);
    expect(headers.get("x-function-version")).toBe("v-test");
    expect(sent).toEqual([]);
  });

  it("a path or method that is not the operation's is refused, also for the canary's callers", async () => {
    const { app, sent } = open();
    const headers = { [versionOverridesHeader]: overrideVersion("draft", "v-canary") };
    for (const path of ["/draftsman", "/draft/", "/draft/x", "/functions/v1/draft/..%2fdecode"])
      expect((await call(app, { path, headers })).status).toBe(404);
    expect((await call(app, { method: "DELETE", headers })).status).toBe(405);
    expect(sent).toEqual([]);
  });

  it("a proof that the caller made up is not passed on", async () => {
    const { app, sent } = open();
    await call(app, { headers: { "x-canary-proof": "0".repeat(64) } });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.get("x-canary-proof")).not.toBe("0".repeat(64));
  });
});

it("work for a version is forwarded to the canary that it names", async () => {
  const { app, sent } = open({ share: 0 });
  const headers = {
    "x-work-secret": "a-secret-of-the-sweep",
    [versionOverridesHeader]: overrideVersion("draft", "v-canary"),
  };
  await call(app, { path: "/functions/v1/draft/work?job_id=7", headers });
  expect(sent[0]?.url).toBe("https://project.example.org/functions/v1/draft-canary/work?job_id=7");
});

describe("the canary itself", () => {
  /** What its function sends it. */
  async function proofOf(): Promise<Record<string, string>> {
    const { app, sent } = open();
    await call(app);
    return { "x-canary-proof": sent[0]?.headers.get("x-canary-proof") ?? "" };
  }

  it("serves what is forwarded, and forwards nothing", async () => {
    const { app, sent, admitted, lines } = open();
    const { status, headers } = await call(app, { path: "/draft-canary", headers: await proofOf() });
    expect(status).toBe(202);
    expect(headers.get("x-function-version")).toBe("v-test");
    expect(sent).toEqual([]);
    expect(admitted).toEqual(["draft"]);
    expect(lines).toMatchObject([{ route: "call", status: 202 }]);
    const health = await call(app, { method: "GET", path: "/draft-canary/health", headers: await proofOf() });
    expect(health.status).toBe(200);
  });

  it.each([
    ["without a proof", {}],
    ["with a wrong one", { "x-canary-proof": "0".repeat(64) }],
    ["with the work secret in its place", { "x-canary-proof": "a-secret-of-the-sweep" }],
  ])("has nothing for a request %s", async (_, headers) => {
    const { app, admitted, lines } = open();
    for (const path of ["/draft-canary", "/draft-canary/health", "/draft-canary/work"]) {
      const response = await call(app, { path, headers });
      expect(response.status).toBe(404);
      expect(response.headers.get("x-function-version")).toBeNull();
    }
    expect({ admitted, lines }).toEqual({ admitted: [], lines: [] });
  });

  it("does not exist where the platform chooses between versions", async () => {
    const { ports } = open();
    const app = createJobApp(toyOperation(), { ...ports, canaryWatch: null });
    expect((await call(app, { path: "/draft-canary", headers: await proofOf() })).status).toBe(404);
  });
});

describe("a canary that does not respond", () => {
  const failed = { operation: "draft", version: "v-canary", durationMs: 0 };
  const touch = async (init: RequestInit) => {
    if (init.body instanceof ReadableStream) await init.body.getReader().read();
  };
  const cut: Respond = async (_, init) => {
    await touch(init);
    throw new TypeError("connection closed before message completed");
  };
  const platform =
    (status: number): Respond =>
    async (_, init) => {
      await touch(init);
      return Response.json({ code: "of the platform" }, { status });
    };
  const refuse: Respond = () => Promise.reject(new TypeError("connection refused"));

  it.each([
    ["refuses the connection", refuse, {}],
    ["does not exist", platform(404), {}],
    ["does not start", platform(503), {}],
    ["breaks off a repeatable call", cut, { headers: { "idempotency-key": "k-1" } }],
    ["is stopped in a repeatable call", platform(546), { headers: { "idempotency-key": "k-1" } }],
  ])("a canary that %s is replaced by this function, at its own cost", async (_, respond, request) => {
    const { app, admitted, unreachable, logged } = open({ respond });
    const { status, headers } = await call(app, request);
    expect(status).toBe(202);
    expect(headers.get("x-function-version")).toBe("v-test");
    expect(admitted).toEqual(["draft"]);
    expect(unreachable).toEqual([{ ...failed, route: "call" }]);
    expect(logged).toMatchObject([{ event: "canary_unreachable", canary: "v-canary" }]);
  });

  it("is replaced in every poll", async () => {
    for (const respond of [refuse, cut, platform(504)]) {
      const { app, unreachable } = open({ respond });
      expect(await call(app, { method: "GET", path: `/draft${jobQuery}` })).toMatchObject({ status: 200 });
      expect(unreachable).toEqual([{ ...failed, route: "poll" }]);
    }
  });

  it("a call that cannot be repeated returns 503 if the canary may have begun it, and makes no second job", async () => {
    for (const respond of [cut, platform(546), platform(504)]) {
      const { app, admitted, unreachable } = open({ respond });
      const response = await call(app, { headers: { "x-request-id": "order-7" } });
      expect(response).toMatchObject({
        status: 503,
        json: {
          error: { code: "service_unavailable" },
          meta: { request_id: "order-7", api_version: apiVersion },
        },
      });
      expect(admitted).toEqual([]);
      expect(unreachable).toEqual([{ ...failed, route: "call" }]);
    }
  });

  it("is not blamed for a limit of the platform, nor for a caller that goes away", async () => {
    const limit: Respond = () => {
      throw Object.assign(new Error("too many calls"), { name: "RateLimitError" });
    };
    const limited = open({ respond: limit });
    expect((await call(limited.app)).status).toBe(202);
    expect(limited.unreachable).toEqual([]);
    const stream = new ReadableStream({ start: (controller) => controller.error(new Error("gone")) });
    const left = open({ respond: cut });
    expect((await call(left.app, { stream })).status).toBe(503);
    expect(left.unreachable).toEqual([]);
    const late: Respond = async (_, init) => {
      if (init.body instanceof ReadableStream) void init.body.getReader().read();
      throw new DOMException("the time is over", "TimeoutError");
    };
    const slow = open({ respond: late });
    expect((await call(slow.app, { stream: new ReadableStream() })).status).toBe(503);
    expect(slow.unreachable).toEqual([]);
  });
});
