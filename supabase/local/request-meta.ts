import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { apiVersion, apiVersionHeader } from "../../shared/platform/kernel/mod.ts";

const requestIdForm = /^[A-Za-z0-9._-]{1,128}$/;

/** An error of the gateway itself, in the contract's terms. */
export type GatewayError = { status: number; code: string; message: string; retryAfterSeconds?: number };

/** The caller's request id when it is well formed, else a new one. */
export function readRequestId(request: IncomingMessage): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && requestIdForm.test(given) ? given : randomUUID();
}

/** Sends an error in the contract's envelope, unless a response has already begun. */
export function sendError(request: IncomingMessage, response: ServerResponse, error: GatewayError): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { status, retryAfterSeconds } = error;
  const requestId = readRequestId(request);
  if (retryAfterSeconds !== undefined) response.setHeader("retry-after", retryAfterSeconds);
  sendJson(request, response, { status, requestId, body: formError(error, requestId) });
}

/** Sends JSON with the headers that every response of the service has. */
export function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  { status, requestId, body }: { status: number; requestId: string; body: unknown },
): void {
  const text = JSON.stringify(body);
  response.writeHead(status, responseHeaders(text, requestId));
  response.end(request.method === "HEAD" ? undefined : text);
}

/** The complete response, as bytes for the wire, to a message that is not an HTTP request. */
export function formMalformedResponse(): string {
  const requestId = randomUUID();
  const error = { status: 400, code: "invalid_request", message: "Cannot read the request: it is not HTTP" };
  const text = JSON.stringify(formError(error, requestId));
  const headers = Object.entries({ ...responseHeaders(text, requestId), connection: "close" });
  return `HTTP/1.1 400 Bad Request\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${text}`;
}

function formError({ code, message }: GatewayError, requestId: string): object {
  return { error: { code, message }, meta: { request_id: requestId, api_version: apiVersion } };
}

function responseHeaders(text: string, requestId: string): Record<string, string> {
  return {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(text)),
    "x-request-id": requestId,
    [apiVersionHeader]: apiVersion,
  };
}

/** The body of a request, or null when it exceeds `maxBytes`. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of request) {
    sizeBytes += chunk.length;
    if (sizeBytes <= maxBytes) chunks.push(chunk);
  }
  return sizeBytes > maxBytes ? null : Buffer.concat(chunks);
}

/** The members of a JSON object, or null for any other body. */
export function readMembers(body: Buffer | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(String(body));
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
