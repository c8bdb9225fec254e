import type { CallFunction } from "../../kernel/mod.ts";
import { buildStatement, type Statement } from "./build-statement.ts";
import { type ConnectionPool, keepConnections, openEachTime } from "./connection-pool.ts";
import { openConnection, type PostgresServer } from "./postgres-connection.ts";
import { toUnavailable } from "./to-unavailable.ts";

/** A Postgres server that is used without the Data API. */
export type DirectConnection = PostgresServer & {
  /** How many connections an isolate keeps; null opens one per call. */
  keptConnections: number | null;
};

const idleMs = 10_000;
const cancelMs = 1_000;

/** Calls functions over direct connections: one call is one statement, never retried. */
export function callDirectly(connection: DirectConnection, timeoutMs: number): CallFunction {
  const open = () => openConnection(connection);
  const limit = connection.keptConnections;
  const pool = limit === null ? openEachTime(open) : keepConnections(open, { limit, idleMs });

  return async function callFunction(name, args) {
    try {
      const value = await runWithin(timeoutMs, pool, buildStatement(name, args));
      return value === null ? null : JSON.parse(value);
    } catch (error) {
      throw toUnavailable(name, describe(error));
    }
  };
}

/** Waits up to `timeoutMs` for a connection and the result, then cancels the statement. */
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
        // Cancelled before responding, because work after the response may never run.
        await Promise.race([connection.cancel().catch(() => {}), wait(cancelMs)]);
        throw new Error(`no response within ${timeoutMs} ms`);
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

/** Whether the server rejected only this statement, so that the connection can still be used. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && "severity" in error && error.severity === "ERROR";
}

/** Code and message of a failure; neither the driver nor the server puts the password into them. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error && typeof error.code === "string" ? `${error.code} ` : "";
  return code + error.message;
}
