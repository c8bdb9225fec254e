import { RemoteError, type RemoteTransport, requestHeaders } from "./remote-transport.ts";

/** The part of the platform's `fetch` that is used. */
export type PlatformFetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * A transport over the platform's `fetch`, for platforms that restrict it to the public network themselves
 * (Cloudflare Workers). `fetch` has already decoded any content encoding, so these headers are dropped.
 */
export function createFetchTransport(platformFetch: PlatformFetch): RemoteTransport {
  return async function requestByFetch(url, signal) {
    const response = await platformFetch(url.href, { redirect: "manual", signal, headers: requestHeaders });
    // A browser-like platform hides the target of a redirect, which then cannot be checked.
    if (response.type === "opaqueredirect")
      throw new RemoteError("the response is a redirect that cannot be read");
    const headers = new Map(response.headers);
    headers.delete("content-encoding");
    headers.delete("content-length");
    const reader = response.body?.getReader();
    return {
      status: response.status,
      headers,
      body: readStream(reader),
      close: () => void reader?.cancel().catch(() => {}),
    };
  };
}

async function* readStream(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
): AsyncGenerator<Uint8Array> {
  while (reader) {
    const { value, done } = await reader.read();
    if (done) return;
    yield value;
  }
}
