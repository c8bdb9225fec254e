import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OperationName } from "../../../shared/platform/kernel/mod.ts";
import { RefusedError } from "../../run/command-error.ts";
import type { Build } from "./build.ts";
import type { RunSupabase } from "./supabase-cli.ts";

const configPath = join(import.meta.dirname, "..", "..", "..", "supabase", "config.toml");

// The CLI does not recognise the imports of minified code, but uploads what an import map names: here the map's own
// folder. No module uses the map.
const importMap = { imports: { "#modules/": "./" } };

/** A function on the platform: `name` is that of its operation, or of the operation's canary. */
type FunctionName = { operation: OperationName; name: string };

/**
 * Deploys a build; the previous deployment keeps serving until this one has succeeded. Rejects with a `CommandError`,
 * even if the CLI reports success but has not uploaded all modules.
 */
export async function deployBuild(run: RunSupabase, names: FunctionName, build: Build): Promise<void> {
  const workDir = await mkdtemp(join(tmpdir(), "nas-release-"));
  try {
    await layOut(workDir, names, build);
    const command = ["functions", "deploy", names.name, "--use-api"];
    const { stderr } = await run(command, `deploy ${names.name}`, workDir);
    checkUploads(stderr, names.name, build);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

/** Creates a folder laid out like the checkout, with only the configuration and this build. */
async function layOut(workDir: string, names: FunctionName, { modules }: Build): Promise<void> {
  const config = configure(await readFile(configPath, "utf8"), names);
  const distDir = join(workDir, "functions", names.name, "dist");
  await mkdir(join(workDir, "supabase"));
  await mkdir(distDir, { recursive: true });
  const files = { ...modules, "deno.json": JSON.stringify(importMap) };
  await writeFile(join(workDir, "supabase", "config.toml"), config);
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(distDir, name), text)));
}

/** The configuration of the project; a canary is configured like its operation. */
function configure(config: string, { operation, name }: FunctionName): string {
  const start = config.indexOf(`[functions.${operation}]`);
  const [section = ""] = start < 0 ? [] : config.slice(start).split(/\n(?=\[)/);
  if (!section.includes(`"../functions/${operation}/dist/index.js"`))
    throw new RefusedError(`Cannot deploy ${name}: supabase/config.toml has no entry point for ${operation}`);
  return name === operation ? config : `${config}\n${section.replaceAll(operation, name)}\n`;
}

/** The CLI only warns about modules that it skips, and still reports success. */
function checkUploads(stderr: string, name: string, { modules }: Build): void {
  const skipped = /WARN: (Skipping import path outside source root: .*)/.exec(stderr)?.[1];
  if (skipped) throw new RefusedError(`Cannot deploy ${name}: the CLI reports "${skipped}"`);
  const uploaded = new Set(
    [...stderr.matchAll(/^Uploading asset \([^)]*\): (.*)$/gm)].map(([, path]) => path),
  );
  const missing = Object.keys(modules).find((module) => !uploaded.has(`functions/${name}/dist/${module}`));
  if (missing) throw new RefusedError(`Cannot deploy ${name}: the CLI did not upload its module ${missing}`);
}
