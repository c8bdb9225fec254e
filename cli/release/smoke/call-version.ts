import { apiVersion, apiVersionHeader } from "../../../shared/platform/kernel/mod.ts";
import { RefusedError, UnreachableError } from "../../run/command-error.ts";
import type { Reach } from "../release-target.ts";

const timeoutMs = 30_000;

/** The response of one version; `version` is the value of its header. */
export type VersionResponse = {
  status: number;
  version: string | null;
  body: unknown;
  requestId: string | null;
};

export type VersionRequest = {
  /** Appended to the operation's address: `/health` or `?job_id=…`. */
  path?: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: unknown;
};

/** Calls one version; rejects without a response, and for a response that is not JSON. */
export async function callVersion(
  reach: Reach,
  { path = "", ...request }: VersionRequest,
  signal: AbortSignal,
): Promise<VersionResponse> {
  const url = `${reach.url}${path}`;
  const headers = new Headers({ [apiVersionHeader]: apiVersion, ...request.headers, ...reach.headers });
  if (request.body !== undefined) headers.set("content-type", "application/json");
  const response = await fetch(url, {
    method: request.method ?? "GET",
    headers,
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  }).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new UnreachableError(`Cannot test the version: ${url} does not respond`, { cause });
  });
  const text = await response.text();
  return {
    status: response.status,
    version: response.headers.get("x-function-version"),
    requestId: response.headers.get("x-request-id"),
    body: parse(text, `${url} responds with ${response.status} and no JSON: ${text.slice(0, 200)}`),
  };
}

/** As {@link callVersion}; rejects if another version responds, since the request then did not reach this one. */
export async function callExactVersion(
  reach: Reach,
  request: VersionRequest,
  signal: AbortSignal,
): Promise<VersionResponse> {
  const response = await callVersion(reach, request, signal);
  if (reach.expectedVersion === null || response.version === reach.expectedVersion) return response;
  throw new RefusedError(
    `Cannot test the version ${reach.expectedVersion}: ${response.version ?? "an unnamed version"} responds instead`,
  );
}

function parse(text: string, problem: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RefusedError(`Cannot test the version: ${problem}`, { cause });
  }
}
