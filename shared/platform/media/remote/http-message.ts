import type { ByteSource } from "./byte-source.ts";
import { RemoteError, type RemoteHeaders, requestHeaders } from "./remote-transport.ts";

/** Status and headers of a response; `isHttp11` decides whether it may be chunked. */
type ResponseHead = { status: number; isHttp11: boolean; headers: RemoteHeaders };

/** How a body ends: after a number of bytes, by chunks, or with the connection. */
type Framing = { kind: "length"; bytes: number } | { kind: "chunked" } | { kind: "end" };

const maxHeadBytes = 16 * 1024;
const maxHeaders = 100;
const maxInterimResponses = 3;
const pieceBytes = 64 * 1024;
const maxChunkLineBytes = 256;
const statusLineForm = /^HTTP\/1\.([01]) ([1-5]\d\d)(?: [^\r\n]*)?$/;
const headerName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const forbiddenInValue = /[\0\r\n]/;
const chunkLine = /^([0-9A-Fa-f]{1,8})[ \t]*(?:;.*)?$/;
const lengthForm = /^\d{1,15}$/;

/** A GET request in HTTP/1.1. In parsed URLs, host, path and query contain no spaces or controls. */
export function formatRequest(url: URL): Uint8Array {
  const fields = { host: url.host, ...requestHeaders, connection: "close" };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = `GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join("")}\r\n`;
  return new TextEncoder().encode(text);
}

/** Reads the head of the final response (RFC 9112), skipping a few interim ones. Throws a RemoteError. */
export async function readResponseHead(source: ByteSource): Promise<ResponseHead> {
  for (let count = 0; count <= maxInterimResponses; count++) {
    const head = await readOneHead(source);
    if (head.status >= 200) return head;
    if (head.status === 101) break;
  }
  throw invalidHttp();
}

/**
 * The body of a response by its framing (RFC 9112, 6). Throws a RemoteError at once if the framing is ambiguous, and
 * while reading if the body ends early.
 */
export function readResponseBody(source: ByteSource, head: ResponseHead): AsyncIterable<Uint8Array> {
  const framing = findFraming(head);
  if (framing.kind === "chunked") return readChunks(source);
  return framing.kind === "length" ? readLength(source, framing.bytes) : readToEnd(source);
}

async function readOneHead(source: ByteSource): Promise<ResponseHead> {
  const statusLine = await source.readLine(maxHeadBytes);
  const [, minor, status] = statusLineForm.exec(statusLine) ?? [];
  if (!status) throw invalidHttp();
  const headers = await readHeaders(source, maxHeadBytes - statusLine.length);
  return { status: Number(status), isHttp11: minor === "1", headers };
}

/** Headers, or trailers, up to the empty line. */
async function readHeaders(source: ByteSource, maxBytes = maxHeadBytes): Promise<RemoteHeaders> {
  const headers = new Map<string, string>();
  let leftBytes = maxBytes;
  for (let count = 0; count <= maxHeaders; count++) {
    const line = await source.readLine(leftBytes);
    if (line === "") return headers;
    leftBytes -= line.length + 2;
    const colon = line.indexOf(":");
    const key = line.slice(0, Math.max(colon, 0)).toLowerCase();
    const value = trimBlanks(line.slice(colon + 1));
    if (!headerName.test(key) || forbiddenInValue.test(value)) throw invalidHttp();
    const earlier = headers.get(key);
    headers.set(key, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  throw new RemoteError("the response has too many headers");
}

/** A field value without the spaces and tabs around it, in linear time. */
function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text, start)) start++;
  while (end > start && isBlank(text, end - 1)) end--;
  return text.slice(start, end);
}

function isBlank(text: string, index: number): boolean {
  return text[index] === " " || text[index] === "\t";
}

function findFraming({ headers, isHttp11 }: ResponseHead): Framing {
  const transfer = headers.get("transfer-encoding");
  const length = headers.get("content-length");
  if (transfer !== undefined) {
    if (transfer.toLowerCase() !== "chunked" || !isHttp11 || length !== undefined) throw ambiguousLength();
    return { kind: "chunked" };
  }
  if (length === undefined) return { kind: "end" };
  const [first = "", ...others] = length.split(",").map((each) => each.trim());
  if (!lengthForm.test(first) || others.some((other) => other !== first)) throw ambiguousLength();
  return { kind: "length", bytes: Number(first) };
}

async function* readLength(source: ByteSource, bytes: number): AsyncGenerator<Uint8Array> {
  let leftBytes = bytes;
  while (leftBytes > 0) {
    const piece = await source.readPiece(Math.min(leftBytes, pieceBytes));
    if (piece === null) throw new RemoteError("the response ends early");
    leftBytes -= piece.length;
    yield piece;
  }
}

async function* readChunks(source: ByteSource): AsyncGenerator<Uint8Array> {
  for (;;) {
    const [, digits] = chunkLine.exec(await source.readLine(maxChunkLineBytes)) ?? [];
    if (digits === undefined) throw invalidHttp();
    const bytes = Number.parseInt(digits, 16);
    if (bytes === 0) break;
    yield* readLength(source, bytes);
    if ((await source.readLine(2)) !== "") throw invalidHttp();
  }
  await readHeaders(source);
}

async function* readToEnd(source: ByteSource): AsyncGenerator<Uint8Array> {
  for (;;) {
    const piece = await source.readPiece(pieceBytes);
    if (piece === null) return;
    yield piece;
  }
}

function invalidHttp(): RemoteError {
  return new RemoteError("the response is not valid HTTP");
}

function ambiguousLength(): RemoteError {
  return new RemoteError("the response has an ambiguous or unknown length");
}
