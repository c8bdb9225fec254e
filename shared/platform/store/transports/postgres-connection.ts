import { Buffer } from "node:buffer";
import net from "node:net";
import process from "node:process";
import { clearImmediate, setImmediate } from "node:timers";
import postgres from "postgres";
import type { Statement } from "./build-statement.ts";
import type { PostgresAddress } from "./read-connection-string.ts";

// The Postgres client relies on Node's globals; Deno 2.1, with which Supabase Edge is compatible, lacks some.
const globals = Object.entries({ Buffer, process, setImmediate, clearImmediate });

Object.assign(globalThis, Object.fromEntries(globals.filter(([name]) => !(name in globalThis))));

/** One connection, opened by its first statement and never reopened. */
export type PostgresConnection = {
  /** Resolves to the value of the statement's single row. */
  run(statement: Statement): Promise<string | null>;
  /** Asks the server to cancel the running statement; resolves when the request was sent. */
  cancel(): Promise<void>;
  close(): void;
  isOpen(): boolean;
};

export type PostgresServer = PostgresAddress & {
  /** Certificates (PEM) of the authorities that must have signed the server's certificate. */
  certificateAuthority?: string | undefined;
};

const farewellSeconds = 1;

/** Untyped members of the client's queries. Its own `cancel()` drops the promise, and with it any failure. */
type QueryParts = { parameters: string[]; canceller?: ((query: object) => Promise<unknown>) | null };

/**
 * A connection that works with poolers in transaction mode: no prepared statements, no session state, no parameters
 * at login. Once lost it is not reopened, so that no statement is sent twice.
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
      if (sockets.length >= socketsAllowed) throw new Error("the connection was closed while opening");
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
      sql.end({ timeout: farewellSeconds }).then(destroy, destroy);
    },
    isOpen: () => isOpen,
  };
}

/**
 * Sends the statement with its parameters in one round trip. Otherwise the client first asks for their types, and a
 * pooler may switch servers between the two round trips.
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
