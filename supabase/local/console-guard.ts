import type { IncomingMessage } from "node:http";

/**
 * Why a request to the console's API may not be given the local key, null when it may: only the page that this
 * very server gave out may spend it. A Host of another name would let a page of that name in by pointing its DNS
 * here; another Origin or fetch site is another page's request.
 */
export function findForeignness(request: IncomingMessage): string | null {
  const { host = "", origin } = request.headers;
  const site = request.headers["sec-fetch-site"];
  if (!isOwnHost(host, request.socket.localPort)) return "it was sent to another host than this machine";
  if (origin !== undefined && origin !== `http://${host}`) return "it comes from another origin";
  if (site !== undefined && site !== "same-origin") return "it does not come from the console's page";
  if (site === undefined && origin === undefined) return "it does not tell which page it comes from";
  return null;
}

function isOwnHost(host: string, port: number | undefined): boolean {
  return ["127.0.0.1", "localhost"].some((name) => host.toLowerCase() === `${name}:${port}`);
}
