import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const checkoutDir = join(import.meta.dirname, "..", "..");

/**
 * Names what the processes of one run share: a folder that is removed after it, and a cache of compiled modules.
 * Every project begins with this; the first one counts, and is the last to be taken down.
 */
export default function setup(): (() => void) | undefined {
  if (process.env.TEST_RUN_DIR !== undefined) return;
  const runDir = mkdtempSync(join(tmpdir(), "nas-run-"));
  process.env.TEST_RUN_DIR = runDir;
  process.env.NODE_COMPILE_CACHE ??= join(checkoutDir, "node_modules", ".cache", "compiled");
  return () => rmSync(runDir, { recursive: true, force: true });
}
