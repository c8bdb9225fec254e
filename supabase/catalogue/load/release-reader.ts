import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Manifest, ReleaseFile } from "../format/release-files.ts";
import { foodTermRows } from "./food-term-rows.ts";

/** A table of a release; `read` gives its COPY text, header line included. */
export interface ReleaseTable {
  readonly name: string;
  readonly read: () => Buffer;
}

/** A compiled release with the search terms of its foods, in an order that satisfies foreign keys. */
export interface Release {
  readonly id: string;
  readonly tables: readonly ReleaseTable[];
}

/**
 * Opens the release files in a folder. The id is the manifest's and a digest of the search terms: these follow
 * from the normaliser too, and a changed normaliser must not leave old terms in place. Throws when a file is
 * not what the manifest describes.
 */
export function readRelease(compiledDir: string): Release {
  const manifest = readManifest(compiledDir);
  const foods = manifest.files.find(({ table }) => table === "food");
  if (!foods) throw new Error("Cannot load catalogue: the manifest names no foods");
  const terms = Buffer.from(foodTermRows(readTable(compiledDir, foods).toString()));
  const tables = manifest.files.map((file) => ({
    name: file.table,
    read: () => readTable(compiledDir, file),
  }));
  return {
    id: `${manifest.release}.${digest(terms).slice(0, 6)}`,
    tables: [...tables, { name: "food_term", read: () => terms }],
  };
}

function readManifest(compiledDir: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(compiledDir, "manifest.json"), "utf8"));
  } catch (cause) {
    throw new Error(`Cannot load catalogue: no readable manifest in ${compiledDir}`, { cause });
  }
}

function readTable(compiledDir: string, { file, sha256 }: ReleaseFile): Buffer {
  const bytes = decompress(join(compiledDir, file), file);
  if (digest(bytes) === sha256) return bytes;
  throw new Error(`Cannot load catalogue: ${file} differs from the manifest`);
}

function decompress(path: string, file: string): Buffer {
  try {
    return brotliDecompressSync(readFileSync(path));
  } catch (cause) {
    throw new Error(`Cannot load catalogue: ${file} cannot be read`, { cause });
  }
}

function digest(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
