import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type {
  ConnectionTarget,
  RemoteConnector,
} from "../../../shared/platform/media/remote/remote-transport.ts";
import { makePng } from "./support/image-files.ts";
import { type LocalListener, listenOn } from "./support/local-listener.ts";
import {
  fetchOver,
  otherPublicAddress,
  publicAddress,
  reasonOf,
  remoteLimits,
} from "./support/remote-fetch.ts";
import { openTcp } from "./support/tcp-connector.ts";

const png = makePng(10, 10);

/** Responses of the public server by path: the target of a redirect, or a response of its own. */
const redirects: Record<string, string> = {
  "/once": "/png",
  "/twice": "http://other.example.com/once",
  "/thrice": "/twice",
  "/four": "/thrice",
  "/loop": "/loop",
  "/relative": "png?x#y",
  "/nowhere": "http://[",
  "/file": "file:///etc/passwd",
  "/credentials": "http://user:pass@example.com/png",
  "/port": "http://example.com:8080/png",
  "/local": "http://localhost/",
  "/literal": "http://127.0.0.1/",
  "/number": "//2130706433/",
  "/mapped": "http://[::ffff:127.0.0.1]/",
  "/metadata": "http://169.254.169.254/latest/meta-data/",
  "/private-name": "http://private.example.com/",
  "/rebinding": "http://rebinding.example.com/png",
};

let listener: LocalListener;
let canaries: LocalListener[];

beforeEach(async () => {
  const main = await listenOn("127.0.0.1", (request, response) => {
    const path = request.url ?? "";
    const location = redirects[path];
    if (location) response.writeHead(302, { location }).end("moved");
    else if (path === "/bomb") response.writeHead(200, { "content-encoding": "gzip" }).end(bomb());
    else if (path === "/304") response.writeHead(304).end();
    else if (path === "/bare") response.writeHead(301).end();
    else if (path === "/headers") response.writeHead(200).end(JSON.stringify(request.headers));
    else response.writeHead(200, { "content-type": "text/html" }).end(png);
  });
  if (!main) throw new Error("Cannot test: no loopback address");
  listener = main;
  const found = await Promise.all(
    ["127.0.0.1", "::1"].map((address) => listenOn(address, (_, response) => response.end())),
  );
  canaries = found.filter((canary) => canary !== null);
});

afterEach(async () => {
  await Promise.all([listener, ...canaries].map((each) => each.close()));
});

function bomb(): Buffer {
  return gzipSync(Buffer.alloc(50_000_000));
}

/** Public addresses lead to the listener; others are really connected to, on the requested port. */
function createLocalNetwork(names: Record<string, string[][]>) {
  const opened: ConnectionTarget[] = [];
  const connector: RemoteConnector = {
    async resolve(host) {
      const lookups = names[host] ?? [];
      return (lookups.length > 1 ? lookups.shift() : lookups[0]) ?? [];
    },
    open(target) {
      opened.push(target);
      const isPublic = [publicAddress, otherPublicAddress].includes(target.address);
      return isPublic ? openTcp("127.0.0.1", listener.port) : openTcp(target.address, target.port);
    },
  };
  return { connector, opened };
}

const names = () => ({
  "example.com": [[publicAddress]],
  "other.example.com": [[otherPublicAddress]],
  "private.example.com": [["127.0.0.1"]],
  "mixed.example.com": [[publicAddress, "10.0.0.1"]],
  "mapped.example.com": [["::ffff:7f00:1"]],
  "rebinding.example.com": [[publicAddress], ["127.0.0.1"]],
});

function fetchFrom(path: string, host = "example.com") {
  return fetchOver(createLocalNetwork(names()).connector, `http://${host}${path}`);
}

describe("a public host is read over a real connection", () => {
  it.each(["/png", "/once", "/twice", "/thrice", "/relative", "/rebinding"])("%s", async (path) => {
    expect((await fetchFrom(path)).bytes).toEqual(png);
  });

  it("no header reveals the caller, and none is kept in a redirect", async () => {
    const { bytes } = await fetchFrom("/headers");
    expect(Object.keys(JSON.parse(new TextDecoder().decode(bytes))).sort()).toEqual([
      "accept",
      "accept-encoding",
      "connection",
      "host",
      "user-agent",
    ]);
  });

  it("each redirect is resolved and connected again", async () => {
    const { connector, opened } = createLocalNetwork(names());
    await fetchOver(connector, "http://example.com/twice");
    expect(opened.map(({ address, serverName }) => `${serverName} ${address}`)).toEqual([
      `example.com ${publicAddress}`,
      `other.example.com ${otherPublicAddress}`,
      `other.example.com ${otherPublicAddress}`,
    ]);
  });
});

describe("nothing reaches a private address", () => {
  it.each([
    ["/literal", "private or reserved"],
    ["/number", "private or reserved"],
    ["/mapped", "private or reserved"],
    ["/metadata", "private or reserved"],
    ["/local", "local host"],
    ["/private-name", "cannot be reached"],
    ["/file", "only http and https"],
    ["/credentials", "credentials"],
    ["/port", "ports"],
    ["/nowhere", "malformed"],
    ["/bare", "without a location"],
    ["/loop", "more than 3 times"],
    ["/four", "more than 3 times"],
    ["/304", "status 304"],
    ["/bomb", "content encoding"],
  ])("a redirect or response %s is rejected", async (path, reason) => {
    expect(await reasonOf(fetchFrom(path))).toContain(reason);
    expectNoCanaryReached();
  });

  it.each(["private.example.com", "mixed.example.com", "mapped.example.com", "unknown.example.com"])(
    "a name of such an address is rejected with the same message as an unknown one: %s",
    async (host) => {
      const { connector, opened } = createLocalNetwork(names());
      expect(await reasonOf(fetchOver(connector, `http://${host}/png`))).toBe("the host cannot be reached");
      expect(opened).toEqual([]);
    },
  );

  it("a name that changes to a private address after the check gains nothing", async () => {
    const { connector, opened } = createLocalNetwork(names());
    await fetchOver(connector, "http://rebinding.example.com/png");
    expect(opened).toMatchObject([{ address: publicAddress }]);
    expect(await reasonOf(fetchOver(connector, "http://rebinding.example.com/png"))).toBe(
      "the host cannot be reached",
    );
    expect(opened).toHaveLength(1);
  });

  it("a loopback listener is never reached, whatever the notation and even where its port is allowed", async () => {
    for (const { port } of canaries) {
      const limits = { ...remoteLimits, ports: [port] };
      for (const host of loopbacks) {
        const { connector } = createLocalNetwork({ ...names(), localhost: [["127.0.0.1"]] });
        await reasonOf(fetchOver(connector, `http://${host}:${port}/`, { limits }));
      }
    }
    expectNoCanaryReached();
    // Proves that connections are counted.
    for (const { port } of canaries.slice(0, 1)) (await openTcp("127.0.0.1", port)).close();
    await expect.poll(() => canaries[0]?.connections()).toBe(1);
  });
});

const loopbacks = [
  "127.0.0.1",
  "127.1",
  "2130706433",
  "0x7f000001",
  "0177.0.0.1",
  "127.0.0.1.",
  "0",
  "localhost",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[0:0:0:0:0:0:0:1]",
  "private.example.com",
];

function expectNoCanaryReached(): void {
  expect(canaries.map((canary) => canary.connections())).toEqual(canaries.map(() => 0));
}

it("a redirect from https to http is rejected", async () => {
  const { connector, opened } = createLocalNetwork(names());
  expect(await reasonOf(fetchOver(connector, "https://example.com/twice"))).toContain("from https to http");
  expect(opened).toMatchObject([{ port: 443, tls: true, serverName: "example.com" }]);
});

it("the rejection of a host reveals no address", async () => {
  const error = await fetchFrom("/png", "private.example.com").catch((thrown: unknown) => thrown);
  expect(String(error)).not.toMatch(/\d+\.\d+/);
});
