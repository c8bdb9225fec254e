import type { ByteSource } from "./byte-source.ts";
import { type AnswerHead, readHeaders } from "./read-answer-head.ts";
import { RemoteError } from "./remote-error.ts";

const PIECE_BYTES = 64 * 1024;
const MAX_CHUNK_LINE_BYTES = 256;
const CHUNK_LINE = /^([0-9A-Fa-f]{1,8})[ \t]*(?:;.*)?$/;
const LENGTH = /^\d{1,15}$/;

/** How a body ends: after a number of bytes, by chunks, or with the connection. */
type Framing = { kind: "length"; bytes: number } | { kind: "chunked" } | { kind: "end" };

/**
 * The body of an answer by its framing (RFC 9112, 6). Throws a RemoteError at once when the framing is
 * ambiguous, and while read when the body ends early.
 */
export function readAnswerBody(source: ByteSource, head: AnswerHead): AsyncIterable<Uint8Array> {
  const framing = findFraming(head);
  if (framing.kind === "chunked") return readChunks(source);
  return framing.kind === "length" ? readLength(source, framing.bytes) : readToEnd(source);
}

function findFraming({ headers, isHttp11 }: AnswerHead): Framing {
  const transfer = headers.get("transfer-encoding");
  const length = headers.get("content-length");
  if (transfer !== undefined) {
    if (transfer.toLowerCase() !== "chunked" || !isHttp11 || length !== undefined)
      throw new RemoteError("the answer states its length in two ways or an unknown one");
    return { kind: "chunked" };
  }
  if (length === undefined) return { kind: "end" };
  const [first = "", ...others] = length.split(",").map((each) => each.trim());
  if (!LENGTH.test(first) || others.some((other) => other !== first))
    throw new RemoteError("the answer states its length in two ways or an unknown one");
  return { kind: "length", bytes: Number(first) };
}

async function* readLength(source: ByteSource, bytes: number): AsyncGenerator<Uint8Array> {
  let leftBytes = bytes;
  while (leftBytes > 0) {
    const piece = await source.readPiece(Math.min(leftBytes, PIECE_BYTES));
    if (piece === null) throw new RemoteError("the answer ends early");
    leftBytes -= piece.length;
    yield piece;
  }
}

async function* readChunks(source: ByteSource): AsyncGenerator<Uint8Array> {
  for (;;) {
    const [, digits] = CHUNK_LINE.exec(await source.readLine(MAX_CHUNK_LINE_BYTES)) ?? [];
    if (digits === undefined) throw new RemoteError("the answer is no valid HTTP");
    const bytes = Number.parseInt(digits, 16);
    if (bytes === 0) break;
    yield* readLength(source, bytes);
    if ((await source.readLine(2)) !== "") throw new RemoteError("the answer is no valid HTTP");
  }
  await readHeaders(source);
}

async function* readToEnd(source: ByteSource): AsyncGenerator<Uint8Array> {
  for (;;) {
    const piece = await source.readPiece(PIECE_BYTES);
    if (piece === null) return;
    yield piece;
  }
}
