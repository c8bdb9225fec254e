import { execFile } from "node:child_process";
import { promisify } from "node:util";

const variable = "CATALOGUE_DATABASE_URL";

/**
 * Loads the compiled catalogue in a process of its own: this process would keep the memory of the tables for as long
 * as the stack runs. Returns the release.
 */
export async function loadCatalogueApart(databaseUrl: string): Promise<string> {
  const env = { ...process.env, [variable]: databaseUrl };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename], { env });
    return stdout.trim();
  } catch (error) {
    const reason = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
    throw new Error(reason || `Cannot load catalogue: ${error}`);
  }
}

if (import.meta.main) {
  try {
    const { loadCatalogue } = await import("../catalogue/load.ts");
    const { release } = await loadCatalogue({ databaseUrl: process.env[variable] ?? "" });
    console.log(release);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
