// Builds the console into `dist`: a page with its script and styles, and the API's description. Static files only.
// Usage: node console/build.ts
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildOptions } from "esbuild";
import { areSourcesUnchanged, digestSources } from "../scripts/source-digests.ts";
import { withEsbuild } from "../scripts/with-esbuild.ts";

const ROOT_DIR = join(import.meta.dirname, "..");
const DIST_DIR = join(import.meta.dirname, "dist");
const RECORD_PATH = join(DIST_DIR, "sources.json");

/** Taken over as they are: name of the file by its path from the root. */
const COPIED = {
  "console/index.html": "index.html",
  "console/icon.svg": "icon.svg",
  "docs/openapi.json": "openapi.json",
  NOTICE: "notice.txt",
} as const;

const OPTIONS = {
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

/** The built page: the folder, and the names of the files in it; `isFresh` when they were still good. */
export type BuiltConsole = { dir: string; names: string[]; isFresh: boolean };

/** Builds the console, unless its sources are those of the files that are there; throws with the reason. */
export async function buildConsole(): Promise<BuiltConsole> {
  const names = [...Object.values(COPIED), "console.js", "console.css", "theme.js"];
  const isFresh = areSourcesUnchanged(RECORD_PATH, OPTIONS) && names.every(isThere);
  if (!isFresh) await build();
  return { dir: DIST_DIR, names, isFresh };
}

async function build(): Promise<void> {
  try {
    const { outputFiles, metafile } = await withEsbuild(bundle);
    rmSync(RECORD_PATH, { force: true });
    mkdirSync(DIST_DIR, { recursive: true });
    for (const { path, contents } of outputFiles) replaceFile(path, contents);
    for (const [path, name] of Object.entries(COPIED)) {
      replaceFile(join(DIST_DIR, name), readFileSync(join(ROOT_DIR, path)));
    }
    const sources = digestSources(OPTIONS, [...Object.keys(metafile.inputs), ...Object.keys(COPIED)]);
    replaceFile(RECORD_PATH, JSON.stringify(sources));
  } catch (error) {
    throw new Error(`Cannot build the console: ${error instanceof Error ? error.message : error}`);
  }
}

function bundle(esbuild: typeof import("esbuild")) {
  const place = { absWorkingDir: ROOT_DIR, write: false, metafile: true, logLevel: "silent" } as const;
  return esbuild.build({ ...OPTIONS, ...place });
}

/** In one step, so that no reader meets half a file. */
function replaceFile(path: string, contents: string | Uint8Array): void {
  const draftPath = `${path}.${process.pid}.draft`;
  writeFileSync(draftPath, contents);
  renameSync(draftPath, path);
}

function isThere(name: string): boolean {
  try {
    return readFileSync(join(DIST_DIR, name)).length > 0;
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
