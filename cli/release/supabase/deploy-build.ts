import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OperationName } from "../../../shared/kernel/operation-name.ts";
import { RefusedError } from "../../run/command-error.ts";
import type { Build } from "./build.ts";
import type { RunSupabase } from "./supabase-cli.ts";

const CONFIG_PATH = join(import.meta.dirname, "..", "..", "..", "supabase", "config.toml");

// The CLI does not see the imports of minified code. Of an import map it uploads what each entry names: this one
// names the folder that it lies in. No module uses it.
const IMPORT_MAP = { imports: { "#modules/": "./" } };

/**
 * Deploys a build in place of what serves; until that has succeeded, what served goes on. Rejects with a
 * `CommandError`, also where the CLI says that it has deployed, but not all modules.
 */
export async function deployBuild(run: RunSupabase, operation: OperationName, build: Build): Promise<void> {
  const workDir = await mkdtemp(join(tmpdir(), "nas-release-"));
  try {
    await layOut(workDir, operation, build);
    const command = ["functions", "deploy", operation, "--use-api"];
    const { stderr } = await run(command, `deploy ${operation}`, workDir);
    checkUploads(stderr, operation, build);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

/** A folder as the checkout is, with nothing in it but the configuration and this build. */
async function layOut(workDir: string, operation: OperationName, { modules }: Build): Promise<void> {
  const config = await readFile(CONFIG_PATH, "utf8");
  if (!config.includes(`"../functions/${operation}/dist/index.js"`))
    throw new RefusedError(`Cannot deploy ${operation}: supabase/config.toml names no entry point of it`);
  const distDir = join(workDir, "functions", operation, "dist");
  await mkdir(join(workDir, "supabase"));
  await mkdir(distDir, { recursive: true });
  const files = { ...modules, "deno.json": JSON.stringify(IMPORT_MAP) };
  await writeFile(join(workDir, "supabase", "config.toml"), config);
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(distDir, name), text)));
}

/** The CLI only warns of what it leaves out, and says that it has deployed. */
function checkUploads(stderr: string, operation: OperationName, { modules }: Build): void {
  const skipped = /WARN: (Skipping import path outside source root: .*)/.exec(stderr)?.[1];
  if (skipped) throw new RefusedError(`Cannot deploy ${operation}: the CLI says "${skipped}"`);
  const uploaded = new Set(
    [...stderr.matchAll(/^Uploading asset \([^)]*\): (.*)$/gm)].map(([, path]) => path),
  );
  const missing = Object.keys(modules).find((name) => !uploaded.has(`functions/${operation}/dist/${name}`));
  if (missing)
    throw new RefusedError(`Cannot deploy ${operation}: the CLI did not upload its module ${missing}`);
}
