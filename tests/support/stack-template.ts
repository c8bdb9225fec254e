import { spawnSync } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Fills a new data folder with that of a stack that was started and stopped once in this run, by `make`.
 * Does nothing outside a run of the tests, or where the first stack has never been made.
 */
export async function copyTemplate(
  dataDir: string,
  make: (templateDir: string) => Promise<void>,
): Promise<void> {
  const { TEST_RUN_DIR: runDir } = process.env;
  if (runDir === undefined) return;
  const templateDir = join(runDir, "template");
  if (!existsSync(templateDir)) await makeTemplate(templateDir, make);
  // Ownership stays: the parts of a stack that root starts run as another user.
  const { status, stderr } = spawnSync("cp", ["-a", `${templateDir}/.`, dataDir], { encoding: "utf8" });
  if (status !== 0) throw new Error(`Cannot copy the template of the stacks: ${stderr}`);
}

/** Another process may make one too; the first to be ready serves all. */
async function makeTemplate(
  templateDir: string,
  make: (templateDir: string) => Promise<void>,
): Promise<void> {
  const draftDir = `${templateDir}.${process.pid}`;
  await make(draftDir);
  try {
    renameSync(draftDir, templateDir);
  } catch (error) {
    rmSync(draftDir, { recursive: true, force: true });
    if (!existsSync(templateDir)) throw error;
  }
}
