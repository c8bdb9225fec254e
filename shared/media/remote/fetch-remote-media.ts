import { collectBytes } from "./collect-bytes.ts";
import { findTargetProblem } from "./find-target-problem.ts";
import { raceAbort } from "./race-abort.ts";
import { RemoteError } from "./remote-error.ts";
import type { RemoteLimits } from "./remote-limits.ts";
import type { RemoteAnswer, RemoteTransport } from "./remote-transport.ts";

/** What fetching touches outside. */
export type RemotePorts = {
  transport: RemoteTransport;
  /** A signal that aborts after a time. */
  startTimeout: (durationMs: number) => AbortSignal;
};

/** A fetched body; of one beyond the limit only the beginning, and a size that is larger than the limit. */
export type RemoteBody = { bytes: Uint8Array; sizeBytes: number };

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a URL that a caller names: GET, status 200, no content encoding, a few redirects of which each is
 * judged like the first and none leads from https to http. Throws a RemoteError, or the signal's reason.
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
    const answer = await raceAbort(transport(url, signal), signal);
    try {
      if (!REDIRECTS.has(answer.status)) return await readBody(answer, limits, signal);
      url = vetUrl(toRedirectUrl(answer, url), limits);
    } finally {
      answer.close();
    }
  }
  throw new RemoteError(`it redirects more than ${limits.redirects} times`);
}

function vetUrl(url: URL | null, { ports }: RemoteLimits): URL {
  const problem = url ? findTargetProblem(url, ports) : "the URL is malformed";
  if (!url || problem) throw new RemoteError(problem ?? "");
  return url;
}

function toRedirectUrl({ headers }: RemoteAnswer, from: URL): URL | null {
  const location = headers.get("location");
  if (location === undefined) throw new RemoteError("it redirects to nowhere");
  const url = URL.parse(location, from);
  if (from.protocol === "https:" && url?.protocol === "http:")
    throw new RemoteError("it redirects from https to http");
  return url;
}

async function readBody(
  answer: RemoteAnswer,
  limits: RemoteLimits,
  signal: AbortSignal,
): Promise<RemoteBody> {
  if (answer.status !== 200) throw new RemoteError(`the host answers with status ${answer.status}`);
  const encoding = answer.headers.get("content-encoding")?.toLowerCase() ?? "identity";
  // An encoding that was not asked for would only let a small answer grow.
  if (encoding !== "identity")
    throw new RemoteError("the answer has a content encoding that was not asked for");
  // Told twice alike, the length stands there twice.
  const statedBytes = Number.parseInt(answer.headers.get("content-length") ?? "", 10) || 0;
  const keptBytes = statedBytes > limits.bodyBytes ? limits.headBytes : limits.bodyBytes;
  const body = await collectBytes(answer.body, keptBytes, signal);
  if (body.length <= keptBytes) return { bytes: body, sizeBytes: body.length };
  return { bytes: body.slice(0, limits.headBytes), sizeBytes: Math.max(statedBytes, body.length) };
}
