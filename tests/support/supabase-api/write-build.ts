import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuiltFunction } from "../../../cli/release/release-target.ts";
import { digestModules } from "../../../scripts/digest-modules.ts";
import type { OperationName } from "../../../shared/platform/kernel/operation-name.ts";

/** A built function with these modules, in a folder of its own below `dir`. */
export function writeBuild(
  dir: string,
  operation: OperationName,
  modules: Readonly<Record<string, string>>,
): BuiltFunction {
  const distDir = mkdtempSync(join(dir, "dist-"));
  for (const [name, text] of Object.entries(modules)) writeFileSync(join(distDir, name), text);
  const totalBytes = Object.values(modules).reduce((sum, text) => sum + text.length, 0);
  const digest = digestModules(new Map(Object.entries(modules)));
  return { operation, dir: distDir, modules: Object.keys(modules), digest, totalBytes };
}
