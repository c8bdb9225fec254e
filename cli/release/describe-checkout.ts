import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The commit that is deployed, as "commit 3e20beb" or "commit 3e20beb and changes"; null outside of a checkout. */
export async function describeCheckout(): Promise<string | null> {
  try {
    const cwd = import.meta.dirname;
    const { stdout: commit } = await run("git", ["rev-parse", "--short", "HEAD"], { cwd });
    const { stdout: changes } = await run("git", ["status", "--porcelain"], { cwd });
    return `commit ${commit.trim()}${changes === "" ? "" : " and changes"}`;
  } catch {
    return null;
  }
}
