import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { apiKeyRandomBytes, createApiKey } from "../../shared/platform/kernel/api-key.ts";
import { apiVersion, apiVersionHeader } from "../../shared/platform/kernel/api-version.ts";
import { findBinaries } from "../../supabase/local/binaries.ts";
import { findFreePort } from "../../supabase/local/free-port.ts";

const pieceBytes = 64 * 1024;
/** A PNG of ten by ten pixels up to the end of its header, in base64. */
const png = "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9";

const { key } = createApiKey("test", new Uint8Array(apiKeyRandomBytes).fill(1));
const piece = Buffer.alloc(pieceBytes, "A");

/** `ratio` is the largest memory that the body took, in times of its size. */
export type BodyCost = { bodyBytes: number; ratio: number; durationMs: number; status: number | undefined };

/** Posts three pictures of this size to decode in a new Deno process. */
export async function measureBody(pictureBytes: number): Promise<BodyCost> {
  const port = await findFreePort();
  const program = join(import.meta.dirname, "serve-decode.ts");
  const flags = [
    "serve",
    "--quiet",
    "--no-prompt",
    "--allow-all",
    "--host",
    "127.0.0.1",
    "--port",
    String(port),
  ];
  const server = spawn(findBinaries().deno, [...flags, program], { stdio: ["ignore", "ignore", "inherit"] });
  try {
    await untilServed(port);
    await post(port, 0);
    const ownBytes = readPeakBytes(server.pid);
    const startMs = performance.now();
    const { status, bodyBytes } = await post(port, Math.floor(pictureBytes / 3) * 4);
    const durationMs = performance.now() - startMs;
    return { bodyBytes, status, durationMs, ratio: (readPeakBytes(server.pid) - ownBytes) / bodyBytes };
  } finally {
    server.kill();
    await once(server, "exit");
  }
}

async function untilServed(port: number): Promise<void> {
  while (!(await fetch(`http://127.0.0.1:${port}/decode/health`).catch(() => null)))
    await new Promise((resolve) => setTimeout(resolve, 50));
}

async function post(
  port: number,
  characters: number,
): Promise<{ status: number | undefined; bodyBytes: number }> {
  const pieces = [...writeBody(Math.max(characters, png.length))];
  const outgoing = request({
    port,
    host: "127.0.0.1",
    path: "/functions/v1/decode",
    method: "POST",
    headers: {
      "x-api-key": key,
      [apiVersionHeader]: apiVersion,
      "content-type": "application/json",
      "idempotency-key": "a",
    },
  });
  Readable.from(pieces).pipe(outgoing);
  const [response] = await once(outgoing, "response");
  await response.toArray();
  return { status: response.statusCode, bodyBytes: pieces.reduce((sum, { length }) => sum + length, 0) };
}

function* writeBody(characters: number): Generator<Buffer> {
  yield Buffer.from('{"input_mode":"unstructured","attachments":[');
  for (let picture = 0; picture < 3; picture++) {
    yield Buffer.from(`${picture === 0 ? "" : ","}"data:image/png;base64,${png}`);
    for (let left = characters - png.length; left > 0; left -= pieceBytes) yield piece.subarray(0, left);
    yield Buffer.from('"');
  }
  yield Buffer.from("]}");
}

/** The largest memory that a process has had so far. */
function readPeakBytes(pid: number | undefined): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}
