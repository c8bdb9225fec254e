import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { type BuiltConsole, buildConsole } from "../../console/build.ts";
import pageHeaders from "../../console/proxy/page-headers.json" with { type: "json" };

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
};

type PageFile = { bytes: Buffer; headers: Record<string, string> };

/** The console's files by request path; in memory, so that a later build does not change what is served. */
export type ConsolePage = ReadonlyMap<string, PageFile>;

/** Builds the console when it is stale and reads it; reports why and returns null where that fails. */
export async function provideConsolePage(
  report: (line: string) => void,
  build: () => Promise<BuiltConsole> = buildConsole,
): Promise<ConsolePage | null> {
  try {
    const { dir, names, isFresh } = await build();
    const files = names.map((name) => [pathOf(name), readPageFile(join(dir, name))] as const);
    report(`Console ready${isFresh ? "" : ", built"}`);
    return new Map(files);
  } catch (error) {
    report(`Console left out: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

/** The requested file; null when there is none, or for methods other than GET and HEAD. */
export function findPageFile(page: ConsolePage | null, request: IncomingMessage): PageFile | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const [path = "/"] = (request.url ?? "/").split("?");
  return page?.get(path) ?? null;
}

/** Sends a file, or 304 if the client has it already. */
export function sendPageFile(request: IncomingMessage, response: ServerResponse, file: PageFile): void {
  const isKnown = request.headers["if-none-match"] === file.headers.etag;
  if (isKnown) response.writeHead(304, file.headers).end();
  else {
    response.writeHead(200, { ...file.headers, "content-length": file.bytes.length });
    response.end(request.method === "HEAD" ? undefined : file.bytes);
  }
}

function pathOf(name: string): string {
  return name === "index.html" ? "/" : `/${name}`;
}

function readPageFile(path: string): PageFile {
  const bytes = readFileSync(path);
  const type = types[extname(path)];
  if (type === undefined) throw new Error(`Cannot serve ${path}: its type is not known`);
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  return { bytes, headers: { ...pageHeaders, "content-type": type, etag } };
}
