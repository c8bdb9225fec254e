import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A proxy between a caller and a Postgres; records what was done to it. */
export type StandIn = {
  port: number;
  /** How often a connection was opened. */
  openings: () => number;
  /** How many connections are open. */
  openCount: () => number;
  /** Times that the callers began to speak after the server had. */
  trips: () => number;
  /** Ends every connection and takes no more, until `comeBack`. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
  close: () => Promise<void>;
};

/** What becomes of a connection: passed on to a Postgres, kept waiting for ever, or ended at once. */
export type Manner = { targetPort: number } | "silent" | "ends";

/** Listens on a free port of this machine. */
export async function startStandIn(manner: Manner): Promise<StandIn> {
  const open = new Set<Socket>();
  let openings = 0;
  let trips = 0;
  let lastSpeaker = "";
  const server = createServer((caller) => {
    openings += 1;
    open.add(caller);
    caller.on("close", () => open.delete(caller)).on("error", () => {});
    if (manner === "ends") return caller.end();
    if (manner === "silent") return caller.resume();
    const target = connect(manner.targetPort, "127.0.0.1").on("error", () => caller.destroy());
    caller.on("data", (bytes) => {
      if (lastSpeaker !== "caller") trips += 1;
      lastSpeaker = "caller";
      target.write(bytes);
    });
    target.on("data", (bytes) => {
      lastSpeaker = "server";
      caller.write(bytes);
    });
    caller.on("close", () => target.destroy());
    target.on("close", () => caller.destroy());
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(0);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const goAway = async () => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  const counts = { openings: () => openings, openCount: () => open.size, trips: () => trips };
  return { port, ...counts, goAway, comeBack: () => listen(port), close: goAway };
}
