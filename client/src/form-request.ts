import { API_VERSION } from "./api-version.ts";
import type { Call } from "./call.ts";
import type { Transport } from "./send.ts";
import type { ServiceRequest } from "./send-once.ts";

/** The POST of a call with a body as JSON, under its idempotency key where it has one. */
export function formPost(call: Call, body: unknown, transport: Transport): ServiceRequest {
  const headers = formHeaders(call, transport);
  headers.set("content-type", "application/json");
  if (call.idempotencyKey !== null) headers.set("idempotency-key", call.idempotencyKey);
  return { url: addressOf(call, transport), method: "POST", headers, body: JSON.stringify(body) };
}

/** The GET of a call with one query parameter. */
export function formGet(
  call: Call,
  parameter: { name: string; value: string },
  transport: Transport,
): ServiceRequest {
  const url = `${addressOf(call, transport)}?${parameter.name}=${encodeURIComponent(parameter.value)}`;
  return { url, method: "GET", headers: formHeaders(call, transport) };
}

function addressOf({ operation }: Call, { baseUrl }: Transport): string {
  return `${baseUrl}/functions/v1/${operation}`;
}

function formHeaders({ requestId }: Call, { apiKey }: Transport): Headers {
  const headers = new Headers({ accept: "application/json", "service-api-version": API_VERSION });
  if (apiKey !== null) headers.set("x-api-key", apiKey);
  if (requestId !== null) headers.set("x-request-id", requestId);
  return headers;
}
