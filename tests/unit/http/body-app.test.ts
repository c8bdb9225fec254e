import { expect, it } from "vitest";
import * as z from "zod";
import { createBodyApp } from "../../../shared/platform/http/create-sync-app.ts";
import type { BodyOperation } from "../../../shared/platform/http/operation.ts";
import { createApiKey } from "../../../shared/platform/kernel/api-key.ts";
import { apiVersion, apiVersionHeader } from "../../../shared/platform/kernel/api-version.ts";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";
import type { AdmissionRequest } from "../../../shared/platform/store/store.ts";
import { admission, fakePorts } from "../support/fake-ports.ts";

type Body = { text: string };

const { key } = createApiKey("test", new Uint8Array(44).fill(3));
const quota = { limit: 3, remaining: 2, resetAt: "2026-12-01T00:00:00.000Z" };
const fail = (error: Error) => () => Promise.reject(error);

/** Sends a request to a synchronous operation; also returns what was admitted and how often usage was given back. */
async function post(change: Partial<BodyOperation<Body>>, returnUsage: () => Promise<void> = async () => {}) {
  const operation: BodyOperation<Body> = {
    name: "decide",
    body: {
      schema: z.strictObject({ text: z.string() }),
      size: "json",
      shapeCode: "invalid_request_shape",
      fieldCode: "validation_error",
    },
    prepare: (input) => input,
    respond: ({ text }) => ({ text }),
    ...change,
  };
  const admitted: boolean[] = [];
  let returned = 0;
  const { ports, logged } = fakePorts({
    admit: async ({ valid }: AdmissionRequest) => {
      admitted.push(valid);
      return admission({ quota });
    },
    returnUsage: async () => {
      await returnUsage();
      returned += 1;
    },
  });
  const request = new Request("https://api.example.org/functions/v1/decide", {
    method: "POST",
    headers: { "x-api-key": key, [apiVersionHeader]: apiVersion, "content-type": "application/json" },
    body: JSON.stringify({ text: "tea" }),
  });
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
  const response = await createBodyApp(operation, ports).fetch(request, {}, context);
  const remaining = response.headers.get("x-quota-remaining");
  return { status: response.status, remaining, admitted, returned, logged };
}

it("a request that is responded to stays counted", async () => {
  expect(await post({})).toMatchObject({ status: 200, remaining: "2", admitted: [true], returned: 0 });
});

it("what is invalid is found before anything is counted", async () => {
  const prepare = fail(new ServiceError("image_too_large", "Cannot read"));
  expect(await post({ prepare })).toMatchObject({ status: 413, admitted: [false], returned: 0 });
});

it.each([
  ["a server-side failure", new ServiceError("service_unavailable", "away"), 503],
  ["an unexpected error", new Error("a bug"), 500],
  ["a limit that is reached while it is worked on", new ServiceError("rate_limited", "no more"), 429],
])("the usage of %s is given back", async (_what, error, status) => {
  expect(await post({ respond: fail(error) })).toMatchObject({ status, remaining: "3", returned: 1 });
});

it("an error of the request found while it is worked on stays counted", async () => {
  const respond = fail(new ServiceError("image_too_large", "Cannot read"));
  expect(await post({ respond })).toMatchObject({ status: 413, remaining: "2", returned: 0 });
});

it("usage that cannot be given back is logged, and the first error reported", async () => {
  const respond = fail(new ServiceError("upstream_error", "the model failed"));
  const { status, remaining, logged } = await post({ respond }, fail(new Error("the database is away")));
  expect([status, remaining]).toEqual([502, "2"]);
  expect(logged).toContainEqual(expect.objectContaining({ event: "usage_not_returned" }));
});
