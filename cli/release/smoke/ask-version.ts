import { API_VERSION, API_VERSION_HEADER } from "../../../shared/kernel/api-version.ts";
import { RefusedError, UnreachableError } from "../../run/command-error.ts";
import type { Reach } from "../release-target.ts";

const TIMEOUT_MS = 30_000;

/** What one version answered; `version` as its header tells it. */
export type VersionAnswer = {
  status: number;
  version: string | null;
  body: unknown;
  requestId: string | null;
};

export type Ask = {
  /** Behind the operation's own address, as `/health` or `?job_id=…`. */
  path?: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: unknown;
};

/** Asks exactly one version; rejects where nothing answers, or not with JSON. */
export async function askVersion(
  reach: Reach,
  { path = "", ...ask }: Ask,
  signal: AbortSignal,
): Promise<VersionAnswer> {
  const url = `${reach.url}${path}`;
  const headers = new Headers({ [API_VERSION_HEADER]: API_VERSION, ...ask.headers, ...reach.headers });
  if (ask.body !== undefined) headers.set("content-type", "application/json");
  const response = await fetch(url, {
    method: ask.method ?? "GET",
    headers,
    ...(ask.body !== undefined && { body: JSON.stringify(ask.body) }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  }).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new UnreachableError(`Cannot test the version: nothing answers at ${url}`, { cause });
  });
  const text = await response.text();
  return {
    status: response.status,
    version: response.headers.get("x-function-version"),
    requestId: response.headers.get("x-request-id"),
    body: parse(text, `${url} answers ${response.status} with no JSON: ${text.slice(0, 200)}`),
  };
}

/** Asks as {@link askVersion} does, and rejects where another version answers: the way to the one meant was lost. */
export async function askExactVersion(reach: Reach, ask: Ask, signal: AbortSignal): Promise<VersionAnswer> {
  const answer = await askVersion(reach, ask, signal);
  if (reach.answersAs === null || answer.version === reach.answersAs) return answer;
  throw new RefusedError(
    `Cannot test the version ${reach.answersAs}: ${answer.version ?? "one without a name"} answers in its place`,
  );
}

function parse(text: string, problem: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RefusedError(`Cannot test the version: ${problem}`, { cause });
  }
}
