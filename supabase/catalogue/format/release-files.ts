import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";
import type { CatalogueTable } from "./catalogue-tables.ts";

/** One compressed table of a release; `sha256` is that of the uncompressed text. */
export type ReleaseFile = {
  readonly table: string;
  readonly file: string;
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
};

/** The contents of `manifest.json`; the release id depends on the contents of the tables alone. */
export type Manifest = {
  readonly release: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly sources: readonly { readonly name: string; readonly terms: string }[];
  readonly files: readonly ReleaseFile[];
};

/** The description of a table's file, without writing it. */
export function describeTable({ name, rowCount, text }: CatalogueTable): ReleaseFile {
  const sha256 = createHash("sha256").update(text).digest("hex");
  return { table: name, file: `${name}.tsv.br`, rows: rowCount, bytes: Buffer.byteLength(text), sha256 };
}

/** `c-` and the first 12 hex digits of the SHA-256 over the tables' own digests. */
export function formReleaseId(files: readonly ReleaseFile[]): string {
  const hash = createHash("sha256");
  for (const { table, sha256 } of files) hash.update(`${table} ${sha256}\n`);
  return `c-${hash.digest("hex").slice(0, 12)}`;
}

/** Brotli of the text; the same text gives the same bytes. */
export function compressText(text: string): Buffer {
  const bytes = Buffer.from(text);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
