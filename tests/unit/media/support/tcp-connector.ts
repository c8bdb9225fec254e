import { once } from "node:events";
import { connect } from "node:net";
import { Readable, Writable } from "node:stream";
import type { RemoteConnection } from "../../../../shared/platform/media/remote/remote-transport.ts";

/** Opens a real TCP connection, without TLS. */
export async function openTcp(address: string, port: number): Promise<RemoteConnection> {
  const socket = connect(port, address);
  await once(socket, "connect");
  const chunks = Readable.toWeb(socket) as ReadableStream<Uint8Array>;
  return { readable: chunks, writable: Writable.toWeb(socket), close: () => void socket.destroy() };
}
