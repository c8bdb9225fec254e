import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Scenario } from "./scenario.ts";
import { pause, send } from "./support/caller.ts";
import { describeTimes, quantile } from "./support/figures.ts";

const socketCounts = { full: 600, short: 60 };
const probeCount = 30;
const longestMs = 2_000;
const head = "POST /functions/v1/decode HTTP/1.1\r\nhost: localhost\r\n";

/** What a connection sends before it falls silent. */
const openings = [
  "",
  "G",
  "POST /functions/v1/decode",
  head,
  `${head}content-type: application/json\r\ncontent-length: 1000000\r\n\r\n{`,
  `${head}transfer-encoding: chunked\r\n\r\n5\r\n{"a":`,
  `${head}transfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n`,
  `${head}x: ${"a".repeat(20_000)}\r\n\r\n`,
  "\u0016\u0003\u0001\u0002\u0000",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
];

/** Connections that stay half open or speak no HTTP: other callers are served as before. */
export const runRawSockets: Scenario = async (stack, extent) => {
  const { key } = await stack.createKey();
  const address = stack.address(key);
  const { hostname, port } = new URL(address.url);
  const sockets = await Promise.all(
    Array.from({ length: socketCounts[extent] }, (_, index) =>
      open(hostname, Number(port), openings[index % openings.length] ?? ""),
    ),
  );
  const timesMs: number[] = [];
  const problems: string[] = [];
  for (let probe = 0; probe < probeCount; probe++) {
    const startMs = performance.now();
    const response = await send(address, "get_decode_compound_id?q=Protein");
    await response.arrayBuffer();
    timesMs.push(performance.now() - startMs);
    if (response.status !== 200)
      problems.push(`a caller got ${response.status} beside half-open connections`);
    await pause(10);
  }
  for (const socket of sockets) socket.destroy();
  if (quantile(timesMs, 0.99) > longestMs)
    problems.push(`a caller waited ${quantile(timesMs, 0.99).toFixed(0)} ms`);
  return {
    figures: [`${sockets.length} connections held open; other callers: ${describeTimes(timesMs)}`],
    problems,
  };
};

async function open(host: string, port: number, opening: string): Promise<Socket> {
  const socket = connect(port, host);
  // The service may close what it cannot read.
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(Buffer.from(opening, "latin1"));
  return socket;
}
