import type { Ports } from "../../../shared/http/ports.ts";
import { createJobApp } from "../../../shared/jobs/create-job-app.ts";
import type { JobOperation } from "../../../shared/jobs/job-operation.ts";
import { createApiKey, hashApiKey } from "../../../shared/kernel/api-key.ts";
import { API_VERSION, API_VERSION_HEADER } from "../../../shared/kernel/api-version.ts";
import type { ToyInput } from "./toy-operation.ts";

const { key } = createApiKey("test", new Uint8Array(44).fill(3));

/** The stored form of the key that every toy request carries. */
export const TOY_KEY_HASH = await hashApiKey(key);

/** Sends one request to a toy job app; what outlives the answer is awaited. */
export async function callToy(
  operation: JobOperation<ToyInput>,
  ports: Ports,
  { query = "", body, headers = {} }: { query?: string; body?: unknown; headers?: Record<string, string> },
) {
  const request = new Request(`https://inside.example.org/functions/v1/draft${query}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "x-api-key": key,
      [API_VERSION_HEADER]: API_VERSION,
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
