import { Agent, type IncomingMessage, request as openRequest, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { createGzip, type Gzip } from "node:zlib";

/** Below this an answer grows or saves nothing that is felt. */
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
 * Where a request goes; `onUnavailable` answers it when nothing there does. An `apiKey` is sent in place of what
 * the caller gives as one.
 */
type Upstream = { port: number; path: string; apiKey?: string; onUnavailable: () => void };

/**
 * Passes a request on and its answer back, both streamed with their bytes and end-to-end headers untouched,
 * but for JSON that the caller takes compressed.
 * An answer that comes before the body has been sent is passed on at once.
 */
export function proxyRequest(request: IncomingMessage, response: ServerResponse, upstream: Upstream): void {
  const { port, path, apiKey } = upstream;
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
    agent,
    setDefaultHeaders: false,
  };
  const outgoing = openRequest(options);
  outgoing.on("response", (incoming) => {
    const encoder = chooseEncoder(request, incoming);
    const headers = encoder ? encodedHeaders(incoming) : endToEndHeaders(incoming);
    response.writeHead(incoming.statusCode ?? 502, incoming.statusMessage, headers);
    const done = () => request.unpipe(outgoing);
    if (encoder) pipeline(incoming, encoder, response, done);
    else pipeline(incoming, response, done);
  });
  outgoing.on("error", () => {
    request.unpipe(outgoing);
    // Part of an answer may be on its way: then the caller must see that it is cut off.
    if (response.headersSent) response.destroy();
    else upstream.onUnavailable();
  });
  response.on("close", () => outgoing.destroy());
  request.on("error", () => outgoing.destroy());
  request.pipe(outgoing);
}

function encodedHeaders(answer: IncomingMessage): string[] {
  return [
    ...endToEndHeaders(answer, "content-length"),
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
 * The encoder for an answer, null where it goes as it is: JSON is compressed for callers who accept it, as
 * the edges of the hosted platforms do.
 */
function chooseEncoder(request: IncomingMessage, answer: IncomingMessage): Gzip | null {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (!/\bgzip\b/i.test(accepted) || gzipRefused.test(accepted) || request.method === "HEAD") return null;
  if (answer.headers["content-encoding"] !== undefined) return null;
  if (!answer.headers["content-type"]?.startsWith("application/json")) return null;
  return Number(answer.headers["content-length"] ?? minBytes) >= minBytes ? createGzip() : null;
}
