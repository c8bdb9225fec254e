import { once } from "node:events";
import { createServer } from "node:net";

// Below the ports that systems hand out to outgoing connections: such a connection could take the port at any moment
// before the program that it was found for listens on it.
const firstPort = 10_000;
const portCount = 22_000;
const attempts = 100;

/** A TCP port of the loopback interface that is free at this moment. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const port = firstPort + Math.floor(Math.random() * portCount);
    if (await isFree(port)) return port;
  }
  throw new Error("Cannot find a free port");
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
