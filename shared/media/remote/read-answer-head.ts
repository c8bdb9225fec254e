import type { ByteSource } from "./byte-source.ts";
import { RemoteError } from "./remote-error.ts";
import type { RemoteHeaders } from "./remote-transport.ts";

const MAX_HEAD_BYTES = 16 * 1024;
const MAX_HEADERS = 100;
const MAX_INTERIM_ANSWERS = 3;
const STATUS_LINE = /^HTTP\/1\.([01]) ([1-5]\d\d)(?: [^\r\n]*)?$/;
const HEADER_LINE = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*(.*?)[ \t]*$/;
const FORBIDDEN_IN_VALUE = /[\0\r\n]/;

/** Status and headers of an answer; `isHttp11` decides whether it may be chunked. */
export type AnswerHead = { status: number; isHttp11: boolean; headers: RemoteHeaders };

/** Reads the head of the final answer (RFC 9112), passing over a few interim ones. Throws a RemoteError. */
export async function readAnswerHead(source: ByteSource): Promise<AnswerHead> {
  for (let answers = 0; answers <= MAX_INTERIM_ANSWERS; answers++) {
    const head = await readOneHead(source);
    if (head.status >= 200) return head;
    if (head.status === 101) break;
  }
  throw new RemoteError("the answer is no valid HTTP");
}

async function readOneHead(source: ByteSource): Promise<AnswerHead> {
  const statusLine = await source.readLine(MAX_HEAD_BYTES);
  const [, minor, status] = STATUS_LINE.exec(statusLine) ?? [];
  if (!status) throw new RemoteError("the answer is no valid HTTP");
  const headers = await readHeaders(source, MAX_HEAD_BYTES - statusLine.length);
  return { status: Number(status), isHttp11: minor === "1", headers };
}

/** Headers, or trailers, up to the empty line. */
export async function readHeaders(source: ByteSource, maxBytes = MAX_HEAD_BYTES): Promise<RemoteHeaders> {
  const headers = new Map<string, string>();
  let leftBytes = maxBytes;
  for (let count = 0; count <= MAX_HEADERS; count++) {
    const line = await source.readLine(leftBytes);
    if (line === "") return headers;
    leftBytes -= line.length + 2;
    const [, name, value] = HEADER_LINE.exec(line) ?? [];
    if (name === undefined || value === undefined || FORBIDDEN_IN_VALUE.test(value))
      throw new RemoteError("the answer is no valid HTTP");
    const key = name.toLowerCase();
    const earlier = headers.get(key);
    headers.set(key, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  throw new RemoteError("the answer has too many headers");
}
