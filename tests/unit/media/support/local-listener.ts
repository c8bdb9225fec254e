import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";

/** A listener on this machine that counts its connections. */
export type LocalListener = { port: number; connections: () => number; close: () => Promise<void> };

/** Listens on a loopback address, by default on a free port; null if the machine has no such address. */
export async function listenOn(
  address: string,
  onRequest: RequestListener,
  port = 0,
): Promise<LocalListener | null> {
  const server = createServer(onRequest);
  let connections = 0;
  server.on("connection", () => connections++);
  server.listen(port, address);
  const isListening = await once(server, "listening").then(
    () => true,
    () => false,
  );
  if (!isListening) return null;
  return { port: portOf(server), connections: () => connections, close: () => closeServer(server) };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Cannot listen: no port");
  return address.port;
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}
