import postgres, { type Sql } from "postgres";
import { findRunningStack } from "../../supabase/local/running-stack.ts";
import { RefusedError, UnreachableError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";

/** The option of every command that reads or changes the catalogue. */
export type DatabaseOptions = { databaseUrl?: string };

const UNREACHABLE = /^(ECONN|ENOTFOUND|ETIMEDOUT|EAI_|CONNECT_TIMEOUT|CONNECTION_)/;
const NO_SCHEMA = /^(3F000|42P01|42883|42703)$/;

/**
 * Works with the database of a hosted project (`--database-url`, else DATABASE_URL) or of the running local stack.
 * Throws {@link UnreachableError} where none answers.
 */
export async function withDatabase<Result>(
  { databaseUrl }: DatabaseOptions,
  { variables }: Context,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const sql = connect(databaseUrl ?? variables.DATABASE_URL ?? findLocal(variables));
  try {
    return await work(sql);
  } catch (error) {
    throw describe(error);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function connect(url: string): Sql {
  try {
    return postgres(url, { max: 1, connect_timeout: 10, onnotice: () => undefined });
  } catch (cause) {
    throw new RefusedError("Cannot reach the database: its URL is malformed", { cause });
  }
}

function findLocal({ DATA_DIR = ".data" }: NodeJS.ProcessEnv): string {
  const stack = findRunningStack(DATA_DIR);
  if (stack) return stack.databaseUrl;
  throw new UnreachableError(`Cannot reach the database: no stack runs on ${DATA_DIR}`, {
    hint: "run npm start, or give --database-url",
  });
}

function describe(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (UNREACHABLE.test(code))
    return new UnreachableError(`Cannot reach the database: ${code}`, { cause: error });
  if (NO_SCHEMA.test(code))
    return new RefusedError("Cannot read the catalogue: the database is not migrated", { cause: error });
  return error;
}
