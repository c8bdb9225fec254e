import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { type CommandError, RefusedError, UnreachableError } from "../../run/command-error.ts";
import { spawnProgram } from "../spawn-program.ts";

/** A line of the file that wrangler writes to `WRANGLER_OUTPUT_FILE_PATH`; only the members that are used. */
export type WranglerEntry = {
  type: string;
  /** Of `deploy` and `version-upload`. */
  version_id?: string | null;
  /** Of `command-failed`: an error code of the API, and what failed. */
  code?: number;
  message?: string;
  /** Of `wrangler-session`. */
  log_file_path?: string;
};

/** The output of wrangler: its own record of what it did, and its stdout. */
export type WranglerRun = { entries: WranglerEntry[]; stdout: string };

/** A failure of wrangler, with the API's error code if it has one. */
export class WranglerError extends RefusedError {
  code: number | undefined;
}

/** The Worker does not exist: a valid response when reading its deployment. */
export const unknownWorkerCodes = [10_007, 10_090];

const longestReason = 300;
const authenticationCodes = [10_000, 9_106, 9_109];
/** Lines of stderr with the reason: messages of the API end with their code. */
const reasonForm = /\[code: \d+\]/;
const wranglerPath = join(
  dirname(createRequire(import.meta.url).resolve("wrangler/package.json")),
  "bin",
  "wrangler.js",
);

/**
 * Runs wrangler without questions, colours and telemetry. A failure rejects with a short `CommandError` that names
 * wrangler's own log; `task` completes its "Cannot …": "upload decode".
 */
export async function runWrangler(
  task: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
): Promise<WranglerRun> {
  const dir = mkdtempSync(join(tmpdir(), "nas-wrangler-"));
  const recordPath = join(dir, "record.ndjson");
  try {
    const { code, stdout, stderr } = await spawnProgram(wranglerPath, args, {
      ...variables,
      WRANGLER_OUTPUT_FILE_PATH: recordPath,
      WRANGLER_SEND_METRICS: "false",
      WRANGLER_HIDE_BANNER: "true",
      CI: "true",
      NO_COLOR: "1",
      FORCE_COLOR: "0",
    });
    const entries = readRecord(recordPath);
    if (code !== 0) throw describeFailure(task, { entries, stderr });
    return { entries, stdout };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function readRecord(path: string): WranglerEntry[] {
  try {
    const lines = readFileSync(path, "utf8").split("\n");
    return lines.filter((line) => line !== "").map((line): WranglerEntry => JSON.parse(line));
  } catch {
    return [];
  }
}

/** Describes a failure of wrangler in one line, with what to do; `task` completes "Cannot …". */
export function describeFailure(
  task: string,
  { entries, stderr }: { entries: readonly WranglerEntry[]; stderr: string },
): CommandError {
  const { code, message = "" } = entries.find(({ type }) => type === "command-failed") ?? {};
  if (code !== undefined && authenticationCodes.includes(code))
    return new RefusedError(`Cannot ${task}: Cloudflare refuses the token [code: ${code}]`, {
      hint: "CLOUDFLARE_API_TOKEN needs Workers Scripts, Workers Routes and Queues, each with Edit, on CLOUDFLARE_ACCOUNT_ID",
    });
  const lines = stripVTControlCharacters(stderr)
    .split("\n")
    .map((line) => line.trim());
  const reasons = lines.filter((line) => reasonForm.test(line));
  const reason = shorten(
    [message || lines.find((line) => line !== ""), ...reasons].filter(Boolean).join(" "),
  );
  const logPath = entries.find(({ log_file_path }) => log_file_path)?.log_file_path;
  const hint = logPath && `the full output of wrangler is in ${logPath}`;
  if (/fetch failed|ECONNREFUSED|ENOTFOUND/.test(`${message} ${stderr}`))
    return new UnreachableError(`Cannot ${task}: Cloudflare's API does not respond`, { hint });
  const error = new WranglerError(`Cannot ${task}: ${reason || "wrangler failed without a message"}`, {
    hint,
  });
  error.code = code;
  return error;
}

function shorten(text: string): string {
  const line = text
    .replace(/\s+/g, " ")
    .replace(/A request to the Cloudflare API \((\S+)\) failed\./, "$1 failed:");
  return line.length <= longestReason ? line : `${line.slice(0, longestReason)}…`;
}
