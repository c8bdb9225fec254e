import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";

/** A Data API that tells who calls which function with what. */
export type RecordingProxy = {
  url: string;
  calls: { name: string; body: string }[];
  close: () => Promise<void>;
};

/** Passes every request on to the stack's Data API and keeps what was asked. */
export async function startRecordingProxy(targetUrl: string): Promise<RecordingProxy> {
  const calls: RecordingProxy["calls"] = [];
  const server = createServer(async (request, response) => {
    const body = await readText(request);
    calls.push({ name: (request.url ?? "").split("/").at(-1) ?? "", body });
    const answer = await fetch(targetUrl + request.url, {
      method: request.method ?? "GET",
      headers: headersOf(request),
      body,
    });
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "text/plain" });
    response.end(await answer.text());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("Cannot record: the proxy has no port");
  const close = async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${address.port}`, calls, close };
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
