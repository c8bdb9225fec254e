import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sql } from "postgres";

const checkoutDir = join(import.meta.dirname, "..", "..", "..");

/** The files of supabase/schemas in the order of config.toml. */
export function listAreas(rootDir = checkoutDir): string[] {
  const config = readFileSync(join(rootDir, "supabase", "config.toml"), "utf8");
  const [, paths = ""] = /^schema_paths = \[([^\]]*)\]$/m.exec(config) ?? [];
  return [...paths.matchAll(/"\.\/schemas\/(.+)"/g)].map(([, name = ""]) => name);
}

/** Makes, in an empty database, what the schemas of a checkout declare. */
export async function applySchemas(sql: Sql, rootDir = checkoutDir): Promise<void> {
  for (const name of listAreas(rootDir))
    await sql.unsafe(readFileSync(join(rootDir, "supabase", "schemas", name), "utf8"));
}
