import { Option } from "commander";

/** The option by which a command is told a database other than the local stack's. */
export function databaseOption(): Option {
  return new Option("--database-url <url>", "Postgres of a hosted project (or DATABASE_URL)");
}
