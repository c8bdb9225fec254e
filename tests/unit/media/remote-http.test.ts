import { describe, expect, it } from "vitest";
import { fetchOver, PUBLIC_ADDRESS, REMOTE_LIMITS, reasonOf } from "./support/remote-fetch.ts";
import { createScriptedConnector, type Script } from "./support/scripted-connector.ts";

const NAMES = { "example.com": [[PUBLIC_ADDRESS]] };
const URL_TEXT = "http://example.com/a.png";
const OK = "HTTP/1.1 200 OK\r\n";

function connectorOf(...pieces: (string | Uint8Array)[]) {
  return createScriptedConnector(NAMES, [{ pieces }]);
}

function bodyOf(...pieces: (string | Uint8Array)[]): Promise<string> {
  return fetchOver(connectorOf(...pieces), URL_TEXT).then(({ bytes }) => new TextDecoder().decode(bytes));
}

function refusalOfAnswer(...pieces: (string | Uint8Array)[]): Promise<string> {
  return reasonOf(fetchOver(connectorOf(...pieces), URL_TEXT));
}

describe("the request", () => {
  it("asks for the path at the host, and tells nothing else", async () => {
    const connector = connectorOf(`${OK}content-length: 0\r\n\r\n`);
    await fetchOver(connector, "http://example.com/a%20b/ü?q=1&r=%0d%0a#part");
    expect(connector.requests.join("")).toBe(
      "GET /a%20b/%C3%BC?q=1&r=%0d%0a HTTP/1.1\r\nhost: example.com\r\naccept: image/*, audio/*\r\n" +
        "accept-encoding: identity\r\nuser-agent: nutrition-analysis-service\r\nconnection: close\r\n\r\n",
    );
  });

  it("goes to the vetted address and takes the host's name into the TLS handshake", async () => {
    const connector = connectorOf(`${OK}content-length: 0\r\n\r\n`);
    await fetchOver(connector, "https://EXAMPLE.com./a");
    expect(connector.resolved).toEqual(["example.com"]);
    expect(connector.opened).toEqual([
      { address: PUBLIC_ADDRESS, port: 443, tls: true, serverName: "example.com" },
    ]);
  });

  it("asks no name service for a literal address", async () => {
    const connector = connectorOf(`${OK}content-length: 0\r\n\r\n`);
    await fetchOver(connector, "http://1572395042/");
    expect(connector.resolved).toEqual([]);
    expect(connector.opened).toMatchObject([{ address: PUBLIC_ADDRESS, port: 80, tls: false }]);
  });

  it("tries the next vetted address when one does not answer, three at most", async () => {
    const addresses = ["1.0.0.1", "1.0.0.2", "1.0.0.3", "1.0.0.4"];
    const connector = createScriptedConnector({ "example.com": [addresses] }, []);
    expect(await reasonOf(fetchOver(connector, URL_TEXT))).toBe("the host cannot be reached");
    expect(connector.opened.map(({ address }) => address)).toEqual(addresses.slice(0, 3));
  });
});

describe("an answer is read", () => {
  it.each<[string, string[]]>([
    ["by its length", [`${OK}Content-Length: 5\r\n\r\nhello and more`]],
    [
      "by chunks, with extensions and trailers",
      [`${OK}transfer-encoding: Chunked\r\n\r\n2;a=b\r\nhe\r\n3\r\nllo\r\n0\r\nx: y\r\n\r\n`],
    ],
    ["to its end", [`${OK}\r\nhello`]],
    ["to its end, in HTTP/1.0", ["HTTP/1.0 200\r\n\r\nhello"]],
    [
      "after interim answers",
      ["HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n", `${OK}content-length: 5\r\n\r\nhello`],
    ],
    ["with its length told twice alike", [`${OK}content-length: 5\r\ncontent-length: 5\r\n\r\nhello`]],
    ["with an encoding that changes nothing", [`${OK}content-encoding: identity\r\n\r\nhello`]],
    ["byte by byte", [...`${OK}transfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`]],
  ])("%s", async (_name, pieces) => {
    expect(await bodyOf(...pieces)).toBe("hello");
  });

  it("the connection is closed whatever comes", async () => {
    for (const answer of [
      `${OK}\r\nhello`,
      "HTTP/1.1 404 No\r\n\r\n",
      "nonsense",
      `${OK}content-length: 9\r\n\r\nshort`,
    ]) {
      const connector = connectorOf(answer);
      await fetchOver(connector, URL_TEXT).catch(() => {});
      expect(connector.closed).toBeGreaterThan(0);
    }
  });
});

describe("a body beyond the limit is not read on", () => {
  const chunk = `1000\r\n${"x".repeat(0x1000)}\r\n`;
  it.each<[string, Script]>([
    [
      "stated twice",
      { pieces: [`${OK}${"content-length: 2000000\r\n".repeat(2)}\r\n${"x".repeat(500)}`], stays: true },
    ],
    ["stated", { pieces: [`${OK}content-length: 2000000\r\n\r\n${"x".repeat(500)}`], stays: true }],
    [
      "in chunks",
      { pieces: [`${OK}transfer-encoding: chunked\r\n\r\n`, ...Array(30).fill(chunk)], stays: true },
    ],
    ["to the end", { pieces: [`${OK}\r\n`, "x".repeat(100_001)], stays: true }],
    [
      "in a piece of the limit and one byte",
      { pieces: [`${OK}\r\n`, "x".repeat(100_000), "x"], stays: true },
    ],
  ])("%s", async (_name, script) => {
    const { bytes, sizeBytes } = await fetchOver(createScriptedConnector(NAMES, [script]), URL_TEXT);
    expect(bytes).toHaveLength(REMOTE_LIMITS.headBytes);
    expect(sizeBytes).toBeGreaterThan(REMOTE_LIMITS.bodyBytes);
  });

  it("exactly the limit is read", async () => {
    expect(await bodyOf(`${OK}\r\n`, "x".repeat(100_000))).toHaveLength(100_000);
  });

  it("a body in very many tiny pieces is refused", async () => {
    const limits = { ...REMOTE_LIMITS, bodyBytes: 10_000_000 };
    const drops = "1\r\nx\r\n".repeat(100_001);
    const connector = connectorOf(`${OK}transfer-encoding: chunked\r\n\r\n${drops}`);
    expect(await reasonOf(fetchOver(connector, URL_TEXT, { limits }))).toContain("too many pieces");
  });
});

describe("a hostile or broken answer is refused", () => {
  it.each<[string, string[], string]>([
    ["nothing", [], "ends early"],
    ["no HTTP", ["SSH-2.0-OpenSSH_9.2\r\n"], "no valid HTTP"],
    ["HTTP/2", ["HTTP/2 200\r\n\r\n"], "no valid HTTP"],
    ["HTTP/0.9", ["<html>hello</html>"], "ends early"],
    ["a lone line feed", ["HTTP/1.1 200 OK\n\nhello"], "no valid HTTP"],
    ["a lone carriage return", [`${OK}a: b\rc: d\r\n\r\n`], "no valid HTTP"],
    ["a folded header", [`${OK}a: b\r\n c\r\n\r\n`], "no valid HTTP"],
    ["a header without a colon", [`${OK}nonsense\r\n\r\n`], "no valid HTTP"],
    ["a space before the colon", [`${OK}content-length : 5\r\n\r\nhello`], "no valid HTTP"],
    ["a NUL in a header", [`${OK}a: b\0c\r\n\r\n`], "no valid HTTP"],
    ["headers without end", [`${OK}`, ...Array(200).fill(`a: ${"b".repeat(500)}\r\n`)], "too long a header"],
    ["too many headers", [`${OK}${"a: b\r\n".repeat(200)}\r\n`], "too many headers"],
    ["a status line without end", ["HTTP/1.1 200 ", "a".repeat(20_000)], "too long a header"],
    [
      "interim answers without end",
      [..."x".repeat(5)].map(() => "HTTP/1.1 100 Continue\r\n\r\n"),
      "no valid HTTP",
    ],
    ["another protocol", ["HTTP/1.1 101 Switching Protocols\r\n\r\n"], "no valid HTTP"],
    ["two lengths", [`${OK}content-length: 5\r\ncontent-length: 6\r\n\r\nhello!`], "two ways"],
    ["a negative length", [`${OK}content-length: -1\r\n\r\n`], "unknown"],
    ["a hexadecimal length", [`${OK}content-length: 0x5\r\n\r\nhello`], "unknown"],
    ["an empty length", [`${OK}content-length:\r\n\r\nhello`], "unknown"],
    [
      "length and chunks",
      [`${OK}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
      "two ways",
    ],
    ["another transfer encoding", [`${OK}transfer-encoding: gzip, chunked\r\n\r\n`], "unknown"],
    ["chunks in HTTP/1.0", ["HTTP/1.0 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n"], "unknown"],
    ["a cut body", [`${OK}content-length: 9\r\n\r\nhello`], "ends early"],
    ["a cut chunk", [`${OK}transfer-encoding: chunked\r\n\r\n9\r\nhello`], "ends early"],
    ["no last chunk", [`${OK}transfer-encoding: chunked\r\n\r\n5\r\nhello\r\n`], "ends early"],
    ["a negative chunk", [`${OK}transfer-encoding: chunked\r\n\r\n-5\r\nhello\r\n`], "no valid HTTP"],
    ["a huge chunk number", [`${OK}transfer-encoding: chunked\r\n\r\nfffffffff\r\n`], "no valid HTTP"],
    ["a chunk longer than it says", [`${OK}transfer-encoding: chunked\r\n\r\n2\r\nhello\r\n0\r\n\r\n`], ""],
    [
      "a chunk line without end",
      [`${OK}transfer-encoding: chunked\r\n\r\n1;${"a".repeat(300)}`],
      "too long a header",
    ],
    [
      "trailers without end",
      [`${OK}transfer-encoding: chunked\r\n\r\n0\r\n${"a: b\r\n".repeat(200)}`],
      "too many",
    ],
    ["gzip that was not asked for", [`${OK}content-encoding: gzip\r\n\r\nhello`], "content encoding"],
    ["two encodings", [`${OK}content-encoding: identity, br\r\n\r\nhello`], "content encoding"],
    ["a status that is not 200", ["HTTP/1.1 206 Partial\r\ncontent-length: 5\r\n\r\nhello"], "status 206"],
  ])("%s", async (_name, pieces, reason) => {
    expect(await refusalOfAnswer(...pieces)).toContain(reason);
  });
});

describe("time", () => {
  it.each<[string, string[]]>([
    ["before an answer", []],
    ["in the head", ["HTTP/1.1 200 OK\r\n", "a"]],
    ["in the body", [`${OK}content-length: 9\r\n\r\n`, "h"]],
  ])("a host that goes quiet %s is left when the time is over", async (_name, pieces) => {
    const clock = new AbortController();
    const connector = createScriptedConnector(NAMES, [{ pieces, stays: true }], () => clock.abort());
    expect(await reasonOf(fetchOver(connector, URL_TEXT, { timeout: clock.signal }))).toContain("too long");
    expect(connector.closed).toBeGreaterThan(0);
  });

  it("a name service or a connection that does not answer is left when the time is over", async () => {
    const never = new Promise<never>(() => {});
    for (const method of ["resolve", "open"] as const) {
      const clock = new AbortController();
      const wait = () => {
        clock.abort();
        return never;
      };
      const connector = { ...createScriptedConnector(NAMES, []), [method]: wait };
      expect(await reasonOf(fetchOver(connector, URL_TEXT, { timeout: clock.signal }))).toContain("too long");
    }
  });

  it("a connection that opens after the time is over is closed", async () => {
    const clock = new AbortController();
    const inner = createScriptedConnector(NAMES, [{ pieces: [] }]);
    const { promise: opening, resolve: open } =
      Promise.withResolvers<Awaited<ReturnType<typeof inner.open>>>();
    const connector = {
      ...inner,
      open: () => {
        clock.abort();
        return opening;
      },
    };
    await reasonOf(fetchOver(connector, URL_TEXT, { timeout: clock.signal }));
    const target = { address: PUBLIC_ADDRESS, port: 80, tls: false, serverName: "example.com" };
    open(await inner.open(target, clock.signal));
    await opening;
    await Promise.resolve();
    expect(inner.closed).toBe(1);
  });

  it("the end of the job is no fault of the host: its reason is passed on", async () => {
    const job = new AbortController();
    const connector = createScriptedConnector(NAMES, [{ pieces: [], stays: true }], () =>
      job.abort(new Error("lease lost")),
    );
    await expect(fetchOver(connector, URL_TEXT, { signal: job.signal })).rejects.toThrow("lease lost");
  });
});
