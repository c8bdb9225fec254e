import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runProgram } from "../run-program.ts";
import { describeFailure } from "./describe-failure.ts";
import type { WranglerEntry } from "./wrangler-entry.ts";

const WRANGLER_PATH = join(
  dirname(createRequire(import.meta.url).resolve("wrangler/package.json")),
  "bin",
  "wrangler.js",
);

/** What wrangler wrote: its own record of what it did, and its stdout. */
export type WranglerRun = { entries: WranglerEntry[]; stdout: string };

/**
 * Runs wrangler without questions, colours and telemetry. `doing` is what cannot be done where it fails, as
 * "upload decode"; then it rejects with a `CommandError` in few words that names wrangler's own log.
 */
export async function runWrangler(
  doing: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
): Promise<WranglerRun> {
  const dir = mkdtempSync(join(tmpdir(), "nas-wrangler-"));
  const recordPath = join(dir, "record.ndjson");
  try {
    const { code, stdout, stderr } = await runProgram(WRANGLER_PATH, args, {
      ...variables,
      WRANGLER_OUTPUT_FILE_PATH: recordPath,
      WRANGLER_SEND_METRICS: "false",
      WRANGLER_HIDE_BANNER: "true",
      CI: "true",
      NO_COLOR: "1",
      FORCE_COLOR: "0",
    });
    const entries = readRecord(recordPath);
    if (code !== 0) throw describeFailure(doing, { entries, stderr });
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
