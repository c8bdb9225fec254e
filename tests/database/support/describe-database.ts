import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sql } from "postgres";

const query = readFileSync(join(import.meta.dirname, "describe-database.sql"), "utf8");

/** What the database is made of, a line per fact, in a fixed order: tables, functions with bodies, grants, comments. */
export async function describeDatabase(sql: Pick<Sql, "unsafe">): Promise<string[]> {
  const facts = await sql.unsafe<{ kind: string; name: string; detail: string | null }[]>(query);
  return facts.map(({ kind, name, detail }) => `${kind} ${name}: ${detail ?? ""}`);
}
