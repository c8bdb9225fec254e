import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems give to connections and to servers without a wish: 32768 on, 49152 on others. */
const range = [20_000, 32_000] as const;

/**
 * A port of the loopback interface for what is to listen later: unlike one that the system has chosen, it stays free
 * while it waits.
 */
export async function findQuietPort(): Promise<number> {
  for (;;) {
    const port = randomInt(...range);
    const server = createServer().listen(port, "127.0.0.1");
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, "close");
    return port;
  }
}
