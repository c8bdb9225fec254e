const USER_AGENT = "nutrition-analysis-service";

/** Header lines of every request for media: nothing that tells of us or of the caller. */
export const REQUEST_HEADERS: Readonly<Record<string, string>> = {
  accept: "image/*, audio/*",
  "accept-encoding": "identity",
  "user-agent": USER_AGENT,
};

/** A GET request in HTTP/1.1. What the URL standard leaves in host, path and query has no space or control. */
export function formatRequest(url: URL): Uint8Array {
  const fields = { host: url.host, ...REQUEST_HEADERS, connection: "close" };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = `GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join("")}\r\n`;
  return new TextEncoder().encode(text);
}
