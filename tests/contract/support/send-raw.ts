import { once } from "node:events";
import { request as openRequest } from "node:http";
import { inject } from "vitest";
import type { ApiResponse } from "../../support/read-response.ts";
import { validateResponse } from "../../support/validate-response.ts";

/** A request as it goes over the wire: header lines as given, repeated ones too. */
export type RawRequest = {
  method?: string;
  /** From the root of the gateway. */
  path: string;
  headers: [name: string, value: string][];
  chunks?: Uint8Array[];
  /** False leaves the body open, as a caller does who promised more than it sends. */
  endsBody?: boolean;
};

/** Sends what `fetch` refuses to send, and reads the response even when it comes before the body's end. */
export async function sendRaw({ method = "GET", path, headers, chunks = [], endsBody = true }: RawRequest) {
  const { hostname, port, host } = new URL(inject("baseUrl"));
  const hasHost = headers.some(([name]) => name.toLowerCase() === "host");
  const lines = hasHost ? headers : [["host", host], ...headers];
  const request = openRequest({ hostname, port, path, method, headers: lines.flat(), agent: false });
  // The service may close the connection on a body that it has refused.
  request.on("error", () => {});
  for (const chunk of chunks) request.write(chunk);
  if (endsBody) request.end();
  else request.flushHeaders();
  const [response] = await once(request, "response");
  const read: Buffer[] = [];
  for await (const chunk of response) read.push(chunk);
  request.destroy();
  const text = Buffer.concat(read).toString();
  const received = { status: response.statusCode, headers: toHeaders(response.headers), text };
  validateResponse({ method, path }, received);
  return { ...received, body: toJson(text) };
}

function toHeaders(raw: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw)) headers.set(name, String(value));
  return headers;
}

function toJson(text: string): ApiResponse["body"] {
  return text === "" ? undefined : JSON.parse(text);
}
