import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { readRelease } from "./load/read-release.ts";
import { replaceRelease } from "./load/replace-release.ts";

const defaultCompiledDir = fileURLToPath(new URL("compiled", import.meta.url));
const usage = `Loads the compiled catalogue into the tables of schema nas, unless that release is there already.

  node supabase/catalogue/load.ts --database-url URL [--compiled DIR]`;

/** The release in the database, own foods included, and whether this call loaded its compiled part. */
type LoadResult = {
  readonly release: string;
  readonly loaded: boolean;
};

/** Loads the release in `compiledDir` in one transaction; does nothing when it is loaded already. */
export async function loadCatalogue(options: {
  readonly databaseUrl: string;
  readonly compiledDir?: string;
}): Promise<LoadResult> {
  const release = readRelease(options.compiledDir ?? defaultCompiledDir);
  const sql = postgres(options.databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const loaded = await replaceRelease(sql, release);
    const [current] = await sql<{ id: string }[]>`select id from nas.catalogue_release`;
    return { release: current?.id ?? release.id, loaded };
  } finally {
    await sql.end();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { "database-url": { type: "string" }, compiled: { type: "string" }, help: { type: "boolean" } },
  });
  const databaseUrl = values["database-url"];
  if (values.help || databaseUrl === undefined) {
    console.log(usage);
    if (!values.help) process.exitCode = 2;
    return;
  }
  const { compiled: compiledDir } = values;
  const { release, loaded } = await loadCatalogue({ databaseUrl, ...(compiledDir && { compiledDir }) });
  console.log(loaded ? `Loaded ${release}` : `${release} is already loaded`);
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
