import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { BuildOptions } from "esbuild";
import { areSourcesUnchanged, digestSources, type Sources } from "./source-digests.ts";
import { withEsbuild } from "./with-esbuild.ts";

const ROOT_DIR = join(import.meta.dirname, "..");
const FUNCTIONS_DIR = join(ROOT_DIR, "functions");

// One file, nothing left to import: what Deno, Supabase Edge and Workers all run as it is.
const OPTIONS = {
  bundle: true,
  format: "esm",
  target: "es2022",
  platform: "neutral",
  mainFields: ["module", "main"],
  conditions: ["worker", "module", "import"],
  minify: true,
  legalComments: "none",
} satisfies BuildOptions;

/** A function's bundle; `isFresh` when the one that lay there was still good. */
export type Bundle = { operation: string; path: string; bytes: number; isFresh: boolean };

/** The operations that have a boot file, in alphabetical order. */
export function listOperations(functionsDir = FUNCTIONS_DIR): string[] {
  const names = readdirSync(functionsDir).filter((name) => existsSync(join(functionsDir, name, "index.ts")));
  return names.sort();
}

/** Bundles one operation into `dist/index.js`, unless its sources are those of the bundle that is there. */
export async function bundleFunction(operation: string, functionsDir = FUNCTIONS_DIR): Promise<Bundle> {
  const functionDir = join(functionsDir, operation);
  const path = join(functionDir, "dist", "index.js");
  const recordPath = join(functionDir, "dist", "sources.json");
  const isFresh = existsSync(path) && areSourcesUnchanged(recordPath, OPTIONS);
  if (!isFresh) writeFileSync(recordPath, JSON.stringify(await build(join(functionDir, "index.ts"), path)));
  return { operation, path, bytes: readFileSync(path).length, isFresh };
}

async function build(entryPath: string, outputPath: string): Promise<Sources> {
  const options: BuildOptions = { ...OPTIONS, entryPoints: [entryPath], outfile: outputPath };
  const place: BuildOptions = { absWorkingDir: ROOT_DIR, metafile: true, logLevel: "silent" };
  try {
    const { metafile } = await withEsbuild((esbuild) => esbuild.build({ ...options, ...place }));
    return digestSources(OPTIONS, Object.keys(metafile?.inputs ?? {}));
  } catch (error) {
    throw new Error(
      `Cannot bundle ${relative(ROOT_DIR, entryPath)}: ${error instanceof Error ? error.message : error}`,
    );
  }
}

if (import.meta.main) {
  const asked = process.argv.slice(2);
  for (const operation of asked.length > 0 ? asked : listOperations()) {
    const { bytes, isFresh } = await bundleFunction(operation);
    console.log(`${operation} ${(bytes / 1024).toFixed(1)} KiB${isFresh ? " (unchanged)" : ""}`);
  }
}
