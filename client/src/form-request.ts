import type { Call } from "./call.ts";
import { apiVersion } from "./operations.ts";
import type { ServiceRequest, Transport } from "./send.ts";

/** Forms the POST of a call with a JSON body and, if it has one, its idempotency key. */
export function formPost(call: Call, body: unknown, transport: Transport): ServiceRequest {
  const headers = formHeaders(call, transport);
  headers.set("content-type", "application/json");
  if (call.idempotencyKey !== null) headers.set("idempotency-key", call.idempotencyKey);
  return { url: addressOf(call, transport), method: "POST", headers, body: JSON.stringify(body) };
}

/** Forms the GET of a call with one query parameter. */
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
  const headers = new Headers({ accept: "application/json", "service-api-version": apiVersion });
  if (apiKey !== null) headers.set("x-api-key", apiKey);
  if (requestId !== null) headers.set("x-request-id", requestId);
  return headers;
}
