import type { IncomingMessage } from "node:http";
import { createGzip, type Gzip } from "node:zlib";

/** Below this an answer grows or saves nothing that is felt. */
const MIN_BYTES = 1024;
const GZIP_REFUSED = /\bgzip\s*;\s*q=0(?:\.0+)?\s*(?:,|$)/i;

/**
 * The encoder for an answer, null where it goes as it is: JSON is compressed for callers who accept it, as
 * the edges of the hosted platforms do.
 */
export function chooseEncoder(request: IncomingMessage, answer: IncomingMessage): Gzip | null {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (!/\bgzip\b/i.test(accepted) || GZIP_REFUSED.test(accepted) || request.method === "HEAD") return null;
  if (answer.headers["content-encoding"] !== undefined) return null;
  if (!answer.headers["content-type"]?.startsWith("application/json")) return null;
  return Number(answer.headers["content-length"] ?? MIN_BYTES) >= MIN_BYTES ? createGzip() : null;
}
