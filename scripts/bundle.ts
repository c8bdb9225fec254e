import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { BuildOptions, BuildResult, Metafile } from "esbuild";
import { digestModules, entryModule } from "./digest-modules.ts";
import { importPastBarrels } from "./import-past-barrels.ts";
import { packData, packedFromBytes } from "./pack-data.ts";
import { areSourcesUnchanged, digestSources } from "./source-digests.ts";
import { collectNotices, noticesName } from "./third-party-notices.ts";
import { withEsbuild } from "./with-esbuild.ts";

const rootDir = join(import.meta.dirname, "..");
const allFunctionsDir = join(rootDir, "functions");

// Bundles import only what every runtime has, so that Deno, Supabase Edge and Workers run them unchanged.
// Dynamic imports become modules of their own, evaluated when first needed.
const buildOptions = {
  // Packages import these from Node by bare names; only names with `node:` work in all runtimes.
  alias: Object.fromEntries(
    ["crypto", "fs", "net", "os", "perf_hooks", "stream", "tls"].map((name) => [name, `node:${name}`]),
  ),
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  platform: "neutral",
  mainFields: ["module", "main"],
  conditions: ["worker", "module", "import"],
  external: ["node:*", "cloudflare:*"],
  chunkNames: "[name]-[hash]",
  minify: true,
  legalComments: "none",
} satisfies BuildOptions;

/** What an existing bundle must have been built with, beside its sources. */
const builtWith = { ...buildOptions, packedFromBytes };

/**
 * A built function: the modules of `dir`, entry first. `entryBytes` is what a process evaluates before its first
 * response: the entry and its static imports. `digest` identifies the contents.
 */
export type Bundle = {
  operation: string;
  dir: string;
  modules: readonly string[];
  entryBytes: number;
  totalBytes: number;
  digest: string;
  /** True when the existing bundle was up to date. */
  isFresh: boolean;
};

type Built = Pick<Bundle, "modules" | "entryBytes">;

/** The operations that have a boot file, in alphabetical order. */
export function listOperations(functionsDir = allFunctionsDir): string[] {
  const names = readdirSync(functionsDir).filter((name) => existsSync(join(functionsDir, name, "index.ts")));
  return names.sort();
}

/** Bundles one operation into `dist`, unless the existing bundle has the same sources. */
export async function bundleFunction(operation: string, functionsDir = allFunctionsDir): Promise<Bundle> {
  const functionDir = join(functionsDir, operation);
  const dir = join(functionDir, "dist");
  const recordPath = join(dir, "sources.json");
  const builtPath = join(dir, "modules.json");
  const noticesPath = join(dir, noticesName);
  const isFresh =
    existsSync(builtPath) && existsSync(noticesPath) && areSourcesUnchanged(recordPath, builtWith);
  if (!isFresh) {
    const barrels = new Set<string>();
    const { metafile, outputFiles } = await build(join(functionDir, "index.ts"), dir, barrels);
    const built = describeModules(metafile);
    const inputs = [...Object.keys(metafile.inputs), ...[...barrels].map((path) => relative(rootDir, path))];
    const sources = digestSources(builtWith, inputs);
    mkdirSync(dir, { recursive: true });
    // Written before the modules that import them: esbuild lists the entry first.
    for (const { path, contents } of outputFiles.toReversed()) writeWhole(path, contents);
    writeWhole(noticesPath, collectNotices(Object.keys(metafile.inputs), rootDir));
    writeWhole(builtPath, JSON.stringify(built));
    writeWhole(recordPath, JSON.stringify(sources));
    removeOthers(dir, built.modules);
  }
  const built: Built = JSON.parse(readFileSync(builtPath, "utf8"));
  return { operation, dir, ...built, ...measureModules(dir, built.modules), isFresh };
}

type BuiltOutput = BuildResult<{ write: false; metafile: true }>;

async function build(entryPath: string, dir: string, barrels: Set<string>): Promise<BuiltOutput> {
  const options = {
    ...buildOptions,
    entryPoints: { index: entryPath },
    outdir: dir,
    plugins: [importPastBarrels(barrels), packData()],
  } satisfies BuildOptions;
  const place = { absWorkingDir: rootDir, write: false, metafile: true, logLevel: "silent" } as const;
  try {
    return await withEsbuild((esbuild) => esbuild.build({ ...options, ...place }));
  } catch (error) {
    throw new Error(
      `Cannot bundle ${relative(rootDir, entryPath)}: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function describeModules({ outputs }: Metafile): Built {
  const paths = Object.keys(outputs);
  const entry = paths.find((path) => basename(path) === entryModule) ?? "";
  const evaluated = new Set<string>();
  const follow = (path: string): void => {
    if (evaluated.has(path)) return;
    evaluated.add(path);
    for (const { path: imported, kind, external } of outputs[path]?.imports ?? [])
      if (kind === "import-statement" && !external) follow(imported);
  };
  follow(entry);
  const others = paths.filter((path) => path !== entry).map((path) => basename(path));
  const entryBytes = [...evaluated].reduce((sum, path) => sum + (outputs[path]?.bytes ?? 0), 0);
  return { modules: [entryModule, ...others.sort()], entryBytes };
}

/** Another process may read during the write: it gets the previous file or this one, never a part. */
function writeWhole(path: string, contents: string | Uint8Array): void {
  const draftPath = `${path}.${process.pid}.draft`;
  writeFileSync(draftPath, contents);
  renameSync(draftPath, path);
}

/** Removes modules of previous builds, after the write because another process may have been reading them. */
function removeOthers(dir: string, modules: readonly string[]): void {
  const former = readdirSync(dir).filter((name) => name.endsWith(".js") && !modules.includes(name));
  for (const name of former) rmSync(join(dir, name), { force: true });
}

function measureModules(dir: string, modules: readonly string[]): Pick<Bundle, "totalBytes" | "digest"> {
  const contents = new Map(modules.map((name) => [name, readFileSync(join(dir, name))]));
  const totalBytes = [...contents.values()].reduce((sum, { length }) => sum + length, 0);
  return { totalBytes, digest: digestModules(contents) };
}

if (import.meta.main) {
  const asked = process.argv.slice(2);
  for (const operation of asked.length > 0 ? asked : listOperations()) {
    const { entryBytes, totalBytes, isFresh } = await bundleFunction(operation);
    const sizes = [entryBytes, totalBytes].map((bytes) => (bytes / 1000).toFixed(1));
    console.log(`${operation} ${sizes[0]} of ${sizes[1]} KB at start${isFresh ? " (unchanged)" : ""}`);
  }
}
