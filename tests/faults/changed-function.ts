import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleFunction } from "../../scripts/bundle.ts";
import type { OperationName } from "../../shared/platform/kernel/operation-name.ts";

const rootDir = join(import.meta.dirname, "..", "..");

/** An edit of one file of a function: `from` stands there exactly once. */
export type Edit = { file: string; from: string; to: string };

/** The modules of a function that was built with an edit, as the local stack takes them. */
export async function buildChanged(
  operation: OperationName,
  { file, from, to }: Edit,
): Promise<Record<string, string>> {
  const dir = mkdtempSync(join(tmpdir(), "nas-changed-"));
  try {
    const functionsDir = join(dir, "functions");
    for (const name of ["node_modules", "shared"]) symlinkSync(join(rootDir, name), join(dir, name));
    cpSync(join(rootDir, "functions", operation), join(functionsDir, operation), {
      recursive: true,
      filter: (path) => !path.endsWith("dist"),
    });
    const path = join(functionsDir, operation, file);
    const [before, after, ...others] = readFileSync(path, "utf8").split(from);
    if (before === undefined || after === undefined || others.length > 0)
      throw new Error(`Cannot edit ${file}: "${from}" does not stand there once`);
    await writeFile(path, `${before}${to}${after}`);
    const built = await bundleFunction(operation, functionsDir);
    return Object.fromEntries(
      built.modules.map((name) => [name, readFileSync(join(built.dir, name), "utf8")]),
    );
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
