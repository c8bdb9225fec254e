import { ModelFailure, type Unsupported } from "./model-failure.ts";
import type { ModelPorts } from "./model-ports.ts";

const maxErrorBytes = 16 * 1024;
const formatParameter = /^(?:response_format|output_format|quality)/;
const sentHeaders = ["accept", "content-type"];

type Fetch = ModelPorts["fetch"];
type Options = { apiKey: string | null; fetch: Fetch; now: () => number; maxResponseBytes: number };

/**
 * A fetch for one model endpoint that resolves only to a complete JSON response of limited size; everything
 * else is a `ModelFailure`. The key is sent to this endpoint only: redirects are not followed.
 */
export function createGuardedFetch({ apiKey, fetch, now, maxResponseBytes }: Options): Fetch {
  return async function guardedFetch(input, init = {}) {
    const headers = pickHeaders(init.headers, apiKey);
    // Not "error", because workerd supports only "follow" and "manual".
    const response = await reach(() => fetch(input, { ...init, headers, redirect: "manual" }), init.signal);
    if (!response.ok) throw await readFailure(response, now);
    const mediaType = response.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
    if (mediaType !== "application/json" && !mediaType.endsWith("+json")) {
      await response.body?.cancel();
      throw new ModelFailure("final", "Cannot use the response: its content type is not JSON");
    }
    const text = await reach(() => readText(response, maxResponseBytes), init.signal);
    if (text === null) throw new ModelFailure("final", "Cannot use the response: it is too large");
    if (!isJson(text)) throw new ModelFailure("final", "Cannot use the response: it is not valid JSON");
    return new Response(text, { headers: { "content-type": "application/json" } });
  };
}

/** Drops the headers that the SDK adds about the machine and its environment. */
function pickHeaders(given: RequestInit["headers"], apiKey: string | null): Headers {
  const source = new Headers(given);
  const headers = new Headers();
  for (const name of sentHeaders) {
    const value = source.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (apiKey !== null) headers.set("authorization", `Bearer ${apiKey}`);
  return headers;
}

async function reach<Result>(
  attempt: () => Promise<Result>,
  signal: AbortSignal | null | undefined,
): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (signal?.aborted) throw error;
    // The runtime's message is dropped, because it may contain the URL.
    throw new ModelFailure("busy", "Cannot reach the model endpoint: the connection failed");
  }
}

async function readFailure(response: Response, now: () => number): Promise<ModelFailure> {
  const { status } = response;
  const errorText = (await readText(response, maxErrorBytes).catch(() => null)) ?? "";
  const message = `Cannot get a response: the model endpoint returned status ${status}`;
  if (status === 429 || status >= 500)
    return new ModelFailure("busy", message, { retryAfterMs: readRetryAfter(response.headers, now()) });
  const unsupported = status === 400 || status === 422 ? findUnsupported(errorText) : null;
  return new ModelFailure("final", message, { unsupported });
}

/** The unsupported feature that an error names; without a name it may be the format, the newest feature. */
function findUnsupported(errorText: string): Unsupported | null {
  if (/temperature|\bseed\b/i.test(errorText)) return "sampling";
  const parameter = /"param"\s*:\s*"([^"]+)"/.exec(errorText)?.[1];
  return parameter === undefined || formatParameter.test(parameter) ? "format" : null;
}

/** The text of a body; null as soon as it is larger than `maxBytes`. */
async function readText(response: Response, maxBytes: number): Promise<string | null> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(next.value, { stream: true });
  }
  return text + decoder.decode();
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds to wait by `retry-after-ms` or `retry-after` (seconds or a date); null without either. */
function readRetryAfter(headers: Headers, nowMs: number): number | null {
  const milliseconds = readCount(headers.get("retry-after-ms"));
  if (milliseconds !== null) return milliseconds;
  const text = headers.get("retry-after");
  const seconds = readCount(text);
  if (seconds !== null) return seconds * 1000;
  const atMs = Date.parse(text ?? "");
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - nowMs);
}

function readCount(text: string | null): number | null {
  return text !== null && /^\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : null;
}
