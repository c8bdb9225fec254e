import { describe, expect, it } from "vitest";
import { fetchOver, publicAddress, reasonOf, remoteLimits } from "./support/remote-fetch.ts";
import { createScriptedConnector, type Script } from "./support/scripted-connector.ts";

const names = { "example.com": [[publicAddress]] };
const urlText = "http://example.com/a.png";
const ok = "HTTP/1.1 200 OK\r\n";

function connectorOf(...pieces: (string | Uint8Array)[]) {
  return createScriptedConnector(names, [{ pieces }]);
}

function bodyOf(...pieces: (string | Uint8Array)[]): Promise<string> {
  return fetchOver(connectorOf(...pieces), urlText).then(({ bytes }) => new TextDecoder().decode(bytes));
}

function refusalOfResponse(...pieces: (string | Uint8Array)[]): Promise<string> {
  return reasonOf(fetchOver(connectorOf(...pieces), urlText));
}

describe("the request", () => {
  it("requests the path from the host and reveals nothing else", async () => {
    const connector = connectorOf(`${ok}content-length: 0\r\n\r\n`);
    await fetchOver(connector, "http://example.com/a%20b/ü?q=1&r=%0d%0a#part");
    expect(connector.requests.join("")).toBe(
      "GET /a%20b/%C3%BC?q=1&r=%0d%0a HTTP/1.1\r\nhost: example.com\r\naccept: image/*, audio/*\r\n" +
        "accept-encoding: identity\r\nuser-agent: nutrition-analysis-service\r\nconnection: close\r\n\r\n",
    );
  });

  it("goes to the checked address, with the host name in the TLS handshake", async () => {
    const connector = connectorOf(`${ok}content-length: 0\r\n\r\n`);
    await fetchOver(connector, "https://EXAMPLE.com./a");
    expect(connector.resolved).toEqual(["example.com"]);
    expect(connector.opened).toEqual([
      { address: publicAddress, port: 443, tls: true, serverName: "example.com" },
    ]);
  });

  it("resolves no name for a literal address", async () => {
    const connector = connectorOf(`${ok}content-length: 0\r\n\r\n`);
    await fetchOver(connector, "http://1572395042/");
    expect(connector.resolved).toEqual([]);
    expect(connector.opened).toMatchObject([{ address: publicAddress, port: 80, tls: false }]);
  });

  it("tries the next checked address if one does not respond, up to three", async () => {
    const addresses = ["1.0.0.1", "1.0.0.2", "1.0.0.3", "1.0.0.4"];
    const connector = createScriptedConnector({ "example.com": [addresses] }, []);
    expect(await reasonOf(fetchOver(connector, urlText))).toBe("the host cannot be reached");
    expect(connector.opened.map(({ address }) => address)).toEqual(addresses.slice(0, 3));
  });
});

describe("a response is read", () => {
  it.each<[string, string[]]>([
    ["by its length", [`${ok}Content-Length: 5\r\n\r\nhello and more`]],
    [
      "by chunks, with extensions and trailers",
      [`${ok}transfer-encoding: Chunked\r\n\r\n2;a=b\r\nhe\r\n3\r\nllo\r\n0\r\nx: y\r\n\r\n`],
    ],
    ["to its end", [`${ok}\r\nhello`]],
    ["to its end, in HTTP/1.0", ["HTTP/1.0 200\r\n\r\nhello"]],
    [
      "after interim responses",
      ["HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n", `${ok}content-length: 5\r\n\r\nhello`],
    ],
    ["with its length repeated", [`${ok}content-length: 5\r\ncontent-length: 5\r\n\r\nhello`]],
    ["with the identity encoding", [`${ok}content-encoding: identity\r\n\r\nhello`]],
    ["byte by byte", [...`${ok}transfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`]],
  ])("%s", async (_name, pieces) => {
    expect(await bodyOf(...pieces)).toBe("hello");
  });

  it("the connection is closed whatever the response", async () => {
    for (const pieces of [
      `${ok}\r\nhello`,
      "HTTP/1.1 404 No\r\n\r\n",
      "nonsense",
      `${ok}content-length: 9\r\n\r\nshort`,
    ]) {
      const connector = connectorOf(pieces);
      await fetchOver(connector, urlText).catch(() => {});
      expect(connector.closed).toBeGreaterThan(0);
    }
  });
});

describe("a body beyond the limit is not read further", () => {
  const chunk = `1000\r\n${"x".repeat(0x1000)}\r\n`;
  it.each<[string, Script]>([
    [
      "stated twice",
      { pieces: [`${ok}${"content-length: 2000000\r\n".repeat(2)}\r\n${"x".repeat(500)}`], stays: true },
    ],
    ["stated", { pieces: [`${ok}content-length: 2000000\r\n\r\n${"x".repeat(500)}`], stays: true }],
    [
      "in chunks",
      { pieces: [`${ok}transfer-encoding: chunked\r\n\r\n`, ...Array(30).fill(chunk)], stays: true },
    ],
    ["to the end", { pieces: [`${ok}\r\n`, "x".repeat(100_001)], stays: true }],
    [
      "in a piece of the limit and one byte",
      { pieces: [`${ok}\r\n`, "x".repeat(100_000), "x"], stays: true },
    ],
  ])("%s", async (_name, script) => {
    const { bytes, sizeBytes } = await fetchOver(createScriptedConnector(names, [script]), urlText);
    expect(bytes).toHaveLength(remoteLimits.headBytes);
    expect(sizeBytes).toBeGreaterThan(remoteLimits.bodyBytes);
  });

  it("exactly the limit is read", async () => {
    expect(await bodyOf(`${ok}\r\n`, "x".repeat(100_000))).toHaveLength(100_000);
  });

  it("a body in too many tiny pieces is rejected", async () => {
    const limits = { ...remoteLimits, bodyBytes: 10_000_000 };
    const drops = "1\r\nx\r\n".repeat(100_001);
    const connector = connectorOf(`${ok}transfer-encoding: chunked\r\n\r\n${drops}`);
    expect(await reasonOf(fetchOver(connector, urlText, { limits }))).toContain("too many pieces");
  });
});

it("headers full of blanks are read in linear time", async () => {
  const blanks = `a: b${" ".repeat(15_900)}c\r\n`;
  const interim = `HTTP/1.1 100 Continue\r\n${blanks}\r\n`;
  const before = process.cpuUsage();
  expect(await bodyOf(interim, interim, interim, `${ok}content-length: 5\r\n${blanks}\r\nhello`)).toBe(
    "hello",
  );
  const { user } = process.cpuUsage(before);
  expect(user / 1_000).toBeLessThan(100);
});

it("blanks around the value of a header are no part of it", async () => {
  expect(await bodyOf(`${ok}content-length:\t 5 \t\r\n\r\nhello`)).toBe("hello");
});

describe("a hostile or broken response is rejected", () => {
  it.each<[string, string[], string]>([
    ["nothing", [], "ends early"],
    ["SSH in place of HTTP", ["SSH-2.0-OpenSSH_9.2\r\n"], "not valid HTTP"],
    ["HTTP/2", ["HTTP/2 200\r\n\r\n"], "not valid HTTP"],
    ["HTTP/0.9", ["<html>hello</html>"], "ends early"],
    ["a lone line feed", ["HTTP/1.1 200 OK\n\nhello"], "not valid HTTP"],
    ["a lone carriage return", [`${ok}a: b\rc: d\r\n\r\n`], "not valid HTTP"],
    ["a folded header", [`${ok}a: b\r\n c\r\n\r\n`], "not valid HTTP"],
    ["a header without a colon", [`${ok}nonsense\r\n\r\n`], "not valid HTTP"],
    ["a space before the colon", [`${ok}content-length : 5\r\n\r\nhello`], "not valid HTTP"],
    ["a NUL in a header", [`${ok}a: b\0c\r\n\r\n`], "not valid HTTP"],
    [
      "endless headers",
      [`${ok}`, ...Array(200).fill(`a: ${"b".repeat(500)}\r\n`)],
      "header that is too long",
    ],
    ["too many headers", [`${ok}${"a: b\r\n".repeat(200)}\r\n`], "too many headers"],
    ["an endless status line", ["HTTP/1.1 200 ", "a".repeat(20_000)], "header that is too long"],
    [
      "endless interim responses",
      [..."x".repeat(5)].map(() => "HTTP/1.1 100 Continue\r\n\r\n"),
      "not valid HTTP",
    ],
    ["another protocol", ["HTTP/1.1 101 Switching Protocols\r\n\r\n"], "not valid HTTP"],
    [
      "two lengths",
      [`${ok}content-length: 5\r\ncontent-length: 6\r\n\r\nhello!`],
      "ambiguous or unknown length",
    ],
    ["a negative length", [`${ok}content-length: -1\r\n\r\n`], "unknown"],
    ["a hexadecimal length", [`${ok}content-length: 0x5\r\n\r\nhello`], "unknown"],
    ["an empty length", [`${ok}content-length:\r\n\r\nhello`], "unknown"],
    [
      "length and chunks",
      [`${ok}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
      "ambiguous or unknown length",
    ],
    ["another transfer encoding", [`${ok}transfer-encoding: gzip, chunked\r\n\r\n`], "unknown"],
    ["chunks in HTTP/1.0", ["HTTP/1.0 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n"], "unknown"],
    ["an incomplete body", [`${ok}content-length: 9\r\n\r\nhello`], "ends early"],
    ["an incomplete chunk", [`${ok}transfer-encoding: chunked\r\n\r\n9\r\nhello`], "ends early"],
    ["no last chunk", [`${ok}transfer-encoding: chunked\r\n\r\n5\r\nhello\r\n`], "ends early"],
    ["a negative chunk", [`${ok}transfer-encoding: chunked\r\n\r\n-5\r\nhello\r\n`], "not valid HTTP"],
    ["a huge chunk number", [`${ok}transfer-encoding: chunked\r\n\r\nfffffffff\r\n`], "not valid HTTP"],
    ["a chunk longer than stated", [`${ok}transfer-encoding: chunked\r\n\r\n2\r\nhello\r\n0\r\n\r\n`], ""],
    [
      "an endless chunk line",
      [`${ok}transfer-encoding: chunked\r\n\r\n1;${"a".repeat(300)}`],
      "header that is too long",
    ],
    [
      "endless trailers",
      [`${ok}transfer-encoding: chunked\r\n\r\n0\r\n${"a: b\r\n".repeat(200)}`],
      "too many",
    ],
    ["gzip that was not requested", [`${ok}content-encoding: gzip\r\n\r\nhello`], "content encoding"],
    ["two encodings", [`${ok}content-encoding: identity, br\r\n\r\nhello`], "content encoding"],
    ["a status that is not 200", ["HTTP/1.1 206 Partial\r\ncontent-length: 5\r\n\r\nhello"], "status 206"],
  ])("%s", async (_name, pieces, reason) => {
    expect(await refusalOfResponse(...pieces)).toContain(reason);
  });
});

describe("time", () => {
  it.each<[string, string[]]>([
    ["before a response", []],
    ["in the head", ["HTTP/1.1 200 OK\r\n", "a"]],
    ["in the body", [`${ok}content-length: 9\r\n\r\n`, "h"]],
  ])("a host that goes quiet %s is abandoned when the time is over", async (_name, pieces) => {
    const clock = new AbortController();
    const connector = createScriptedConnector(names, [{ pieces, stays: true }], () => clock.abort());
    expect(await reasonOf(fetchOver(connector, urlText, { timeout: clock.signal }))).toContain("too long");
    expect(connector.closed).toBeGreaterThan(0);
  });

  it("name resolution or a connection without a response is abandoned when the time is over", async () => {
    const never = new Promise<never>(() => {});
    for (const method of ["resolve", "open"] as const) {
      const clock = new AbortController();
      const wait = () => {
        clock.abort();
        return never;
      };
      const connector = { ...createScriptedConnector(names, []), [method]: wait };
      expect(await reasonOf(fetchOver(connector, urlText, { timeout: clock.signal }))).toContain("too long");
    }
  });

  it("a connection that opens after the time is over is closed", async () => {
    const clock = new AbortController();
    const inner = createScriptedConnector(names, [{ pieces: [] }]);
    const { promise: opening, resolve: open } =
      Promise.withResolvers<Awaited<ReturnType<typeof inner.open>>>();
    const connector = {
      ...inner,
      open: () => {
        clock.abort();
        return opening;
      },
    };
    await reasonOf(fetchOver(connector, urlText, { timeout: clock.signal }));
    const target = { address: publicAddress, port: 80, tls: false, serverName: "example.com" };
    open(await inner.open(target, clock.signal));
    await opening;
    await Promise.resolve();
    expect(inner.closed).toBe(1);
  });

  it("the end of the job is not an error of the host: its reason is passed on", async () => {
    const job = new AbortController();
    const connector = createScriptedConnector(names, [{ pieces: [], stays: true }], () =>
      job.abort(new Error("lease lost")),
    );
    await expect(fetchOver(connector, urlText, { signal: job.signal })).rejects.toThrow("lease lost");
  });
});
