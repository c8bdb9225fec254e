import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ConnectionTarget, RemoteConnector } from "../../../shared/media/remote/remote-connector.ts";
import { makePng } from "./support/image-files.ts";
import { type LocalListener, listenOn } from "./support/local-listener.ts";
import {
  fetchOver,
  OTHER_PUBLIC_ADDRESS,
  PUBLIC_ADDRESS,
  REMOTE_LIMITS,
  reasonOf,
} from "./support/remote-fetch.ts";
import { openTcp } from "./support/tcp-connector.ts";

const png = makePng(10, 10);

/** What the public server answers, by path: a redirect's target, or an answer of its own. */
const REDIRECTS: Record<string, string> = {
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
    const location = REDIRECTS[path];
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
    ["127.0.0.1", "::1"].map((address) => listenOn(address, (_, answer) => answer.end())),
  );
  canaries = found.filter((canary) => canary !== null);
});

afterEach(async () => {
  await Promise.all([listener, ...canaries].map((each) => each.close()));
});

function bomb(): Buffer {
  return gzipSync(Buffer.alloc(50_000_000));
}

/** Public addresses lead to the listener; any other address is really connected to, on the port asked for. */
function createLocalNetwork(names: Record<string, string[][]>) {
  const opened: ConnectionTarget[] = [];
  const connector: RemoteConnector = {
    async resolve(host) {
      const answers = names[host] ?? [];
      return (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
    },
    open(target) {
      opened.push(target);
      const isPublic = [PUBLIC_ADDRESS, OTHER_PUBLIC_ADDRESS].includes(target.address);
      return isPublic ? openTcp("127.0.0.1", listener.port) : openTcp(target.address, target.port);
    },
  };
  return { connector, opened };
}

const NAMES = () => ({
  "example.com": [[PUBLIC_ADDRESS]],
  "other.example.com": [[OTHER_PUBLIC_ADDRESS]],
  "private.example.com": [["127.0.0.1"]],
  "mixed.example.com": [[PUBLIC_ADDRESS, "10.0.0.1"]],
  "mapped.example.com": [["::ffff:7f00:1"]],
  "rebinding.example.com": [[PUBLIC_ADDRESS], ["127.0.0.1"]],
});

function fetchFrom(path: string, host = "example.com") {
  return fetchOver(createLocalNetwork(NAMES()).connector, `http://${host}${path}`);
}

describe("a public host is read over a real connection", () => {
  it.each(["/png", "/once", "/twice", "/thrice", "/relative", "/rebinding"])("%s", async (path) => {
    expect((await fetchFrom(path)).bytes).toEqual(png);
  });

  it("no header tells of the caller, and none is taken along a redirect", async () => {
    const { bytes } = await fetchFrom("/headers");
    expect(Object.keys(JSON.parse(new TextDecoder().decode(bytes))).sort()).toEqual([
      "accept",
      "accept-encoding",
      "connection",
      "host",
      "user-agent",
    ]);
  });

  it("each redirect is resolved and connected to anew", async () => {
    const { connector, opened } = createLocalNetwork(NAMES());
    await fetchOver(connector, "http://example.com/twice");
    expect(opened.map(({ address, serverName }) => `${serverName} ${address}`)).toEqual([
      `example.com ${PUBLIC_ADDRESS}`,
      `other.example.com ${OTHER_PUBLIC_ADDRESS}`,
      `other.example.com ${OTHER_PUBLIC_ADDRESS}`,
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
    ["/bare", "to nowhere"],
    ["/loop", "more than 3 times"],
    ["/four", "more than 3 times"],
    ["/304", "status 304"],
    ["/bomb", "content encoding"],
  ])("a redirect or answer %s is refused", async (path, reason) => {
    expect(await reasonOf(fetchFrom(path))).toContain(reason);
    expectNoCanaryReached();
  });

  it.each(["private.example.com", "mixed.example.com", "mapped.example.com", "unknown.example.com"])(
    "a name that leads there is refused in the same words as one that is unknown: %s",
    async (host) => {
      const { connector, opened } = createLocalNetwork(NAMES());
      expect(await reasonOf(fetchOver(connector, `http://${host}/png`))).toBe("the host cannot be reached");
      expect(opened).toEqual([]);
    },
  );

  it("a name that changes to a private address after it was vetted gains nothing", async () => {
    const { connector, opened } = createLocalNetwork(NAMES());
    await fetchOver(connector, "http://rebinding.example.com/png");
    expect(opened).toMatchObject([{ address: PUBLIC_ADDRESS }]);
    expect(await reasonOf(fetchOver(connector, "http://rebinding.example.com/png"))).toBe(
      "the host cannot be reached",
    );
    expect(opened).toHaveLength(1);
  });

  it("a loopback listener is never reached, whatever the notation and even where its port is allowed", async () => {
    for (const { port } of canaries) {
      const limits = { ...REMOTE_LIMITS, ports: [port] };
      for (const host of LOOPBACKS) {
        const { connector } = createLocalNetwork({ ...NAMES(), localhost: [["127.0.0.1"]] });
        await reasonOf(fetchOver(connector, `http://${host}:${port}/`, { limits }));
      }
    }
    expectNoCanaryReached();
    // The proof that a connection would have been counted.
    for (const { port } of canaries.slice(0, 1)) (await openTcp("127.0.0.1", port)).close();
    await vi.waitFor(() => expect(canaries[0]?.connections()).toBe(1));
  });
});

const LOOPBACKS = [
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

it("a redirect from https to http is refused", async () => {
  const { connector, opened } = createLocalNetwork(NAMES());
  expect(await reasonOf(fetchOver(connector, "https://example.com/twice"))).toContain("from https to http");
  expect(opened).toMatchObject([{ port: 443, tls: true, serverName: "example.com" }]);
});

it("the refusal of a host tells no address", async () => {
  const error = await fetchFrom("/png", "private.example.com").catch((thrown: unknown) => thrown);
  expect(String(error)).not.toMatch(/\d+\.\d+/);
});
