import type { Ports } from "../../../shared/platform/http/ports.ts";
import { createJobApp } from "../../../shared/platform/jobs/create-job-app.ts";
import type { JobOperation } from "../../../shared/platform/jobs/job-operation.ts";
import { createApiKey, hashApiKey } from "../../../shared/platform/kernel/api-key.ts";
import { apiVersion, apiVersionHeader } from "../../../shared/platform/kernel/api-version.ts";
import type { ToyInput } from "./toy-operation.ts";

const { key } = createApiKey("test", new Uint8Array(44).fill(3));

/** The hash of the key of every toy request. */
export const toyKeyHash = await hashApiKey(key);

/** Sends one request to a toy job app and waits for its background work too. */
export async function callToy(
  operation: JobOperation<ToyInput>,
  ports: Ports,
  { query = "", body, headers = {} }: { query?: string; body?: unknown; headers?: Record<string, string> },
) {
  const request = new Request(`https://inside.example.org/functions/v1/draft${query}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "x-api-key": key,
      [apiVersionHeader]: apiVersion,
      "content-type": "application/json",
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const pending: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void pending.push(work);
  const app = createJobApp(operation, ports);
  const response = await app.fetch(request, {}, { waitUntil, passThroughOnException: () => {}, props: {} });
  await Promise.all(pending);
  return { status: response.status, headers: response.headers, json: await response.json() };
}
