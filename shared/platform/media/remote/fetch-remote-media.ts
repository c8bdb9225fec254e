import { raceAbort } from "./byte-source.ts";
import { RemoteError, type RemoteResponse, type RemoteTransport } from "./remote-transport.ts";
import { findTargetProblem } from "./vet-url.ts";

/** Limits of fetching one URL. Reading stops at `bodyBytes`; of a larger body only `headBytes` are kept. */
export type RemoteLimits = {
  redirects: number;
  ports: readonly number[];
  timeoutMs: number;
  bodyBytes: number;
  headBytes: number;
};

/** The network access and the clock that fetching needs. */
export type RemotePorts = {
  transport: RemoteTransport;
  /** A signal that aborts after a time. */
  startTimeout: (durationMs: number) => AbortSignal;
};

/** A fetched body. For a body beyond the limit, `bytes` is only the beginning and `sizeBytes` exceeds the limit. */
export type RemoteBody = { bytes: Uint8Array; sizeBytes: number };

const firstCapacityBytes = 64 * 1024;
/** Servers send pieces of kilobytes; a body sent byte by byte would take too much work. */
const maxPieces = 100_000;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a URL from a request: GET, status 200, no content encoding, and a few redirects, each checked like the
 * first URL and none from https to http. Throws a RemoteError, or the reason of the signal.
 */
export async function fetchRemoteMedia(
  text: string,
  { transport, startTimeout }: RemotePorts,
  limits: RemoteLimits,
  signal: AbortSignal,
): Promise<RemoteBody> {
  const timeout = startTimeout(limits.timeoutMs);
  try {
    return await followUrl(text, transport, limits, AbortSignal.any([signal, timeout]));
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (timeout.aborted) throw new RemoteError("fetching it took too long", error);
    throw error instanceof RemoteError ? error : new RemoteError("the host cannot be reached", error);
  }
}

async function followUrl(
  text: string,
  transport: RemoteTransport,
  limits: RemoteLimits,
  signal: AbortSignal,
): Promise<RemoteBody> {
  let url = vetUrl(URL.parse(text), limits);
  for (let redirects = 0; redirects <= limits.redirects; redirects++) {
    const response = await raceAbort(transport(url, signal), signal);
    try {
      if (!redirectStatuses.has(response.status)) return await readBody(response, limits, signal);
      url = vetUrl(toRedirectUrl(response, url), limits);
    } finally {
      response.close();
    }
  }
  throw new RemoteError(`it redirects more than ${limits.redirects} times`);
}

function vetUrl(url: URL | null, { ports }: RemoteLimits): URL {
  const problem = url ? findTargetProblem(url, ports) : "the URL is malformed";
  if (!url || problem) throw new RemoteError(problem ?? "");
  return url;
}

function toRedirectUrl({ headers }: RemoteResponse, from: URL): URL | null {
  const location = headers.get("location");
  if (location === undefined) throw new RemoteError("it redirects without a location");
  const url = URL.parse(location, from);
  if (from.protocol === "https:" && url?.protocol === "http:")
    throw new RemoteError("it redirects from https to http");
  return url;
}

async function readBody(
  response: RemoteResponse,
  limits: RemoteLimits,
  signal: AbortSignal,
): Promise<RemoteBody> {
  if (response.status !== 200) throw new RemoteError(`the host responds with status ${response.status}`);
  const encoding = response.headers.get("content-encoding")?.toLowerCase() ?? "identity";
  // An encoding that was not requested could only expand a small response.
  if (encoding !== "identity")
    throw new RemoteError("the response has a content encoding that was not requested");
  // `parseInt` reads the first of several equal lengths.
  const statedBytes = Number.parseInt(response.headers.get("content-length") ?? "", 10) || 0;
  const keptBytes = statedBytes > limits.bodyBytes ? limits.headBytes : limits.bodyBytes;
  const body = await collectBytes(response.body, keptBytes, signal);
  if (body.length <= keptBytes) return { bytes: body, sizeBytes: body.length };
  return { bytes: body.slice(0, limits.headBytes), sizeBytes: Math.max(statedBytes, body.length) };
}

/** Joins the pieces of a body, up to the piece that exceeds `maxBytes`. */
async function collectBytes(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const iterator = body[Symbol.asyncIterator]();
  let buffer = new Uint8Array(firstCapacityBytes);
  let lengthBytes = 0;
  for (let pieces = 0; pieces < maxPieces; pieces++) {
    const { value, done } = await raceAbort(iterator.next(), signal);
    if (done) return buffer.subarray(0, lengthBytes);
    buffer = withRoomFor(buffer, lengthBytes + value.length);
    buffer.set(value, lengthBytes);
    lengthBytes += value.length;
    if (lengthBytes > maxBytes) return buffer.subarray(0, lengthBytes);
  }
  throw new RemoteError("the response has too many pieces");
}

function withRoomFor(buffer: Uint8Array<ArrayBuffer>, neededBytes: number): Uint8Array<ArrayBuffer> {
  if (neededBytes <= buffer.length) return buffer;
  const larger = new Uint8Array(Math.max(neededBytes, buffer.length * 2));
  larger.set(buffer);
  return larger;
}
