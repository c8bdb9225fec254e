import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type CommandError, RefusedError, UnreachableError, UsageError } from "../../run/command-error.ts";
import { spawnProgram } from "../spawn-program.ts";
import type { SupabaseProject } from "./supabase-settings.ts";

const tokenHint = "set SUPABASE_ACCESS_TOKEN to a token that may deploy functions of this project";

const projectHint = "check SUPABASE_PROJECT_REF, and that the token's account belongs to its organization";

const sizeHint = "the platform accepts at most 5 MB for a function that it bundles itself";

/** The output of a command of the Supabase CLI. */
export type CliOutput = { stdout: string; stderr: string };

/**
 * Runs a command of the Supabase CLI on the project, in a folder with `supabase/config.toml`. Rejects with a
 * `CommandError` with the reason; `task` completes "Cannot …".
 */
export type RunSupabase = (args: readonly string[], task: string, workDir?: string) => Promise<CliOutput>;

/** Variables that the CLI needs: proxies and certificates, and the profile that selects another platform. */
const passedOnVariables = [
  ...["PATH", "HOME", "TMPDIR", "TEMP", "TMP", "SystemRoot", "SUPABASE_PROFILE"],
  ...["HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY", "SSL_CERT_FILE", "SSL_CERT_DIR", "NODE_EXTRA_CA_CERTS"],
];

// No telemetry, no questions, and no state between two runs.
const quiet = {
  SUPABASE_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
  SUPABASE_NO_UPDATE_NOTIFIER: "1",
  SUPABASE_NO_KEYRING: "1",
  NO_COLOR: "1",
};

/** Creates the runner of the CLI that `npm ci` has installed, for one project. */
export function createSupabaseCli(project: SupabaseProject, variables: NodeJS.ProcessEnv): RunSupabase {
  const program = findProgram();
  const passedOn = Object.fromEntries(passedOnVariables.map((name) => [name, variables[name]]));
  return async (args, task, workDir) => {
    const homeDir = await mkdtemp(join(tmpdir(), "nas-supabase-"));
    try {
      const environment = {
        ...passedOn,
        ...quiet,
        SUPABASE_ACCESS_TOKEN: project.accessToken,
        SUPABASE_HOME: homeDir,
      };
      const place = ["--workdir", workDir ?? homeDir];
      const all = ["--yes", "--agent", "no", ...place, ...args, `--remote=${project.ref}`];
      const { code, ...output } = await spawnProgram(program, all, environment);
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

/** Explains a failed command of the Supabase CLI; `task` completes "Cannot …". */
function explainFailure(task: string, stderr: string): CommandError {
  const reason = findReason(stderr);
  const [, status] = /\bstatus (\d{3})\b/.exec(stderr) ?? [];
  if (/access token/i.test(reason) || status === "401")
    return new UsageError(`Cannot ${task}: Supabase refuses the access token`, { hint: tokenHint });
  if (status === "404" || status === "403")
    return new UsageError(`Cannot ${task}: this account has no such project on Supabase`, {
      hint: projectHint,
    });
  if (status === "413" || /maximum (?:deployment )?size|too large/i.test(reason))
    return new RefusedError(`Cannot ${task}: ${reason}`, { hint: sizeHint });
  if (/ECONNREFUSED|ENOTFOUND|Unable to connect|TransportError|timed? ?out/i.test(reason))
    return new UnreachableError(`Cannot ${task}: Supabase's management API does not respond`);
  return new RefusedError(`Cannot ${task}: ${reason}`);
}

/** The last line about the failure itself. */
function findReason(stderr: string): string {
  const lines = stderr.split("\n").map((line) => line.trim());
  const reasons = lines.filter(
    (line) => line !== "" && !/^(?:Target:|Confirmed by|Uploading asset|Try rerunning)/.test(line),
  );
  const line = reasons.at(-1) ?? "its CLI failed without a message";
  // The platform's own message follows that of the CLI.
  return /"message"\s*:\s*"((?:[^"\\]|\\.)+)"/.exec(line)?.[1]?.replaceAll('\\"', '"') ?? line;
}
