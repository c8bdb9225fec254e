import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Manifest, ReleaseFile } from "../format/release-files.ts";

/** The manifest of the release files in a folder. */
export function readManifest(compiledDir: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(compiledDir, "manifest.json"), "utf8"));
  } catch (cause) {
    throw new Error(`Cannot load catalogue: no readable manifest in ${compiledDir}`, { cause });
  }
}

/** The COPY text of one table, header line included; throws when it is not what the manifest describes. */
export function readTable(compiledDir: string, { file, sha256 }: ReleaseFile): Buffer {
  const bytes = decompress(join(compiledDir, file), file);
  if (createHash("sha256").update(bytes).digest("hex") === sha256) return bytes;
  throw new Error(`Cannot load catalogue: ${file} differs from the manifest`);
}

function decompress(path: string, file: string): Buffer {
  try {
    return brotliDecompressSync(readFileSync(path));
  } catch (cause) {
    throw new Error(`Cannot load catalogue: ${file} cannot be read`, { cause });
  }
}
