import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { answerApiDocument } from "./api-document.ts";
import { findForeignness } from "./console-guard.ts";
import { answerPageFile, type ConsolePage, findPageFile } from "./console-page.ts";
import { answerObjectRequest, type ObjectStorage } from "./object-storage.ts";
import { proxyRequest } from "./proxy.ts";
import { answerError, answerJson, formMalformedAnswer, readRequestId } from "./request-meta.ts";
import type { PartStatus } from "./supervisor.ts";

/** A part behind the gateway, as it is at this moment. */
export type Target = { port: number; status: () => PartStatus };

/** Filled in while the stack starts; the gateway looks up everything per request. */
export type Routes = {
  database: (() => PartStatus) | null;
  dataApi: Target | null;
  storage: ObjectStorage | null;
  functions: Map<string, Target>;
  consolePage: ConsolePage | null;
  /** The key that the console's page works with; it never leaves this process towards a browser. */
  consoleKey: string | null;
  isReady: boolean;
};

const FUNCTION_PATH = /^\/functions\/v1(\/([a-z0-9_]+)(?:[/?].*)?)$/s;
const CONSOLE_API_PATH = /^\/api\/functions\/v1(\/([a-z0-9_]+)(?:\?.*)?)$/s;
const DOCUMENT_PATH = /^\/functions\/v1\/openapi\.json(\?.*)?$/s;
const HEALTH_PATH = /^\/health(\?.*)?$/s;
const STORAGE_PATH = /^\/storage\/v1\/object(\/.*)$/s;
const DATA_API_PATH = /^\/rest\/v1(\/.*)?$/s;

/** Listens on the loopback interface; throws when the port is taken. Port 0 takes a free one. */
export async function startGateway(port: number, routes: Routes): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => route(request, response, routes));
  server.on("clientError", (_error, socket) => socket.writable && socket.end(formMalformedAnswer()));
  server.listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    throw new Error(`Cannot start: port ${port} is in use; choose another one with PORT`);
  }
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("Cannot start: the gateway has no port");
  return { server, url: `http://127.0.0.1:${address.port}` };
}

/** Refuses new connections at once and ends the open ones. */
export async function stopGateway(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}

function route(request: IncomingMessage, response: ServerResponse, routes: Routes): void {
  const path = request.url ?? "/";
  const [, functionPath, operation = ""] = FUNCTION_PATH.exec(path) ?? [];
  const dataApi = DATA_API_PATH.exec(path);
  const [, objectPath] = STORAGE_PATH.exec(path) ?? [];
  const [, consolePath, consoleOperation = ""] = CONSOLE_API_PATH.exec(path) ?? [];
  const pageFile = findPageFile(routes.consolePage, request);
  if (pageFile) answerPageFile(request, response, pageFile);
  else if (consolePath)
    passFromConsole(request, response, routes, { path: consolePath, operation: consoleOperation });
  else if (HEALTH_PATH.test(path)) answerHealth(request, response, routes);
  else if (DOCUMENT_PATH.test(path)) void answerApiDocument(request, response);
  else if (objectPath) passToStorage(request, response, routes.storage, objectPath);
  else if (dataApi) passOn(request, response, routes.dataApi, { path: dataApi[1] ?? "/" });
  else if (!functionPath) answerUnknown(request, response);
  else if (!routes.functions.has(operation) && routes.isReady) answerUnknown(request, response);
  else passOn(request, response, routes.functions.get(operation), { path: functionPath });
}

function passFromConsole(
  request: IncomingMessage,
  response: ServerResponse,
  routes: Routes,
  { path, operation }: { path: string; operation: string },
): void {
  const foreignness = findForeignness(request);
  const { consoleKey } = routes;
  if (foreignness !== null) answerForeign(request, response, foreignness);
  else if (!routes.functions.has(operation) && routes.isReady) answerUnknown(request, response);
  else if (consoleKey === null) answerUnavailable(request, response);
  else passOn(request, response, routes.functions.get(operation), { path, apiKey: consoleKey });
}

function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  target: Target | null | undefined,
  sent: { path: string; apiKey?: string },
): void {
  const onUnavailable = () => answerUnavailable(request, response);
  if (target?.status().state !== "running") onUnavailable();
  else proxyRequest(request, response, { port: target.port, ...sent, onUnavailable });
}

function passToStorage(
  request: IncomingMessage,
  response: ServerResponse,
  storage: ObjectStorage | null,
  path: string,
): void {
  if (storage === null) answerUnavailable(request, response);
  else void answerObjectRequest(request, response, path, storage);
}

function answerUnknown(request: IncomingMessage, response: ServerResponse): void {
  const message = "Cannot find the resource: no operation has this path";
  answerError(request, response, { status: 404, code: "invalid_request", message });
}

function answerForeign(request: IncomingMessage, response: ServerResponse, reason: string): void {
  const message = `Cannot use the console's key: ${reason}`;
  answerError(request, response, { status: 403, code: "scope_not_allowed", message });
}

function answerUnavailable(request: IncomingMessage, response: ServerResponse): void {
  const message = "The service is temporarily unavailable";
  answerError(request, response, { status: 503, code: "service_unavailable", message, retryAfterSeconds: 1 });
}

function answerHealth(request: IncomingMessage, response: ServerResponse, routes: Routes): void {
  const waiting: PartStatus = { state: "starting", pid: null, restarts: 0 };
  const functions = [...routes.functions].map(([name, target]) => [name, target.status()] as const);
  const postgres = routes.database?.() ?? waiting;
  const postgrest = routes.dataApi?.status() ?? waiting;
  const isRunning = [postgres, postgrest, ...functions.map(([, status]) => status)].every(
    ({ state }) => state === "running",
  );
  const status = !routes.isReady ? "starting" : isRunning ? "ok" : "degraded";
  const parts = { gateway: { state: "running", pid: process.pid }, postgres, postgrest };
  const body = { status, parts: { ...parts, functions: Object.fromEntries(functions) } };
  answerJson(request, response, {
    status: status === "ok" ? 200 : 503,
    requestId: readRequestId(request),
    body,
  });
}
