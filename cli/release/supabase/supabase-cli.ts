import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { RefusedError } from "../../run/command-error.ts";
import { runProgram } from "../run-program.ts";
import { explainFailure } from "./explain-failure.ts";
import type { SupabaseProject } from "./supabase-settings.ts";

/** What a command of the Supabase CLI has printed. */
export type CliOutput = { stdout: string; stderr: string };

/**
 * Runs a command of the Supabase CLI on the project, in a folder that holds `supabase/config.toml`. Rejects with a
 * `CommandError` that tells why it failed; `task` completes "Cannot …".
 */
export type RunSupabase = (args: readonly string[], task: string, workDir?: string) => Promise<CliOutput>;

/** What the CLI needs of the environment: proxies and certificates, and the profile that names another platform. */
const PASSED_ON = [
  ...["PATH", "HOME", "TMPDIR", "TEMP", "TMP", "SystemRoot", "SUPABASE_PROFILE"],
  ...["HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY", "SSL_CERT_FILE", "SSL_CERT_DIR", "NODE_EXTRA_CA_CERTS"],
];

// It tells nobody of its use, asks nothing, and keeps nothing between two runs.
const QUIET = {
  SUPABASE_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
  SUPABASE_NO_UPDATE_NOTIFIER: "1",
  SUPABASE_NO_KEYRING: "1",
  NO_COLOR: "1",
};

/** The CLI that `npm ci` has installed, on one project. */
export function createSupabaseCli(project: SupabaseProject, variables: NodeJS.ProcessEnv): RunSupabase {
  const program = findProgram();
  const passedOn = Object.fromEntries(PASSED_ON.map((name) => [name, variables[name]]));
  return async (args, task, workDir) => {
    const homeDir = await mkdtemp(join(tmpdir(), "nas-supabase-"));
    try {
      const environment = {
        ...passedOn,
        ...QUIET,
        SUPABASE_ACCESS_TOKEN: project.accessToken,
        SUPABASE_HOME: homeDir,
      };
      const place = ["--workdir", workDir ?? homeDir];
      const all = ["--yes", "--agent", "no", ...place, ...args, `--remote=${project.ref}`];
      const { code, ...output } = await runProgram(program, all, environment);
      if (code === 0) return output;
      throw explainFailure(task, hide(output.stderr, project));
    } finally {
      await rm(homeDir, { recursive: true, force: true });
    }
  };
}

function findProgram(): string {
  try {
    const manifest = createRequire(import.meta.url).resolve("supabase/package.json");
    return join(dirname(manifest), "dist", "supabase.js");
  } catch (cause) {
    throw new RefusedError("Cannot deploy to Supabase: its CLI is not installed", {
      hint: "run npm ci",
      cause,
    });
  }
}

function hide(output: string, { accessToken, serviceKey }: SupabaseProject): string {
  return output.replaceAll(accessToken, "***").replaceAll(serviceKey, "***");
}
