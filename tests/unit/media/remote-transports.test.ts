import { describe, expect, it } from "vitest";
import {
  chooseTransport,
  createDenoConnector,
  createFetchTransport,
} from "../../../shared/platform/media/remote/choose-transport.ts";
import { fetchRemoteMedia } from "../../../shared/platform/media/remote/fetch-remote-media.ts";
import type { RemoteConnection } from "../../../shared/platform/media/remote/remote-transport.ts";
import { publicAddress, reasonOf, remoteLimits } from "./support/remote-fetch.ts";

const signal = new AbortController().signal;

function fetchBy(respond: (url: string, init: RequestInit) => Response, url = "https://example.com/a") {
  const transport = createFetchTransport(async (target, init) => respond(target, init));
  return fetchRemoteMedia(url, { transport, startTimeout: () => signal }, remoteLimits, signal);
}

describe("over the platform's fetch", () => {
  it("redirects are followed manually and checked", async () => {
    const urls: string[] = [];
    const respond = (url: string, init: RequestInit) => {
      urls.push(url);
      expect(init.redirect).toBe("manual");
      return url.endsWith("/a")
        ? new Response(null, { status: 302, headers: { location: "/b" } })
        : new Response("hello");
    };
    expect((await fetchBy(respond)).bytes).toHaveLength(5);
    expect(urls).toEqual(["https://example.com/a", "https://example.com/b"]);
    const toPrivate = () => new Response(null, { status: 302, headers: { location: "https://10.0.0.1/" } });
    expect(await reasonOf(fetchBy(toPrivate))).toContain("private or reserved");
  });

  it("a body that the platform has decoded is limited after decoding", async () => {
    const large = () =>
      new Response("x".repeat(200_000), { headers: { "content-encoding": "gzip", "content-length": "9" } });
    const { bytes, sizeBytes } = await fetchBy(large);
    expect(bytes).toHaveLength(remoteLimits.headBytes);
    expect(sizeBytes).toBeGreaterThan(remoteLimits.bodyBytes);
  });

  it("the rest of a body is discarded", async () => {
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(50_000)),
      cancel: () => {
        isCancelled = true;
      },
    });
    await fetchBy(() => new Response(endless));
    expect(isCancelled).toBe(true);
  });

  it("a failing fetch is an unreachable host", async () => {
    const fail = () => {
      throw new TypeError("network lost 10.1.2.3");
    };
    expect(await reasonOf(fetchBy(fail))).toBe("the host cannot be reached");
  });
});

describe("over Deno", () => {
  const plain: RemoteConnection = {
    readable: new ReadableStream(),
    writable: new WritableStream(),
    close: () => {},
  };

  it("both kinds of address are resolved, and one of them may be missing", async () => {
    const connector = createDenoConnector({
      resolveDns: async (name, type) => {
        if (type === "AAAA") throw new Error("no such record");
        return [`${name} ${type}`];
      },
      connect: async () => plain,
      startTls: async () => plain,
    });
    expect(await connector.resolve("example.com", signal)).toEqual(["example.com A"]);
  });

  it("the connection goes to the address, and the handshake contains the host name", async () => {
    const asked: unknown[] = [];
    const connector = createDenoConnector({
      resolveDns: async () => [],
      connect: async (options) => {
        asked.push(options);
        return plain;
      },
      startTls: async (connection, options) => {
        expect(connection).toBe(plain);
        asked.push(options);
        return plain;
      },
    });
    const target = { address: publicAddress, port: 443, serverName: "example.com" };
    await connector.open({ ...target, tls: true }, signal);
    expect(asked).toEqual([{ hostname: publicAddress, port: 443 }, { hostname: "example.com" }]);
    await connector.open({ ...target, tls: false }, signal);
    expect(asked).toHaveLength(3);
  });
});

it("a runtime without guarded network access has no transport", () => {
  const network = { resolveDns: () => {}, connect: () => {}, startTls: () => {} };
  const fetch = () => {};
  expect(chooseTransport({ Deno: network, fetch })).not.toBeNull();
  expect(chooseTransport({ navigator: { userAgent: "Cloudflare-Workers" }, fetch })).not.toBeNull();
  expect(chooseTransport({ Deno: { connect: () => {} }, fetch })).toBeNull();
  expect(chooseTransport({ navigator: { userAgent: "Node.js/24" }, fetch })).toBeNull();
  expect(chooseTransport({ fetch })).toBeNull();
});
