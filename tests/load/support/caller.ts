import { randomUUID } from "node:crypto";
import { apiVersion, apiVersionHeader } from "../../../shared/platform/kernel/api-version.ts";

/** Where a stack serves, and the key of a caller. */
export type Address = { url: string; key: string };

/** A body for one operation. */
export type Work = { operation: string; body: object };

/** How one job went: from its POST to `completed`, in ms; `result` is the text of what it returned. */
export type JobRun = { jobId: string; acceptedMs: number; completedMs: number; result: string };

const pollPauseMs = 25;
const retryPauseMs = 200;
const patienceMs = 240_000;

/** Sends a request to a path below `/functions/v1/`. */
export function send({ url, key }: Address, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers({ "x-api-key": key, [apiVersionHeader]: apiVersion });
  if (init.body) headers.set("content-type", "application/json");
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
  return fetch(`${url}/functions/v1/${path}`, { ...init, headers });
}

/**
 * Posts a job and polls it until it has ended, as a careful caller does: it tries again while the service is not
 * available or asks it to wait, always with the same idempotency key. Throws when the job fails or is not found.
 */
export async function runJob(address: Address, { operation, body }: Work): Promise<JobRun> {
  const startMs = performance.now();
  const init = {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "idempotency-key": randomUUID() },
  };
  const accepted = await insist(() => send(address, operation, init));
  if (accepted.status !== 202) throw new Error(`${operation}: ${accepted.status} ${accepted.text}`);
  const acceptedMs = performance.now() - startMs;
  const jobId: string = JSON.parse(accepted.text).data.job_id;
  for (;;) {
    const poll = await insist(() => send(address, `${operation}?job_id=${jobId}`));
    if (poll.status !== 200) throw new Error(`${operation} ${jobId}: ${poll.status} ${poll.text}`);
    const { data } = JSON.parse(poll.text);
    if (data.status === "failed") throw new Error(`${operation} ${jobId}: ${JSON.stringify(data.error)}`);
    if (data.status === "completed") {
      const completedMs = performance.now() - startMs;
      return { jobId, acceptedMs, completedMs, result: JSON.stringify(data.result) };
    }
    await pause(pollPauseMs);
  }
}

/** The first response that is not about waiting. */
async function insist(request: () => Promise<Response>): Promise<{ status: number; text: string }> {
  const endMs = performance.now() + patienceMs;
  for (;;) {
    const response = await request().catch(() => null);
    const text = await response?.text().catch(() => null);
    if (response && typeof text === "string" && ![429, 502, 503, 504].includes(response.status))
      return { status: response.status, text };
    if (performance.now() > endMs)
      throw new Error(`no response but ${response?.status ?? "a closed connection"}`);
    await pause(retryPauseMs);
  }
}

export function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}

/** Runs `work` for each of `items`, `width` at a time. */
export async function eachOf<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const take = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: width }, take));
}
