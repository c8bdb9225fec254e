import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { API_VERSION, API_VERSION_HEADER } from "../../shared/kernel/api-version.ts";

const REQUEST_ID_FORM = /^[A-Za-z0-9._-]{1,128}$/;

/** The caller's request id when it is well formed, else a new one. */
export function readRequestId(request: IncomingMessage): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && REQUEST_ID_FORM.test(given) ? given : randomUUID();
}

/** What the gateway itself has to tell: an error of the contract's form. */
export type GatewayError = { status: number; code: string; message: string; retryAfterSeconds?: number };

/** Answers in the contract's error envelope, unless an answer has already begun. */
export function answerError(request: IncomingMessage, response: ServerResponse, error: GatewayError): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const requestId = readRequestId(request);
  const { status, code, message, retryAfterSeconds } = error;
  answerJson(request, response, status, {
    body: { error: { code, message }, meta: { request_id: requestId, api_version: API_VERSION } },
    headers: retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) },
  });
}

/** Answers with JSON and the headers that every answer of the service carries. */
export function answerJson(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { body, headers = {} }: { body: unknown; headers?: Record<string, string> },
): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
    "x-request-id": readRequestId(request),
    [API_VERSION_HEADER]: API_VERSION,
    ...headers,
  });
  response.end(request.method === "HEAD" ? undefined : text);
}
