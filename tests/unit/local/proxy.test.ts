import { once } from "node:events";
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import { afterEach, expect, test } from "vitest";
import { findFreePort } from "../../../supabase/local/free-port.ts";
import { proxyRequest } from "../../../supabase/local/proxy.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

async function listen(handler: Handler): Promise<number> {
  const server = createServer(handler).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** A gateway in front of an upstream; it responds with 503 when the upstream is absent. */
async function listenBefore(upstreamPort: number): Promise<number> {
  return listen((incoming, response) => {
    const onUnavailable = () => response.writeHead(503).end();
    proxyRequest(incoming, response, { port: upstreamPort, path: incoming.url ?? "/", onUnavailable });
  });
}

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test("bytes, method, path, repeated headers and status pass unchanged in both directions", async () => {
  const upstreamPort = await listen(async (incoming, response) => {
    const seen = { method: incoming.method, path: incoming.url, raw: incoming.rawHeaders };
    const body = await readAll(incoming);
    response.writeHead(207, "Odd", ["x-seen", JSON.stringify(seen), "set-cookie", "a", "set-cookie", "b"]);
    response.end(body);
  });
  const port = await listenBefore(upstreamPort);
  const sent = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
  const outgoing = request({
    port,
    method: "PATCH",
    path: "/a%2Fb?q=%00",
    headers: ["host", "caller.example", "X-Twice", "1", "x-twice", "2", "transfer-encoding", "chunked"],
  });
  outgoing.end(sent);
  const [received]: [IncomingMessage] = await once(outgoing, "response").then(([message]) => [message]);
  const seen = JSON.parse(String(received.headers["x-seen"]));
  expect(received.statusCode).toBe(207);
  expect(received.statusMessage).toBe("Odd");
  expect(received.headers["set-cookie"]).toEqual(["a", "b"]);
  expect(seen).toMatchObject({ method: "PATCH", path: "/a%2Fb?q=%00" });
  expect(seen.raw.join()).toContain("X-Twice,1,x-twice,2");
  expect((await readAll(received)).equals(sent)).toBe(true);
});

test("headers that belong to one connection stay there, those named by Connection too", async () => {
  const upstreamPort = await listen((incoming, response) => {
    response.writeHead(200, { "x-mine": "1", connection: "close, x-mine", "keep-alive": "timeout=99" });
    response.end(Object.keys(incoming.headers).join());
  });
  const port = await listenBefore(upstreamPort);
  const headers = {
    connection: "close, x-hop",
    "x-hop": "1",
    te: "trailers",
    "proxy-authorization": "p",
    "x-kept": "1",
  };
  const [received]: [IncomingMessage] = await once(request({ port, headers }).end(), "response").then(
    ([message]) => [message],
  );
  const passed = String(await readAll(received)).split(",");
  expect(passed).toContain("x-kept");
  for (const name of ["x-hop", "te", "proxy-authorization"]) expect(passed).not.toContain(name);
  expect(received.headers["x-mine"]).toBeUndefined();
  expect(received.headers["keep-alive"]).not.toBe("timeout=99");
});

test("a response that begins before the body has ended reaches the caller immediately", async () => {
  const upstreamPort = await listen((_incoming, response) => response.writeHead(413).end("too large"));
  const port = await listenBefore(upstreamPort);
  const outgoing = request({ port, method: "POST", headers: { "content-length": 1_000_000_000 } });
  outgoing.on("error", () => {});
  outgoing.write("{");
  const [received] = await once(outgoing, "response");
  expect(received.statusCode).toBe(413);
  expect(String(await readAll(received))).toBe("too large");
  outgoing.destroy();
});

test("a caller sends the rest of a body that was refused early without an error, on the same connection", async () => {
  let hangUp = () => {};
  const upstreamPort = await listen((incoming, response) => {
    hangUp = () => void incoming.destroy();
    response.writeHead(413).end("too large");
  });
  const port = await listenBefore(upstreamPort);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const localPorts = new Set<number | undefined>();
  for (let turn = 0; turn < 3; turn++) {
    const outgoing = request({ port, agent, method: "POST" });
    outgoing.write(Buffer.alloc(1_000_000));
    const [received] = await once(outgoing, "response");
    localPorts.add(outgoing.socket?.localPort);
    expect(String(await readAll(received))).toBe("too large");
    hangUp();
    outgoing.end(Buffer.alloc(4_000_000));
    await once(outgoing, "close");
  }
  agent.destroy();
  expect(localPorts.size).toBe(1);
});

test("the first part of a response does not wait for the last", async () => {
  const finish = Promise.withResolvers<void>();
  const upstreamPort = await listen(async (_incoming, response) => {
    response.write("first");
    await finish.promise;
    response.end("last");
  });
  const port = await listenBefore(upstreamPort);
  const [received] = await once(request({ port }).end(), "response");
  const [first] = await once(received, "data");
  finish.resolve();
  expect(String(first)).toBe("first");
  expect(String(await readAll(received))).toBe("last");
});

test("an absent upstream is reported to the gateway", async () => {
  const port = await listenBefore(await findFreePort());
  const [received] = await once(request({ port }).end(), "response");
  expect(received.statusCode).toBe(503);
  received.resume();
});

test("a response that breaks off upstream breaks off for the caller too", async () => {
  const upstreamPort = await listen((_incoming, response) => {
    response.writeHead(200, { "content-length": 100 });
    response.write("part", () => response.destroy());
  });
  const port = await listenBefore(upstreamPort);
  const [received] = await once(request({ port }).end(), "response");
  await expect(readAll(received)).rejects.toThrow("aborted");
});

test("a caller that goes away frees the upstream", async () => {
  const closed = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const upstreamPort = await listen((_incoming, response) => {
    response.on("close", closed.resolve);
    arrived.resolve();
  });
  const port = await listenBefore(upstreamPort);
  const outgoing = request({ port }).end();
  outgoing.on("error", () => {});
  await arrived.promise;
  outgoing.destroy();
  await closed.promise;
});
