import { apiVersion, apiVersionHeader } from "../../shared/platform/kernel/api-version.ts";
import type { OperationName } from "../../shared/platform/kernel/operation-name.ts";
import { createKeyOn } from "../support/create-key-on.ts";
import type { ThrowawayStack } from "../support/throwaway-stack.ts";

const keys = 40;
const callerCount = 8;
const callHeaders = { "content-type": "application/json", [apiVersionHeader]: apiVersion };

/** Keys enough that both versions of a canary get some. */
export function createKeys({ url, serviceKey }: ThrowawayStack): Promise<string[]> {
  return Promise.all(
    Array.from({ length: keys }, async () => (await createKeyOn({ baseUrl: url, serviceKey })).key),
  );
}

type Calls = { operation: OperationName; body: object; keys: readonly string[] };

/**
 * Calls an operation with one key after the other, whatever the response, until each of `versions` has given `least` of
 * them. Returns how many each version gave.
 */
export async function callUntil(
  { url }: ThrowawayStack,
  { operation, body, keys }: Calls,
  { versions, least }: { versions: readonly string[]; least: number },
): Promise<Map<string, number>> {
  const given = new Map(versions.map((version) => [version, 0]));
  let sent = 0;
  // Responses are not validated against the contract here: a version may be bad.
  const call = async () => {
    while ([...given.values()].some((count) => count < least)) {
      const headers = { ...callHeaders, "x-api-key": keys[sent++ % keys.length] ?? "" };
      const request = { method: "POST", headers, body: JSON.stringify(body) };
      const response = await fetch(`${url}/functions/v1/${operation}`, request);
      await response.arrayBuffer();
      const version = response.headers.get("x-function-version") ?? "none";
      given.set(version, (given.get(version) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: callerCount }, call));
  return given;
}
