import { API_VERSION, API_VERSION_HEADER } from "../../shared/kernel/api-version.ts";

/** A request as an integrator sends it. */
export type ApiRequest = {
  baseUrl: string;
  /** GET without a body, POST with one, unless told. */
  method?: string;
  /** Null sends none. */
  key: string | null;
  /** The current version unless told; null sends none. */
  version?: string | null;
  /** Sent as JSON with its media type, or as it is when it is a string or bytes. */
  body?: unknown;
  headers?: Record<string, string>;
};

/** JSON of a form that only the test knows: every member may be asked for, and may be missing. */
export interface Json {
  [member: string]: Json | undefined;
}

/** An answer read to its end; `body` is undefined where it is not JSON. */
export type ApiAnswer = {
  status: number;
  headers: Headers;
  text: string;
  body: Json | undefined;
};

/** Calls a path below `/functions/v1/` of a stack. */
export async function sendRequest(path: string, request: ApiRequest): Promise<ApiAnswer> {
  const { baseUrl, key, version = API_VERSION, body } = request;
  const headers = new Headers(body === undefined ? {} : { "content-type": "application/json" });
  if (key !== null) headers.set("x-api-key", key);
  if (version !== null) headers.set(API_VERSION_HEADER, version);
  for (const [name, value] of Object.entries(request.headers ?? {})) headers.set(name, value);
  const response = await fetch(`${baseUrl}/functions/v1/${path}`, {
    method: request.method ?? (body === undefined ? "GET" : "POST"),
    headers,
    ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
  });
  return readAnswer(response);
}

/** Reads a response to its end. */
export async function readAnswer(response: Response): Promise<ApiAnswer> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parseJson(text) };
}

function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === "string" || body instanceof Uint8Array;
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
