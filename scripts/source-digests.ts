import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT_DIR = join(import.meta.dirname, "..");

/** What something was built from: its options, and a digest of each source by its path from the root. */
export type Sources = { options: string; digests: Record<string, string> };

/** The record of a build, to be kept beside what was built. */
export function digestSources(options: unknown, paths: readonly string[]): Sources {
  const digests = paths.map((path) => [path, digestFile(path) ?? ""] as const);
  return { options: JSON.stringify(options), digests: Object.fromEntries(digests) };
}

/** True when the record at this path tells of the same options, and of sources that are still the same. */
export function areSourcesUnchanged(recordPath: string, options: unknown): boolean {
  try {
    const kept: Sources = JSON.parse(readFileSync(recordPath, "utf8"));
    if (kept.options !== JSON.stringify(options)) return false;
    return Object.entries(kept.digests).every(([path, digest]) => digestFile(path) === digest);
  } catch {
    return false;
  }
}

/** Null when the file is gone. */
function digestFile(path: string): string | null {
  try {
    return createHash("sha256")
      .update(readFileSync(join(ROOT_DIR, path)))
      .digest("hex");
  } catch {
    return null;
  }
}
