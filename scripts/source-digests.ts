import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const rootDir = join(import.meta.dirname, "..");

/** The inputs of a build: its options, and a digest of each source by its path from the root. */
type Sources = { options: string; digests: Record<string, string> };

/** The record of a build, to be stored with its output. */
export function digestSources(options: unknown, paths: readonly string[]): Sources {
  const digests = paths.map((path) => [path, digestFile(path) ?? ""] as const);
  return { options: JSON.stringify(options), digests: Object.fromEntries(digests) };
}

/** Whether the record at this path has the same options, and digests that still match the sources. */
export function areSourcesUnchanged(recordPath: string, options: unknown): boolean {
  try {
    const kept: Sources = JSON.parse(readFileSync(recordPath, "utf8"));
    if (kept.options !== JSON.stringify(options)) return false;
    return Object.entries(kept.digests).every(([path, digest]) => digestFile(path) === digest);
  } catch {
    return false;
  }
}

/** Null when the file does not exist. */
function digestFile(path: string): string | null {
  try {
    return createHash("sha256")
      .update(readFileSync(join(rootDir, path)))
      .digest("hex");
  } catch {
    return null;
  }
}
