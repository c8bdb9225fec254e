import { setTimeout as wait } from "node:timers/promises";
import { apiVersion, apiVersionHeader } from "../../shared/platform/kernel/api-version.ts";
import type { OperationName } from "../../shared/platform/kernel/operation-name.ts";
import { createKeyOn } from "../support/create-key-on.ts";
import type { ThrowawayStack } from "../support/throwaway-stack.ts";

const keys = 40;
/** Together some hundred calls a second: enough to judge by, and no load that slows down what is judged. */
const callerCount = 24;
const pauseMs = 200;
const callHeaders = { "content-type": "application/json", [apiVersionHeader]: apiVersion };

/** Keys enough that both versions of a canary get some. */
export function createKeys({ url, serviceKey }: ThrowawayStack): Promise<string[]> {
  return Promise.all(
    Array.from({ length: keys }, async () => (await createKeyOn({ baseUrl: url, serviceKey })).key),
  );
}

type Calls = { operation: OperationName; body: object; keys: readonly string[] };

/** Calls an operation with one key after the other, whatever the response, while `work` goes on. */
export async function withTraffic<Result>(
  { url }: ThrowawayStack,
  { operation, body, keys }: Calls,
  work: () => Promise<Result>,
): Promise<Result> {
  let isOver = false;
  let sent = 0;
  // Responses are not validated against the contract here: a version may be bad.
  const call = async () => {
    while (!isOver) {
      const headers = { ...callHeaders, "x-api-key": keys[sent++ % keys.length] ?? "" };
      const request = { method: "POST", headers, body: JSON.stringify(body) };
      await (await fetch(`${url}/functions/v1/${operation}`, request)).arrayBuffer();
      await wait(pauseMs);
    }
  };
  const callers = Promise.all(Array.from({ length: callerCount }, call));
  try {
    return await work();
  } finally {
    isOver = true;
    await callers;
  }
}
