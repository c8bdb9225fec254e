import type { RemoteConnection, RemoteConnector } from "./remote-connector.ts";

/** The part of Deno that is used, as it is since 2.1; a plain connection is what only Deno can take back. */
export type DenoNetwork<Plain extends RemoteConnection = RemoteConnection> = {
  resolveDns: (name: string, type: "A" | "AAAA", options: { signal: AbortSignal }) => Promise<string[]>;
  connect: (options: { hostname: string; port: number }) => Promise<Plain>;
  startTls: (connection: Plain, options: { hostname: string }) => Promise<RemoteConnection>;
};

/** Connects through Deno; the handshake itself happens with the first bytes. */
export function createDenoConnector<Plain extends RemoteConnection>(
  deno: DenoNetwork<Plain>,
): RemoteConnector {
  return {
    async resolve(host, signal) {
      const answers = await Promise.allSettled([
        deno.resolveDns(host, "A", { signal }),
        deno.resolveDns(host, "AAAA", { signal }),
      ]);
      return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    },
    async open({ address, port, tls, serverName }) {
      const connection = await deno.connect({ hostname: address, port });
      return tls ? deno.startTls(connection, { hostname: serverName }) : connection;
    },
  };
}
