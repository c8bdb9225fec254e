import { apiVersion, apiVersionHeader } from "../../shared/platform/kernel/api-version.ts";
import { fetchValidated } from "./fetch-validated.ts";
import { type ApiResponse, readResponse } from "./read-response.ts";

/** A request as an integrator sends it. */
export type ApiRequest = {
  baseUrl: string;
  /** By default GET without a body, POST with one. */
  method?: string;
  /** Null sends none. */
  key: string | null;
  /** By default the current version; null sends none. */
  version?: string | null;
  /** Sent as JSON with its media type, or as it is when it is a string or bytes. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Only for a service that differs from the API's document: responses are validated against it. */
  fetch?: typeof fetchValidated;
};

/** Calls a path below `/functions/v1/` of a stack. */
export async function sendRequest(path: string, request: ApiRequest): Promise<ApiResponse> {
  const { baseUrl, key, version = apiVersion, body, fetch = fetchValidated } = request;
  const headers = new Headers(body === undefined ? {} : { "content-type": "application/json" });
  if (key !== null) headers.set("x-api-key", key);
  if (version !== null) headers.set(apiVersionHeader, version);
  for (const [name, value] of Object.entries(request.headers ?? {})) headers.set(name, value);
  const response = await fetch(`${baseUrl}/functions/v1/${path}`, {
    method: request.method ?? (body === undefined ? "GET" : "POST"),
    headers,
    ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
  });
  return readResponse(response);
}

function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === "string" || body instanceof Uint8Array;
}
