import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { readRequestId, sendError, sendJson } from "./request-meta.ts";

const documentPath = join(import.meta.dirname, "..", "..", "docs", "openapi.json");

/** Sends the OpenAPI document of the service; it needs neither key nor version. */
export async function sendApiDocument(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("allow", "GET, HEAD");
    const message = `Cannot serve ${request.method}: use GET or HEAD`;
    sendError(request, response, { status: 405, code: "method_not_allowed", message });
    return;
  }
  try {
    const body = JSON.parse(await readFile(documentPath, "utf8"));
    sendJson(request, response, { status: 200, requestId: readRequestId(request), body });
  } catch {
    const message = "Cannot show the OpenAPI document: it cannot be read";
    sendError(request, response, { status: 500, code: "internal_error", message });
  }
}
