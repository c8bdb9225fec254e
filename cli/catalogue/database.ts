import { Option } from "commander";
import postgres, { type Sql } from "postgres";
import { findRunningStack } from "../../supabase/local/running-stack.ts";
import { RefusedError, UnreachableError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";

/** The option of every command that reads or changes the catalogue. */
export type DatabaseOptions = { databaseUrl?: string };

const unreachable = /^(ECONN|ENOTFOUND|ETIMEDOUT|EAI_|CONNECT_TIMEOUT|CONNECTION_)/;
const noSchema = /^(3F000|42P01|42883|42703)$/;

/** Creates the option that selects a database other than the local stack's. */
export function databaseOption(): Option {
  return new Option("--database-url <url>", "Postgres of a hosted project (or DATABASE_URL)");
}

/**
 * Runs `work` on the database of a hosted project (`--database-url`, else DATABASE_URL) or of the running local
 * stack. Throws {@link UnreachableError} if the database does not respond.
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
    throw toCommandError(error);
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
  throw new UnreachableError(`Cannot reach the database: no stack is running on ${DATA_DIR}`, {
    hint: "run npm start, or use --database-url",
  });
}

function toCommandError(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (unreachable.test(code))
    return new UnreachableError(`Cannot reach the database: ${code}`, { cause: error });
  if (noSchema.test(code))
    return new RefusedError("Cannot read the catalogue: the database is not migrated", { cause: error });
  return error;
}
