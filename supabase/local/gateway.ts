import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { sendApiDocument } from "./api-document.ts";
import { findPageFile, sendPageFile } from "./console-page.ts";
import { type ObjectStorage, serveObjectRequest } from "./object-storage.ts";
import { proxyRequest } from "./proxy.ts";
import { formMalformedResponse, readRequestId, sendError, sendJson } from "./request-meta.ts";
import type { Routes } from "./routes.ts";
import type { PartStatus } from "./supervisor.ts";
import type { Target } from "./target.ts";
import { readChooser } from "./versions/read-chooser.ts";
import { serveDeploymentRequest } from "./versions/serve-deployment-request.ts";

const waiting: PartStatus = { state: "starting", pid: null, restarts: 0 };

const functionPathForm = /^\/functions\/v1(\/([a-z0-9_]+)(?:[/?].*)?)$/s;
const consoleApiPath = /^\/api\/functions\/v1(\/([a-z0-9_]+)(?:\?.*)?)$/s;
const documentPath = /^\/functions\/v1\/openapi\.json(\?.*)?$/s;
const functionHealthPath = /^\/[a-z0-9_]+\/health(\?.*)?$/s;
const healthPath = /^\/health(\?.*)?$/s;
const storagePath = /^\/storage\/v1\/object(\/.*)$/s;
const deploymentPathForm = /^\/deployments\/(.*)$/s;
const dataApiPath = /^\/rest\/v1(\/.*)?$/s;

/** Listens on the loopback interface; throws when the port is in use. Port 0 selects a free one. */
export async function startGateway(port: number, routes: Routes): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => route(request, response, routes));
  server.on("clientError", (_error, socket) => socket.writable && socket.end(formMalformedResponse()));
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

/** Refuses new connections and closes the open ones. */
export async function stopGateway(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}

function route(request: IncomingMessage, response: ServerResponse, routes: Routes): void {
  const path = request.url ?? "/";
  const [, functionPath, operation = ""] = functionPathForm.exec(path) ?? [];
  const dataApi = dataApiPath.exec(path);
  const [, objectPath] = storagePath.exec(path) ?? [];
  const [, deploymentPath] = deploymentPathForm.exec(path) ?? [];
  const [, consolePath, consoleOperation = ""] = consoleApiPath.exec(path) ?? [];
  const pageFile = findPageFile(routes.consolePage, request);
  if (pageFile) sendPageFile(request, response, pageFile);
  else if (consolePath)
    passFromConsole(request, response, routes, { path: consolePath, operation: consoleOperation });
  else if (healthPath.test(path)) sendHealth(request, response, routes);
  else if (documentPath.test(path)) void sendApiDocument(request, response);
  else if (objectPath) passToStorage(request, response, routes.storage, objectPath);
  else if (deploymentPath !== undefined) passToDeployments(request, response, routes, deploymentPath);
  else if (dataApi) passOn(request, response, routes.dataApi, { path: dataApi[1] ?? "/" });
  else if (!functionPath) sendNotFound(request, response);
  else passToFunction(request, response, routes, { path: functionPath, operation });
}

function passFromConsole(
  request: IncomingMessage,
  response: ServerResponse,
  routes: Routes,
  { path, operation }: { path: string; operation: string },
): void {
  const foreignness = findForeignness(request);
  const { consoleKey } = routes;
  if (foreignness !== null) sendForbidden(request, response, foreignness);
  else if (consoleKey === null) sendUnavailable(request, response);
  else passToFunction(request, response, routes, { path, operation, apiKey: consoleKey });
}

/**
 * A version that is shut down is not stopped before its responses are sent. A function gets no requests until it has
 * the catalogue that it needs: it would find no foods, and cache that.
 */
function passToFunction(
  request: IncomingMessage,
  response: ServerResponse,
  routes: Routes,
  { operation, ...sent }: { path: string; operation: string; apiKey?: string },
): void {
  const versions = routes.functions.get(operation);
  const chosen = versions?.choose(readChooser(request, operation, sent.apiKey));
  if (chosen) response.once("close", chosen.enter());
  if (!versions && routes.isReady) sendNotFound(request, response);
  else if (!chosen || !routes.hasCatalogue || functionHealthPath.test(sent.path))
    passOn(request, response, chosen, sent);
  else
    void routes.hasCatalogue(operation, chosen.port).then((hasCatalogue) => {
      if (hasCatalogue) passOn(request, response, chosen, sent);
      else sendUnavailable(request, response);
    });
}

function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  target: Target | null | undefined,
  sent: { path: string; apiKey?: string },
): void {
  const onUnavailable = () => sendUnavailable(request, response);
  if (target?.status().state !== "running") onUnavailable();
  else proxyRequest(request, response, { port: target.port, ...sent, onUnavailable });
}

function passToStorage(
  request: IncomingMessage,
  response: ServerResponse,
  storage: ObjectStorage | null,
  path: string,
): void {
  if (storage === null) sendUnavailable(request, response);
  else void serveObjectRequest(request, response, path, storage);
}

function passToDeployments(
  request: IncomingMessage,
  response: ServerResponse,
  { functions, serviceKey, isReady }: Routes,
  path: string,
): void {
  if (!isReady || serviceKey === null) sendUnavailable(request, response);
  else void serveDeploymentRequest(request, response, path, { functions, serviceKey });
}

function sendNotFound(request: IncomingMessage, response: ServerResponse): void {
  const message = "Cannot find the resource: no operation has this path";
  sendError(request, response, { status: 404, code: "invalid_request", message });
}

function sendForbidden(request: IncomingMessage, response: ServerResponse, reason: string): void {
  const message = `Cannot use the console's key: ${reason}`;
  sendError(request, response, { status: 403, code: "scope_not_allowed", message });
}

function sendUnavailable(request: IncomingMessage, response: ServerResponse): void {
  const message = "The service is temporarily unavailable";
  sendError(request, response, { status: 503, code: "service_unavailable", message, retryAfterSeconds: 1 });
}

/** Sends the state of every process, and the versions of each function with their shares. */
function sendHealth(request: IncomingMessage, response: ServerResponse, routes: Routes): void {
  const postgres = routes.database?.() ?? waiting;
  const postgrest = routes.dataApi?.status() ?? waiting;
  const functions = [...routes.functions].map(
    ([name, target]) => [name, { ...target.status(), versions: target.statuses() }] as const,
  );
  const serving = functions.flatMap(([, { versions }]) => versions.filter(({ share }) => share > 0));
  const isRunning = [postgres, postgrest, ...serving].every(({ state }) => state === "running");
  const status = !routes.isReady ? "starting" : isRunning ? "ok" : "degraded";
  const parts = { gateway: { state: "running", pid: process.pid }, postgres, postgrest };
  const body = { status, parts: { ...parts, functions: Object.fromEntries(functions) } };
  sendJson(request, response, {
    status: status === "ok" ? 200 : 503,
    requestId: readRequestId(request),
    body,
  });
}

/**
 * Why a request to the console's API may not use the local key, null when it may: only the page from this server
 * may. Without the check of Host, a page of another name could point its DNS here; browsers report the site of a
 * request, and no page can forge it.
 */
function findForeignness({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): string | null {
  const { host = "", origin } = headers;
  if (!isOwnHost(host, socket.localPort)) return "the request was sent to another host than this machine";
  if (origin !== undefined && origin !== `http://${host}`) return "the request comes from another origin";
  const isOwnPage = headers["sec-fetch-site"] === "same-origin";
  return isOwnPage ? null : "the request does not come from its page";
}

function isOwnHost(host: string, port: number | undefined): boolean {
  return ["127.0.0.1", "localhost"].some((name) => host.toLowerCase() === `${name}:${port}`);
}
