import type { IncomingMessage } from "node:http";

/**
 * Why a request to the console's API may not be given the local key, null when it may: only the page that this
 * very server gave out may spend it. A Host of another name would let a page of that name in by pointing its DNS
 * here; browsers say which site a request comes from, and no page can make them say otherwise.
 */
export function findForeignness({
  headers,
  socket,
}: Pick<IncomingMessage, "headers" | "socket">): string | null {
  const { host = "", origin } = headers;
  if (!isOwnHost(host, socket.localPort)) return "the request was sent to another host than this machine";
  if (origin !== undefined && origin !== `http://${host}`) return "the request comes from another origin";
  const isOwnPage = headers["sec-fetch-site"] === "same-origin";
  return isOwnPage ? null : "the request does not come from its page";
}

function isOwnHost(host: string, port: number | undefined): boolean {
  return ["127.0.0.1", "localhost"].some((name) => host.toLowerCase() === `${name}:${port}`);
}
