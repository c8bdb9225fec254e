import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { findBinaries } from "../../../supabase/local/binaries.ts";
import { findQuietPort } from "../quiet-port.ts";
import { stopProcess } from "../throwaway-stack.ts";
import type { DeployForm } from "./read-deploy-form.ts";

/** One deployment of a function; `modules` are paths from the root of what was uploaded. */
export type HostedFunction = {
  slug: string;
  id: string;
  version: number;
  updatedAt: number;
  verifyJwt: boolean;
  entrypoint: string;
  modules: readonly string[];
  /** The port it listens on, started at the first request; null where it does not start. */
  open: () => Promise<number | null>;
  stop: () => Promise<void>;
};

export type DeployOptions = {
  rootDir: string;
  slug: string;
  form: DeployForm;
  former: HostedFunction | undefined;
  /** What the platform and the project's secrets set for every function. */
  variables: Readonly<Record<string, string>>;
  projectRef: string;
};

const startWithinMs = 15_000;
const denoFlags = ["--no-prompt", "--no-lock", "--no-remote", "--no-npm", "--quiet"];

/** Unpacks an upload and looks for every module that its entry needs, as the platform's bundler does; throws its reason. */
export async function deployFunction(options: DeployOptions): Promise<HostedFunction> {
  const { rootDir, slug, form, former, projectRef } = options;
  const id = former?.id ?? randomUUID();
  const version = (former?.version ?? 0) + 1;
  const dir = join(rootDir, `${slug}-${version}-${randomUUID()}`);
  for (const [path, bytes] of form.files) writeBelow(dir, path, bytes);
  const config = form.importMap === null ? ["--no-config"] : ["--config", join(dir, form.importMap)];
  await checkGraph(join(dir, form.entrypoint), config);
  const variables = { ...options.variables, DENO_DEPLOYMENT_ID: `${projectRef}_${id}_${version}` };
  const worker = createWorker(join(dir, form.entrypoint), config, variables);
  const { verifyJwt, entrypoint } = form;
  return {
    slug,
    id,
    version,
    updatedAt: Date.now(),
    verifyJwt,
    entrypoint,
    modules: [...form.files.keys()],
    ...worker,
  };
}

function writeBelow(dir: string, path: string, bytes: Uint8Array): void {
  const file = join(dir, path);
  if (!file.startsWith(`${dir}/`)) throw new Error(`Invalid path: ${path}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

async function checkGraph(entrypoint: string, config: readonly string[]): Promise<void> {
  const args = ["info", "--json", "--no-lock", "--no-remote", "--no-npm", ...config, entrypoint];
  const { stdout } = await promisify(execFile)(findBinaries().deno, args, { maxBuffer: 1e8 });
  const graph: { modules: { specifier: string; error?: string }[] } = JSON.parse(stdout);
  const broken = graph.modules.find(({ error }) => error !== undefined);
  if (broken) throw new Error(`Failed to bundle the function (reason: ${broken.error})`);
}

function createWorker(entrypoint: string, config: readonly string[], env: Record<string, string>) {
  let child: ChildProcess | null = null;
  let opening: Promise<number | null> | null = null;
  const kill = () => void child?.kill("SIGKILL");
  const start = async () => {
    const port = await findQuietPort();
    const address = ["--host", "127.0.0.1", "--port", String(port)];
    const args = ["serve", ...denoFlags, ...config, "--allow-net", "--allow-env", ...address, entrypoint];
    child = spawn(findBinaries().deno, args, { env: { ...env, NO_COLOR: "1" }, stdio: "ignore" });
    process.once("exit", kill);
    return (await isServing(child, port)) ? port : null;
  };
  return {
    open: () => (opening ??= start()),
    async stop() {
      await opening;
      if (child) await stopProcess(child, "SIGKILL");
      process.off("exit", kill);
    },
  };
}

async function isServing(child: ChildProcess, port: number): Promise<boolean> {
  const deadline = Date.now() + startWithinMs;
  while (child.exitCode === null && Date.now() < deadline) {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    await response?.body?.cancel();
    if (response) return true;
    await sleep(20);
  }
  return false;
}
