import { Agent, type IncomingMessage, request as openRequest, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { createGzip, type Gzip } from "node:zlib";

/** Compressing smaller responses makes them larger or saves too little. */
const minBytes = 1024;

const gzipRefused = /\bgzip\s*;\s*q=0(?:\.0+)?\s*(?:,|$)/i;

const hopByHop = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "expect",
]);
const agent = new Agent({ keepAlive: true, maxFreeSockets: 16 });

/**
 * Where a request goes; `onUnavailable` sends the response when nothing listens there. An `apiKey` replaces the
 * caller's.
 */
type Upstream = { port: number; path: string; apiKey?: string; onUnavailable: () => void };

/**
 * Forwards a request and its response, both streamed with unchanged bytes and end-to-end headers, except that JSON is
 * compressed for callers that accept it. A response that arrives before the body has been sent is forwarded at once.
 */
export function proxyRequest(request: IncomingMessage, response: ServerResponse, upstream: Upstream): void {
  const { port, path, apiKey } = upstream;
  const hasBody =
    request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0;
  const headers = ["host", `127.0.0.1:${port}`];
  if (apiKey === undefined) headers.push(...endToEndHeaders(request, "host"));
  else headers.push(...endToEndHeaders(request, "host", "x-api-key"), "x-api-key", apiKey);
  if (request.headers["transfer-encoding"] !== undefined) headers.push("transfer-encoding", "chunked");
  const options = {
    host: "127.0.0.1",
    port,
    path,
    method: request.method,
    headers,
    // A function that refuses a body early closes the connection, which the next request must not be waiting for.
    agent: hasBody ? false : agent,
    setDefaultHeaders: false,
  };
  const outgoing = openRequest(options);
  outgoing.on("response", (incoming) => {
    const encoder = chooseEncoder(request, incoming);
    const headers = encoder ? encodedHeaders(incoming) : endToEndHeaders(incoming);
    response.writeHead(incoming.statusCode ?? 502, incoming.statusMessage, headers);
    // The rest of the body is read and dropped: closing a connection with unread bytes can discard the response.
    const done = () => {
      request.unpipe(outgoing);
      request.resume();
    };
    if (encoder) pipeline(incoming, encoder, response, done);
    else pipeline(incoming, response, done);
  });
  outgoing.on("error", () => {
    request.unpipe(outgoing);
    if (response.writableEnded) return;
    // Part of a response may have been sent: then the caller must see that it is cut off.
    if (response.headersSent) response.destroy();
    else upstream.onUnavailable();
  });
  response.on("close", () => outgoing.destroy());
  request.on("error", () => outgoing.destroy());
  request.pipe(outgoing);
}

function encodedHeaders(incoming: IncomingMessage): string[] {
  return [
    ...endToEndHeaders(incoming, "content-length"),
    "content-encoding",
    "gzip",
    "vary",
    "accept-encoding",
  ];
}

/** Raw headers, names and values in turn, so that repeated ones stay as they were sent. */
function endToEndHeaders(message: IncomingMessage, ...dropped: string[]): string[] {
  const named = (message.headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  const omitted = new Set([...hopByHop, ...named, ...dropped]);
  const { rawHeaders } = message;
  return rawHeaders.filter((_, index) => !omitted.has((rawHeaders[index & ~1] ?? "").toLowerCase()));
}

/**
 * The encoder for a response, null where it is not compressed: JSON is compressed for callers who accept it, as the
 * edges of the hosted platforms do.
 */
function chooseEncoder(request: IncomingMessage, incoming: IncomingMessage): Gzip | null {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (!/\bgzip\b/i.test(accepted) || gzipRefused.test(accepted) || request.method === "HEAD") return null;
  if (incoming.headers["content-encoding"] !== undefined) return null;
  if (!incoming.headers["content-type"]?.startsWith("application/json")) return null;
  return Number(incoming.headers["content-length"] ?? minBytes) >= minBytes ? createGzip() : null;
}
