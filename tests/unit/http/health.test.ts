import { expect, it } from "vitest";
import { createJobApp } from "../../../shared/platform/jobs/create-job-app.ts";
import type { JobOperation } from "../../../shared/platform/jobs/job-operation.ts";
import type { Store } from "../../../shared/platform/store/store.ts";
import { fakePorts } from "../support/fake-ports.ts";
import { type ToyInput, toyOperation } from "../support/toy-operation.ts";

const secret = "a-secret-of-the-sweep";
const queue = { queued: 3, processing: 1, lost: 0, longestWaitSeconds: 2, sweptSecondsAgo: 4 };

type Options = { secret?: string; store?: Partial<Store>; operation?: Partial<JobOperation<ToyInput>> };

async function askHealth({ secret, store = {}, operation = {} }: Options) {
  const { ports, logged, lines } = fakePorts(store);
  const headers = secret === undefined ? {} : { "x-work-secret": secret };
  const request = new Request("https://api.example.org/functions/v1/draft/health", { headers });
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
  const response = await createJobApp(toyOperation(operation), ports).fetch(request, {}, context);
  return { status: response.status, json: await response.json(), logged, lines };
}

const ready = { readiness: async () => ({ catalogueRelease: "c-1", ...queue }) };

it("without the secret a function reports that it is up, without a database call", async () => {
  const { status, json, lines } = await askHealth({});
  expect([status, json.data]).toEqual([200, { operation: "draft", status: "ok", version: "v-test" }]);
  expect(lines).toEqual([]);
});

it("with the secret a function reports that it is ready, and the state of the queue", async () => {
  const { status, json } = await askHealth({ secret: secret, store: ready, operation: { hasModel: false } });
  expect([status, json.data]).toEqual([
    200,
    {
      operation: "draft",
      status: "ready",
      version: "v-test",
      catalogue_release: "c-1",
      queue: { queued: 3, processing: 1, lost: 0, longest_wait_seconds: 2, swept_seconds_ago: 4 },
      memories: expect.arrayContaining([
        {
          name: "hashes of API keys",
          entries: expect.any(Number),
          bytes: expect.any(Number),
          most_bytes: 65_536,
        },
      ]),
      model: "none",
    },
  ]);
});

it.each(["", "wrong", `${secret}x`])("the secret %j is rejected without a database call", async (secret) => {
  expect((await askHealth({ secret })).status).toBe(404);
});

it("a database that does not respond is reported as missing, and its cause only logged", async () => {
  const store = { readiness: () => Promise.reject(new Error("10.0.0.7 refused")) };
  const { status, json, logged, lines } = await askHealth({ secret: secret, store });
  expect([status, json.error.code, json.error.details]).toEqual([
    503,
    "service_unavailable",
    { missing: ["database"] },
  ]);
  expect(JSON.stringify(json)).not.toContain("10.0.0.7");
  expect(JSON.stringify(logged)).toContain("10.0.0.7");
  expect(lines).toMatchObject([{ route: "health", status: 503 }]);
});

it("without a catalogue only operations that need none are ready", async () => {
  const store = { readiness: async () => ({ catalogueRelease: null, ...queue }) };
  const missing = await askHealth({ secret: secret, store });
  expect([missing.status, missing.json.error.details]).toEqual([503, { missing: ["catalogue"] }]);
  const free = await askHealth({ secret: secret, store, operation: { needsCatalogue: false } });
  expect(free.status).toBe(200);
});
