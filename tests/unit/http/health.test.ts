import { expect, it } from "vitest";
import { createJobApp } from "../../../shared/jobs/create-job-app.ts";
import type { JobOperation } from "../../../shared/jobs/job-operation.ts";
import type { Store } from "../../../shared/store/store.ts";
import { fakePorts } from "../support/fake-ports.ts";
import { type ToyInput, toyOperation } from "../support/toy-operation.ts";

const SECRET = "a-secret-of-the-sweep";
const QUEUE = { queued: 3, processing: 1, lost: 0, longestWaitSeconds: 2, sweptSecondsAgo: 4 };

type Options = { secret?: string; store?: Partial<Store>; operation?: Partial<JobOperation<ToyInput>> };

async function askHealth({ secret, store = {}, operation = {} }: Options) {
  const { ports, logged, lines } = fakePorts(store);
  const headers = secret === undefined ? {} : { "x-work-secret": secret };
  const request = new Request("https://api.example.org/functions/v1/draft/health", { headers });
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
  const response = await createJobApp(toyOperation(operation), ports).fetch(request, {}, context);
  return { status: response.status, json: await response.json(), logged, lines };
}

const ready = { readiness: async () => ({ catalogueRelease: "c-1", ...QUEUE }) };

it("without the secret a function tells that it answers, and asks nobody", async () => {
  const { status, json, lines } = await askHealth({});
  expect([status, json.data]).toEqual([200, { operation: "draft", status: "ok", version: "v-test" }]);
  expect(lines).toEqual([]);
});

it("with it a function tells that it is ready, and what waits", async () => {
  const { status, json } = await askHealth({ secret: SECRET, store: ready, operation: { hasModel: false } });
  expect([status, json.data]).toEqual([
    200,
    {
      operation: "draft",
      status: "ready",
      version: "v-test",
      catalogue_release: "c-1",
      queue: { queued: 3, processing: 1, lost: 0, longest_wait_seconds: 2, swept_seconds_ago: 4 },
      model: "none",
    },
  ]);
});

it.each(["", "wrong", `${SECRET}x`])(
  "the secret %j opens nothing, and the database is not asked",
  async (secret) => {
    expect((await askHealth({ secret })).status).toBe(404);
  },
);

it("a database that does not answer is told as what is missing, its cause to the log alone", async () => {
  const store = { readiness: () => Promise.reject(new Error("10.0.0.7 refused")) };
  const { status, json, logged, lines } = await askHealth({ secret: SECRET, store });
  expect([status, json.error.code, json.error.details]).toEqual([
    503,
    "service_unavailable",
    { missing: ["database"] },
  ]);
  expect(JSON.stringify(json)).not.toContain("10.0.0.7");
  expect(JSON.stringify(logged)).toContain("10.0.0.7");
  expect(lines).toMatchObject([{ route: "health", status: 503 }]);
});

it("without a catalogue only what needs none is ready", async () => {
  const store = { readiness: async () => ({ catalogueRelease: null, ...QUEUE }) };
  const missing = await askHealth({ secret: SECRET, store });
  expect([missing.status, missing.json.error.details]).toEqual([503, { missing: ["catalogue"] }]);
  const free = await askHealth({ secret: SECRET, store, operation: { needsCatalogue: false } });
  expect(free.status).toBe(200);
});
