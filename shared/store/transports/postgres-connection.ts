import "./node-globals.ts";
import net from "node:net";
import postgres from "postgres";
import type { Statement } from "./build-statement.ts";
import type { PostgresAddress } from "./read-connection-string.ts";

/** One connection, opened by its first statement; a closed one stays closed. */
export type PostgresConnection = {
  /** Resolves to the one value of the statement's one row. */
  run(statement: Statement): Promise<string | null>;
  /** Asks the server to end the running statement; resolves when it was told. */
  cancel(): Promise<void>;
  close(): void;
  isOpen(): boolean;
};

export type PostgresServer = PostgresAddress & {
  /** Certificates (PEM) that the server's must be signed by. */
  certificateAuthority?: string | undefined;
};

const FAREWELL_SECONDS = 1;

/** What the client's queries have beside their types: `cancel()` itself loses the promise, and so its failure. */
type QueryParts = { parameters: string[]; canceller?: ((query: object) => Promise<unknown>) | null };

/**
 * A connection that poolers in transaction mode take: no prepared statement, nothing that a session would keep, no
 * parameters at login. Once lost it is not opened again, so that no statement is sent twice.
 */
export function openConnection(server: PostgresServer): PostgresConnection {
  const sockets: net.Socket[] = [];
  let isOpen = true;
  let socketsAllowed = 1;
  let running: ReturnType<typeof sendAtOnce> | null = null;

  const options = {
    ...{ host: server.host, port: server.port, database: server.database },
    ...{ user: server.user, pass: server.password, ssl: describeTls(server) },
    ...{ max: 1, prepare: false, fetch_types: false, no_subscribe: true },
    ...{ idle_timeout: 0, max_lifetime: 0, connect_timeout: 0 },
    connection: { application_name: "nas" },
    onnotice: () => {},
    onclose: () => {
      isOpen = false;
    },
    socket: () => {
      if (sockets.length >= socketsAllowed) throw new Error("the connection was closed while it was opened");
      return connectSocket(server, sockets);
    },
  };
  const sql = postgres(options);

  return {
    async run(statement) {
      const query = sendAtOnce(sql, statement);
      running = query;
      const [row] = await query;
      return row?.value ?? null;
    },
    async cancel() {
      socketsAllowed += 1;
      await running?.canceller?.(running);
    },
    close() {
      isOpen = false;
      socketsAllowed = 0;
      const destroy = () => sockets.forEach((socket) => void socket.destroy());
      sql.end({ timeout: FAREWELL_SECONDS }).then(destroy, destroy);
    },
    isOpen: () => isOpen,
  };
}

/**
 * Sends the statement with its parameters in one trip. Given them the usual way, the client asks for their types
 * first: a second trip, between whose halves a pooler may change servers.
 */
function sendAtOnce(sql: postgres.Sql, { text, parameters }: Statement) {
  const options = { prepare: false, simple: false };
  const query = sql.unsafe<{ value: string | null }[]>(text, [], options);
  const parts: QueryParts = { parameters: [...parameters] };
  return Object.assign(query, parts);
}

function describeTls({ encryption, host, certificateAuthority }: PostgresServer) {
  if (encryption === "none") return false;
  const isVerified = encryption === "verified" || certificateAuthority !== undefined;
  const names = net.isIP(host) ? {} : { servername: host };
  return {
    ...names,
    rejectUnauthorized: isVerified,
    ...(certificateAuthority && { ca: certificateAuthority }),
  };
}

function connectSocket({ host, port }: PostgresServer, opened: net.Socket[]): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host, port });
    opened.push(socket);
    socket.once("connect", () => resolve(socket));
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("the connection was closed")));
  });
}
