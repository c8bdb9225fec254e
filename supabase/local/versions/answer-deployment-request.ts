import type { IncomingMessage, ServerResponse } from "node:http";
import { equalInConstantTime } from "../../../shared/platform/kernel/mod.ts";
import { answerError, answerJson, type GatewayError, readBody, readRequestId } from "../request-meta.ts";
import type { Refusal } from "./deployment.ts";
import type { FunctionVersions } from "./function-versions.ts";
import { largestUploadBytes, readModules } from "./read-modules.ts";

/** Whose versions are changed, and the key that lets it be done. */
type Deployments = { functions: ReadonlyMap<string, FunctionVersions>; serviceKey: string };

type Answer = { status: 200 | 201; body: object } | { refusal: GatewayError };

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
  "Cannot use the deployments: the request comes from a page",
);
const noRoute = refuse(404, "invalid_request", "Cannot find the deployment: no function has this path");
const noMethod = refuse(405, "method_not_allowed", "Cannot use the deployments: the path has no such method");
const noLuck = refuse(500, "internal_error", "Cannot use the deployments: something went wrong");

/**
 * Serves the versions of functions to who has the service key: tells them, takes new ones and shares out requests.
 * `path` is what follows `/deployments/`. Never rejects: a caller that is gone gets no answer.
 */
export async function answerDeploymentRequest(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  deployments: Deployments,
): Promise<void> {
  const answer = await guard(request, path, deployments).catch(() => noLuck);
  if (request.destroyed && !request.complete) return void response.destroy();
  if ("refusal" in answer) answerError(request, response, answer.refusal);
  else answerJson(request, response, { ...answer, requestId: readRequestId(request) });
}

async function guard(request: IncomingMessage, path: string, deployments: Deployments): Promise<Answer> {
  const { authorization = "", origin, "sec-fetch-site": site } = request.headers;
  const key = /^Bearer (.+)$/.exec(authorization)?.[1] ?? "";
  if (!(await equalInConstantTime(key, deployments.serviceKey))) return noKey;
  // No browser has business here, not even one that somehow holds the key.
  if (origin !== undefined || site !== undefined) return fromPage;
  const [, operation = "", versions] = /^([a-z0-9_]+)(\/versions)?$/.exec(path) ?? [];
  const target = deployments.functions.get(operation);
  if (!target) return noRoute;
  return versions ? answerUpload(request, target) : answerDeployment(request, target);
}

async function answerUpload(request: IncomingMessage, target: FunctionVersions): Promise<Answer> {
  if (request.method !== "POST") return noMethod;
  const body = await readJson(request, largestUploadBytes);
  if ("refusal" in body) return tell(body.refusal);
  const read = readModules(body.value);
  if ("refusal" in read) return tell(read.refusal);
  const uploaded = await target.upload(read.modules);
  return "refusal" in uploaded ? tell(uploaded.refusal) : { status: 201, body: uploaded };
}

async function answerDeployment(request: IncomingMessage, target: FunctionVersions): Promise<Answer> {
  if (request.method === "GET") return { status: 200, body: target.tell() };
  if (request.method !== "PUT") return noMethod;
  const body = await readJson(request, largestDeploymentBytes);
  if ("refusal" in body) return tell(body.refusal);
  const served = await target.serve(body.value);
  return "refusal" in served ? tell(served.refusal) : { status: 200, body: target.tell() };
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

function tell({ status, message }: Refusal): Answer {
  return { refusal: { status, code: codes[status], message } };
}

function refuse(status: number, code: string, message: string): { refusal: GatewayError } {
  return { refusal: { status, code, message } };
}
