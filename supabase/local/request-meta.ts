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
  const { status, retryAfterSeconds } = error;
  const requestId = readRequestId(request);
  if (retryAfterSeconds !== undefined) response.setHeader("retry-after", retryAfterSeconds);
  answerJson(request, response, { status, requestId, body: formError(error, requestId) });
}

/** Answers with JSON and the headers that every answer of the service carries. */
export function answerJson(
  request: IncomingMessage,
  response: ServerResponse,
  { status, requestId, body }: { status: number; requestId: string; body: unknown },
): void {
  const text = JSON.stringify(body);
  response.writeHead(status, answerHeaders(text, requestId));
  response.end(request.method === "HEAD" ? undefined : text);
}

/** The whole answer, as bytes for the wire, to something that is no HTTP request. */
export function formMalformedAnswer(): string {
  const requestId = randomUUID();
  const error = { status: 400, code: "invalid_request", message: "Cannot read the request: it is not HTTP" };
  const text = JSON.stringify(formError(error, requestId));
  const headers = Object.entries({ ...answerHeaders(text, requestId), connection: "close" });
  return `HTTP/1.1 400 Bad Request\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${text}`;
}

function formError({ code, message }: GatewayError, requestId: string): object {
  return { error: { code, message }, meta: { request_id: requestId, api_version: API_VERSION } };
}

function answerHeaders(text: string, requestId: string): Record<string, string> {
  return {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(text)),
    "x-request-id": requestId,
    [API_VERSION_HEADER]: API_VERSION,
  };
}
