import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { answerError, answerJson, readRequestId } from "./request-meta.ts";

const documentPath = join(import.meta.dirname, "..", "..", "docs", "openapi.json");

/** Answers with the OpenAPI document of the service; it needs neither key nor version. */
export async function answerApiDocument(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("allow", "GET, HEAD");
    const message = `Cannot serve ${request.method}: use GET or HEAD`;
    answerError(request, response, { status: 405, code: "method_not_allowed", message });
    return;
  }
  try {
    const body = JSON.parse(await readFile(documentPath, "utf8"));
    answerJson(request, response, { status: 200, requestId: readRequestId(request), body });
  } catch {
    const message = "Cannot show the OpenAPI document: it cannot be read";
    answerError(request, response, { status: 500, code: "internal_error", message });
  }
}
