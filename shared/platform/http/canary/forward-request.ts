import { createRepeatableBody, type RepeatableBody } from "./repeatable-body.ts";

/**
 * What came of a forwarded request: a response of the canary; or it did not respond. Then `isItsFault` is whether that
 * counts against it, and `request` is to be served instead, null if it may have been carried out or is too large.
 */
export type Forwarded =
  | { response: Response }
  | { response: null; reason: string; isItsFault: boolean; request: Request | null };

type Destination = {
  url: string;
  /** Headers that replace those of the request. */
  headers: Readonly<Record<string, string>>;
  fetch: (input: string, init: RequestInit) => Promise<Response>;
};

/** The platform ends a request after 150 s. */
const timeoutMs = 145_000;
/** The usual limit of a body; larger ones have media. */
const rememberedBytes = 256 * 1024;

/** RFC 9110, section 7.6.1, and what belongs to one connection. Bodies are not compressed again on the way. */
const connectionHeaders = [
  ...["connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade"],
  ...["host", "content-length", "expect", "accept-encoding"],
];

/** Responses of the platform itself to a function that does not exist or does not start. */
const notStarted: readonly number[] = [404, 503];

/** Sends a request on while it arrives. Never rejects. */
export async function forwardRequest(
  request: Request,
  { url, headers, fetch }: Destination,
): Promise<Forwarded> {
  const body = request.body && createRepeatableBody(request.body, rememberedBytes);
  const isRepeatable = request.method === "GET" || request.headers.has("idempotency-key");
  const fail = (reason: string, { mayHaveRun = false, isItsFault = true }): Forwarded => ({
    response: null,
    reason,
    isItsFault,
    request: isRepeatable || !mayHaveRun ? repeatRequest(request, body) : null,
  });
  try {
    const response = await fetch(url, createInit(request, body, headers));
    if (response.headers.has("x-function-version")) return { response: withoutConnection(response) };
    await response.body?.cancel();
    const mayHaveRun = !notStarted.includes(response.status);
    return fail(`the platform responded with ${response.status}`, { mayHaveRun });
  } catch (error) {
    const isRefused = isNamed(error, "RateLimitError");
    const isCallers = body?.hasFailed() || (isNamed(error, "TimeoutError") && body?.awaitsSender());
    const mayHaveRun = !isRefused && body?.isTouched() === true;
    return fail(String(error), { mayHaveRun, isItsFault: !isRefused && !isCallers });
  }
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}

function createInit(
  { method, headers }: Request,
  body: RepeatableBody | null,
  changes: Destination["headers"],
): RequestInit {
  const sent = new Headers(headers);
  for (const name of connectionHeaders) sent.delete(name);
  sent.set("accept-encoding", "identity");
  for (const [name, value] of Object.entries(changes)) sent.set(name, value);
  const signal = AbortSignal.timeout(timeoutMs);
  return { method, headers: sent, redirect: "manual", signal, ...(body && streaming(body.stream)) };
}

function repeatRequest(request: Request, body: RepeatableBody | null): Request | null {
  if (body === null) return request;
  const stream = body.hasFailed() ? null : body.repeat();
  const { method, headers } = request;
  return stream && new Request(request.url, { method, headers, ...streaming(stream) });
}

/** A request with a streamed body must say that it is answered after it. */
function streaming(body: ReadableStream<Uint8Array>): RequestInit & { duplex: "half" } {
  return { body, duplex: "half" };
}

/** The response as its caller gets it: the headers of a connection are those of another one. */
function withoutConnection({ body, status, headers }: Response): Response {
  const kept = new Headers(headers);
  for (const name of connectionHeaders) if (name !== "content-length") kept.delete(name);
  return new Response(body, { status, headers: kept });
}
