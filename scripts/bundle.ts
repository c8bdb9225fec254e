import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { BuildOptions, BuildResult, Metafile } from "esbuild";
import { digestModules, ENTRY_MODULE } from "./digest-modules.ts";
import { areSourcesUnchanged, digestSources } from "./source-digests.ts";
import { withEsbuild } from "./with-esbuild.ts";

const ROOT_DIR = join(import.meta.dirname, "..");
const FUNCTIONS_DIR = join(ROOT_DIR, "functions");

// Nothing is left to import but what each runtime has: what Deno, Supabase Edge and Workers all run as it is.
// What is imported dynamically is a module of its own, evaluated when it is first needed.
const OPTIONS = {
  // What packages import from Node by its bare name; only with `node:` do all runtimes have it.
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

/**
 * A built function: the modules of `dir`, entry first. `entryBytes` is what a process evaluates to give its first
 * answer: the entry and all that it imports statically. `digest` names the contents.
 */
export type Bundle = {
  operation: string;
  dir: string;
  modules: readonly string[];
  entryBytes: number;
  totalBytes: number;
  digest: string;
  /** True when the one that lay there was still good. */
  isFresh: boolean;
};

type Built = Pick<Bundle, "modules" | "entryBytes">;

/** The operations that have a boot file, in alphabetical order. */
export function listOperations(functionsDir = FUNCTIONS_DIR): string[] {
  const names = readdirSync(functionsDir).filter((name) => existsSync(join(functionsDir, name, "index.ts")));
  return names.sort();
}

/** Bundles one operation into `dist`, unless its sources are those of the bundle that is there. */
export async function bundleFunction(operation: string, functionsDir = FUNCTIONS_DIR): Promise<Bundle> {
  const functionDir = join(functionsDir, operation);
  const dir = join(functionDir, "dist");
  const recordPath = join(dir, "sources.json");
  const builtPath = join(dir, "modules.json");
  const isFresh = existsSync(builtPath) && areSourcesUnchanged(recordPath, OPTIONS);
  if (!isFresh) {
    const { metafile, outputFiles } = await build(join(functionDir, "index.ts"), dir);
    const built = describeModules(metafile);
    const sources = digestSources(OPTIONS, Object.keys(metafile.inputs));
    mkdirSync(dir, { recursive: true });
    // What is imported is there before what imports it: esbuild tells the entry first.
    for (const { path, contents } of outputFiles.toReversed()) writeWhole(path, contents);
    writeWhole(builtPath, JSON.stringify(built));
    writeWhole(recordPath, JSON.stringify(sources));
    removeOthers(dir, built.modules);
  }
  const built: Built = JSON.parse(readFileSync(builtPath, "utf8"));
  return { operation, dir, ...built, ...measureModules(dir, built.modules), isFresh };
}

type BuiltOutput = BuildResult<{ write: false; metafile: true }>;

async function build(entryPath: string, dir: string): Promise<BuiltOutput> {
  const options = { ...OPTIONS, entryPoints: { index: entryPath }, outdir: dir } satisfies BuildOptions;
  const place = { absWorkingDir: ROOT_DIR, write: false, metafile: true, logLevel: "silent" } as const;
  try {
    return await withEsbuild((esbuild) => esbuild.build({ ...options, ...place }));
  } catch (error) {
    throw new Error(
      `Cannot bundle ${relative(ROOT_DIR, entryPath)}: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function describeModules({ outputs }: Metafile): Built {
  const paths = Object.keys(outputs);
  const entry = paths.find((path) => basename(path) === ENTRY_MODULE) ?? "";
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
  return { modules: [ENTRY_MODULE, ...others.sort()], entryBytes };
}

/** Another process may read while this one writes: it gets the former file or this one, never a part. */
function writeWhole(path: string, contents: string | Uint8Array): void {
  const draftPath = `${path}.${process.pid}.draft`;
  writeFileSync(draftPath, contents);
  renameSync(draftPath, path);
}

/** Modules of former builds; only now, for another process may have been reading them. */
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
