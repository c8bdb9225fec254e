import { ModelFailure, type Unsupported } from "./model-failure.ts";
import type { ModelPorts } from "./model-ports.ts";
import { readRetryAfter } from "./read-retry-after.ts";

const MAX_COMPLAINT_BYTES = 16 * 1024;
const FORMAT_PARAMETER = /^(?:response_format|output_format|quality)/;
const SENT_HEADERS = ["accept", "content-type"];

type Fetch = ModelPorts["fetch"];
type Options = { apiKey: string | null; fetch: Fetch; now: () => number; maxAnswerBytes: number };

/**
 * A fetch for one model endpoint that resolves only to a whole JSON answer of limited size; everything
 * else is a `ModelFailure`. The key goes nowhere but into this request: redirects are not followed.
 */
export function createGuardedFetch({ apiKey, fetch, now, maxAnswerBytes }: Options): Fetch {
  return async function guardedFetch(input, init = {}) {
    const headers = pickHeaders(init.headers, apiKey);
    // "error" would say it better, but workerd knows only "follow" and "manual".
    const response = await reach(() => fetch(input, { ...init, headers, redirect: "manual" }), init.signal);
    if (!response.ok) throw await readComplaint(response, now);
    const mediaType = response.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
    if (mediaType !== "application/json" && !mediaType.endsWith("+json")) {
      await response.body?.cancel();
      throw new ModelFailure("final", "Cannot use the answer: it is not JSON by its content type");
    }
    const text = await reach(() => readText(response, maxAnswerBytes), init.signal);
    if (text === null) throw new ModelFailure("final", "Cannot use the answer: it is too large");
    if (!isJson(text)) throw new ModelFailure("final", "Cannot use the answer: it is not valid JSON");
    return new Response(text, { headers: { "content-type": "application/json" } });
  };
}

/** The SDK adds facts about the machine and whatever the environment told it: neither is sent. */
function pickHeaders(given: RequestInit["headers"], apiKey: string | null): Headers {
  const source = new Headers(given);
  const headers = new Headers();
  for (const name of SENT_HEADERS) {
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
    // The runtime's own words may hold the address with what stands in it.
    throw new ModelFailure("busy", "Cannot reach the model endpoint: the connection failed");
  }
}

async function readComplaint(response: Response, now: () => number): Promise<ModelFailure> {
  const { status } = response;
  const complaint = (await readText(response, MAX_COMPLAINT_BYTES).catch(() => null)) ?? "";
  const message = `Cannot get an answer: the model endpoint answered with status ${status}`;
  if (status === 429 || status >= 500)
    return new ModelFailure("busy", message, { retryAfterMs: readRetryAfter(response.headers, now()) });
  const unsupported = status === 400 || status === 422 ? findUnsupported(complaint) : null;
  return new ModelFailure("final", message, { unsupported });
}

/** What a refusal is about; one that does not say may be about the format, the newest part of a request. */
function findUnsupported(complaint: string): Unsupported | null {
  if (/temperature|\bseed\b/i.test(complaint)) return "sampling";
  const parameter = /"param"\s*:\s*"([^"]+)"/.exec(complaint)?.[1];
  return parameter === undefined || FORMAT_PARAMETER.test(parameter) ? "format" : null;
}

/** The text of a body, counted as it comes in; null when it is larger than `maxBytes`. */
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
