import type { IncomingMessage, ServerResponse } from "node:http";
import { equalInConstantTime } from "../../../shared/platform/kernel/mod.ts";
import { type GatewayError, readBody, readRequestId, sendError, sendJson } from "../request-meta.ts";
import type { Refusal } from "./deployment.ts";
import type { FunctionVersions } from "./function-versions.ts";
import { largestUploadBytes, readModules } from "./read-modules.ts";

/** The functions whose versions are changed, and the key that authorises it. */
type Deployments = { functions: ReadonlyMap<string, FunctionVersions>; serviceKey: string };

type Result = { status: 200 | 201; body: object } | { refusal: GatewayError };

const largestDeploymentBytes = 10_000;
const codes = { 400: "invalid_json", 404: "invalid_request", 413: "input_too_large", 422: "invalid_request" };

const noKey = refuse(
  401,
  "invalid_api_key",
  "Cannot use the deployments: the service key is missing or wrong",
);
const fromPage = refuse(
  403,
  "scope_not_allowed",
  "Cannot use the deployments: the request comes from a browser",
);
const noRoute = refuse(404, "invalid_request", "Cannot find the deployment: no function has this path");
const noMethod = refuse(405, "method_not_allowed", "Cannot use the deployments: the path has no such method");
const internalError = refuse(500, "internal_error", "Cannot use the deployments: an internal error occurred");

/**
 * Serves requests about versions of functions, which need the service key: lists versions, accepts new ones and
 * changes their shares. `path` is what follows `/deployments/`. Never rejects; a caller that has disconnected gets no
 * response.
 */
export async function serveDeploymentRequest(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  deployments: Deployments,
): Promise<void> {
  const result = await authorise(request, path, deployments).catch(() => internalError);
  if (request.destroyed && !request.complete) return void response.destroy();
  if ("refusal" in result) sendError(request, response, result.refusal);
  else sendJson(request, response, { ...result, requestId: readRequestId(request) });
}

async function authorise(request: IncomingMessage, path: string, deployments: Deployments): Promise<Result> {
  const { authorization = "", origin, "sec-fetch-site": site } = request.headers;
  const key = /^Bearer (.+)$/.exec(authorization)?.[1] ?? "";
  if (!(await equalInConstantTime(key, deployments.serviceKey))) return noKey;
  // Requests of browsers are refused, even with the key.
  if (origin !== undefined || site !== undefined) return fromPage;
  const [, operation = "", versions] = /^([a-z0-9_]+)(\/versions)?$/.exec(path) ?? [];
  const target = deployments.functions.get(operation);
  if (!target) return noRoute;
  return versions ? serveUpload(request, target) : serveDeployment(request, target);
}

async function serveUpload(request: IncomingMessage, target: FunctionVersions): Promise<Result> {
  if (request.method !== "POST") return noMethod;
  const body = await readJson(request, largestUploadBytes);
  if ("refusal" in body) return toResult(body.refusal);
  const read = readModules(body.value);
  if ("refusal" in read) return toResult(read.refusal);
  const uploaded = await target.upload(read.modules);
  return "refusal" in uploaded ? toResult(uploaded.refusal) : { status: 201, body: uploaded };
}

async function serveDeployment(request: IncomingMessage, target: FunctionVersions): Promise<Result> {
  if (request.method === "GET") return { status: 200, body: target.describe() };
  if (request.method !== "PUT") return noMethod;
  const body = await readJson(request, largestDeploymentBytes);
  if ("refusal" in body) return toResult(body.refusal);
  const served = await target.serve(body.value);
  return "refusal" in served ? toResult(served.refusal) : { status: 200, body: target.describe() };
}

async function readJson(
  request: IncomingMessage,
  maxBytes: number,
): Promise<{ value: unknown } | { refusal: Refusal }> {
  const body = await readBody(request, maxBytes);
  if (body === null) {
    const message = `Cannot read the body: it has more than ${maxBytes} bytes`;
    return { refusal: { status: 413, message } };
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    return { value: JSON.parse(text) };
  } catch {
    return { refusal: { status: 400, message: "Cannot read the body: it is not JSON" } };
  }
}

function toResult({ status, message }: Refusal): Result {
  return { refusal: { status, code: codes[status], message } };
}

function refuse(status: number, code: string, message: string): { refusal: GatewayError } {
  return { refusal: { status, code, message } };
}
