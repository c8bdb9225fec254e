import { buildStatement, type Statement } from "./build-statement.ts";
import { type ConnectionPool, keepConnections, openEachTime } from "./connection-pool.ts";
import { openConnection, type PostgresServer } from "./postgres-connection.ts";
import { toUnavailable } from "./to-unavailable.ts";
import type { Transport } from "./transport.ts";

/** A Postgres that is spoken to without the Data API. */
export type DirectConnection = PostgresServer & {
  /** How many connections an isolate keeps; null opens one for each call. */
  keptConnections: number | null;
};

const IDLE_MS = 10_000;
const CANCEL_MS = 1_000;

/** Calls functions on connections of its own: one call is one statement, never repeated. */
export function callDirectly(connection: DirectConnection, timeoutMs: number): Transport {
  const open = () => openConnection(connection);
  const limit = connection.keptConnections;
  const pool = limit === null ? openEachTime(open) : keepConnections(open, { limit, idleMs: IDLE_MS });

  return async function callFunction(name, args) {
    try {
      const value = await runWithin(timeoutMs, pool, buildStatement(name, args));
      return value === null ? null : JSON.parse(value);
    } catch (error) {
      throw toUnavailable(name, describe(error));
    }
  };
}

/** Waits for a connection and the answer, `timeoutMs` for both; then the statement is cancelled. */
async function runWithin(timeoutMs: number, pool: ConnectionPool, statement: Statement) {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  try {
    const connection = await pool.take(deadline.signal);
    let isSound = false;
    try {
      const value = await unlessAborted(deadline.signal, connection.run(statement));
      isSound = true;
      return value;
    } catch (error) {
      if (deadline.signal.aborted) {
        // Before the answer: what is left to do after it may never be done.
        await Promise.race([connection.cancel().catch(() => {}), wait(CANCEL_MS)]);
        throw new Error(`no answer within ${timeoutMs} ms`);
      }
      isSound = isRefusal(error);
      throw error;
    } finally {
      pool.giveBack(connection, isSound);
    }
  } finally {
    clearTimeout(timer);
  }
}

function unlessAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("aborted")));
    work.then(resolve, reject);
  });
}

function wait(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}

/** Whether the server refused this statement alone, so that its connection serves on. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && "severity" in error && error.severity === "ERROR";
}

/** The code and the words of a failure; neither driver nor server puts the password into them. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error && typeof error.code === "string" ? `${error.code} ` : "";
  return code + error.message;
}
