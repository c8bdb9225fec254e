import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";

/** A call of a function with its arguments, and whether its response was passed on. */
export type RecordedCall = { name: string; body: string; isAnswered: boolean };

/** A proxy to the Data API that records calls of functions. */
export type RecordingProxy = {
  url: string;
  calls: RecordedCall[];
  /** Never responds to the next call of this function; resolves with its arguments when it has arrived. */
  swallow: (name: string) => Promise<string>;
  close: () => Promise<void>;
};

/** Passes every request on to the stack's Data API and keeps what was asked. */
export async function startRecordingProxy(targetUrl: string): Promise<RecordingProxy> {
  const calls: RecordingProxy["calls"] = [];
  const swallowed = new Map<string, (body: string) => void>();
  const server = createServer(async (request, response) => {
    const body = await readText(request).catch(() => null);
    // A runtime that was killed while it sent the request.
    if (body === null) return;
    const name = (request.url ?? "").split("/").at(-1) ?? "";
    const call: RecordedCall = { name, body, isAnswered: false };
    calls.push(call);
    const onSwallowed = swallowed.get(name);
    swallowed.delete(name);
    if (onSwallowed) return onSwallowed(body);
    const upstream = await fetch(targetUrl + request.url, {
      method: request.method ?? "GET",
      headers: headersOf(request),
      body,
    });
    response.writeHead(upstream.status, {
      "content-type": upstream.headers.get("content-type") ?? "text/plain",
    });
    response.end(await upstream.text());
    call.isAnswered = true;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("Cannot record: the proxy has no port");
  const swallow = (name: string) => new Promise<string>((resolve) => void swallowed.set(name, resolve));
  const close = async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${address.port}`, calls, swallow, close };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const passed = [
    "authorization",
    "apikey",
    "content-type",
    "content-profile",
    "accept-profile",
    "accept",
    "prefer",
  ];
  return Object.fromEntries(
    passed.flatMap((name) => (typeof headers[name] === "string" ? [[name, headers[name]]] : [])),
  );
}
