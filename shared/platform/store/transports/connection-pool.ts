import type { PostgresConnection } from "./postgres-connection.ts";

/** Lends connections, each to one call at a time. */
export type ConnectionPool = {
  /** Rejects when the signal aborts before a connection is free. */
  take(signal: AbortSignal): Promise<PostgresConnection>;
  /** Takes a connection back; one that is not `sound` is closed. */
  giveBack(connection: PostgresConnection, sound: boolean): void;
};

type Open = () => PostgresConnection;

/** At most `limit` connections, lent in the order of requests, each closed after `idleMs` without use. */
export function keepConnections(open: Open, { limit, idleMs }: { limit: number; idleMs: number }) {
  const idle: { connection: PostgresConnection; timer: ReturnType<typeof setTimeout> }[] = [];
  const waiting: ((connection: PostgresConnection) => void)[] = [];
  let lentCount = 0;

  function takeIdle(): PostgresConnection | null {
    for (let last = idle.pop(); last; last = idle.pop()) {
      clearTimeout(last.timer);
      if (last.connection.isOpen()) return last.connection;
    }
    return null;
  }

  function keepIdle(connection: PostgresConnection): void {
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((kept) => kept.connection === connection),
        1,
      );
      connection.close();
    }, idleMs);
    idle.push({ connection, timer });
  }

  const pool: ConnectionPool = {
    async take(signal) {
      if (lentCount < limit) {
        const connection = takeIdle() ?? open();
        lentCount += 1;
        return connection;
      }
      return new Promise((resolve, reject) => {
        waiting.push(resolve);
        signal.addEventListener("abort", () => {
          const place = waiting.indexOf(resolve);
          if (place < 0) return;
          waiting.splice(place, 1);
          reject(new Error(`all ${limit} connections were in use`));
        });
      });
    },

    giveBack(connection, sound) {
      const isGood = sound && connection.isOpen();
      if (!isGood) connection.close();
      const next = waiting.shift();
      if (next) return next(isGood ? connection : open());
      lentCount -= 1;
      if (isGood) keepIdle(connection);
    },
  };
  return pool;
}

/** One connection per call, for platforms where a socket can only serve the request that opened it. */
export function openEachTime(open: Open): ConnectionPool {
  return { take: async () => open(), giveBack: (connection) => connection.close() };
}
