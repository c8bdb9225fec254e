// Builds the console into `dist`: a page with its script and styles, and the OpenAPI document. Static files only.
// Usage: node console/build.ts
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildOptions } from "esbuild";
import { areSourcesUnchanged, digestSources } from "../scripts/source-digests.ts";
import { collectNotices, noticesName } from "../scripts/third-party-notices.ts";
import { withEsbuild } from "../scripts/with-esbuild.ts";

const rootDir = join(import.meta.dirname, "..");
const distDir = join(import.meta.dirname, "dist");
const recordPath = join(distDir, "sources.json");

/** Files that are copied unchanged: their names in `dist` by path. */
const copied = {
  "console/index.html": "index.html",
  "console/icon.svg": "icon.svg",
  "docs/openapi.json": "openapi.json",
  NOTICE: "notice.txt",
} as const;

const options = {
  bundle: true,
  format: "esm",
  target: "es2022",
  platform: "browser",
  jsx: "automatic",
  jsxImportSource: "preact",
  minify: true,
  legalComments: "none",
  outdir: "console/dist",
  entryPoints: [
    { in: "console/src/main.tsx", out: "console" },
    { in: "console/styles/main.css", out: "console" },
    { in: "console/src/theme/apply-stored-theme.ts", out: "theme" },
  ],
} satisfies BuildOptions;

/** The built console: its folder and the names of its files; `isFresh` if nothing had to be built. */
export type BuiltConsole = { dir: string; names: string[]; isFresh: boolean };

/** Builds the console unless it is up to date with its sources; throws with the reason. */
export async function buildConsole(): Promise<BuiltConsole> {
  const names = [...Object.values(copied), "console.js", "console.css", "theme.js", noticesName];
  const isFresh = areSourcesUnchanged(recordPath, options) && names.every(isBuilt);
  if (!isFresh) await build();
  return { dir: distDir, names, isFresh };
}

async function build(): Promise<void> {
  try {
    const { outputFiles, metafile } = await withEsbuild(bundle);
    rmSync(recordPath, { force: true });
    mkdirSync(distDir, { recursive: true });
    for (const { path, contents } of outputFiles) replaceFile(path, contents);
    for (const [path, name] of Object.entries(copied)) {
      replaceFile(join(distDir, name), readFileSync(join(rootDir, path)));
    }
    replaceFile(join(distDir, noticesName), collectNotices(Object.keys(metafile.inputs), rootDir));
    const sources = digestSources(options, [...Object.keys(metafile.inputs), ...Object.keys(copied)]);
    replaceFile(recordPath, JSON.stringify(sources));
  } catch (error) {
    throw new Error(`Cannot build the console: ${error instanceof Error ? error.message : error}`);
  }
}

function bundle(esbuild: typeof import("esbuild")) {
  const place = { absWorkingDir: rootDir, write: false, metafile: true, logLevel: "silent" } as const;
  return esbuild.build({ ...options, ...place });
}

/** Replaces a file atomically, so that nobody reads half a file. */
function replaceFile(path: string, contents: string | Uint8Array): void {
  const draftPath = `${path}.${process.pid}.draft`;
  writeFileSync(draftPath, contents);
  renameSync(draftPath, path);
}

function isBuilt(name: string): boolean {
  try {
    return readFileSync(join(distDir, name)).length > 0;
  } catch {
    return false;
  }
}

if (import.meta.main) {
  const { dir, names, isFresh } = await buildConsole();
  for (const name of names) {
    const kib = readFileSync(join(dir, name)).length / 1024;
    console.log(`${name} ${kib.toFixed(1)} KiB${isFresh ? " (unchanged)" : ""}`);
  }
}
