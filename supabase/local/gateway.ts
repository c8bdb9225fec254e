import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { answerHealth } from "./answer-health.ts";
import { answerApiDocument } from "./api-document.ts";
import { findForeignness } from "./console-guard.ts";
import { answerPageFile, findPageFile } from "./console-page.ts";
import { answerObjectRequest, type ObjectStorage } from "./object-storage.ts";
import { proxyRequest } from "./proxy.ts";
import { answerError, formMalformedAnswer } from "./request-meta.ts";
import type { Routes } from "./routes.ts";
import type { Target } from "./target.ts";
import { answerDeploymentRequest } from "./versions/answer-deployment-request.ts";
import { readChooser } from "./versions/read-chooser.ts";

const FUNCTION_PATH = /^\/functions\/v1(\/([a-z0-9_]+)(?:[/?].*)?)$/s;
const CONSOLE_API_PATH = /^\/api\/functions\/v1(\/([a-z0-9_]+)(?:\?.*)?)$/s;
const DOCUMENT_PATH = /^\/functions\/v1\/openapi\.json(\?.*)?$/s;
const HEALTH_PATH = /^\/health(\?.*)?$/s;
const STORAGE_PATH = /^\/storage\/v1\/object(\/.*)$/s;
const DEPLOYMENT_PATH = /^\/deployments\/(.*)$/s;
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
  const [, deploymentPath] = DEPLOYMENT_PATH.exec(path) ?? [];
  const [, consolePath, consoleOperation = ""] = CONSOLE_API_PATH.exec(path) ?? [];
  const pageFile = findPageFile(routes.consolePage, request);
  if (pageFile) answerPageFile(request, response, pageFile);
  else if (consolePath)
    passFromConsole(request, response, routes, { path: consolePath, operation: consoleOperation });
  else if (HEALTH_PATH.test(path)) answerHealth(request, response, routes);
  else if (DOCUMENT_PATH.test(path)) void answerApiDocument(request, response);
  else if (objectPath) passToStorage(request, response, routes.storage, objectPath);
  else if (deploymentPath !== undefined) passToDeployments(request, response, routes, deploymentPath);
  else if (dataApi) passOn(request, response, routes.dataApi, { path: dataApi[1] ?? "/" });
  else if (!functionPath) answerUnknown(request, response);
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
  if (foreignness !== null) answerForeign(request, response, foreignness);
  else if (consoleKey === null) answerUnavailable(request, response);
  else passToFunction(request, response, routes, { path, operation, apiKey: consoleKey });
}

/** A version that leaves is not stopped before its answers are out. */
function passToFunction(
  request: IncomingMessage,
  response: ServerResponse,
  routes: Routes,
  { operation, ...sent }: { path: string; operation: string; apiKey?: string },
): void {
  const versions = routes.functions.get(operation);
  const chosen = versions?.choose(readChooser(request, operation, sent.apiKey));
  if (chosen) response.once("close", chosen.enter());
  if (!versions && routes.isReady) answerUnknown(request, response);
  else passOn(request, response, chosen, sent);
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

function passToDeployments(
  request: IncomingMessage,
  response: ServerResponse,
  { functions, serviceKey, isReady }: Routes,
  path: string,
): void {
  if (!isReady || serviceKey === null) answerUnavailable(request, response);
  else void answerDeploymentRequest(request, response, path, { functions, serviceKey });
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
