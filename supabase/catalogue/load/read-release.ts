import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { foodTerms, type LocalName, localTerms } from "../../../shared/domain/food/mod.ts";
import { copyRow, parseCopyRow, parseTextArray } from "../format/copy-text.ts";
import type { Manifest, ReleaseFile } from "../format/release-files.ts";

/** A table of a release; `read` returns its COPY text, header line included. */
type ReleaseTable = {
  readonly name: string;
  readonly read: () => Buffer;
};

/** A compiled release with the search terms of its foods, in an order that satisfies foreign keys. */
export type Release = {
  readonly id: string;
  readonly tables: readonly ReleaseTable[];
};

/**
 * Opens the release files in a folder. The id is the manifest's with a digest of the search terms: these depend on
 * the normaliser too, and a changed normaliser must not leave old terms in place. Throws when a file differs from
 * the manifest.
 */
export function readRelease(compiledDir: string): Release {
  const manifest = readManifest(compiledDir);
  const foods = manifest.files.find(({ table }) => table === "food");
  if (!foods) throw new Error("Cannot load catalogue: the manifest names no foods");
  const names = manifest.files.find(({ table }) => table === "food_name");
  const rows = [
    ...foodTermRows(readTable(compiledDir, foods).toString()),
    ...(names ? localTermRows(readTable(compiledDir, names).toString()) : []),
  ];
  // In the order of the primary key, so that its index grows at one end.
  rows.sort();
  const terms = Buffer.from(`term\tfood_id\tweight\n${rows.map((row) => `${row}\n`).join("")}`);
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

/** Rows of nas.food_term, from the COPY text of nas.food. */
function foodTermRows(foodText: string): string[] {
  const [header = "", ...lines] = foodText.split("\n");
  const columns = header.split("\t");
  const place = (column: string) => columns.indexOf(column);
  const [id, source, name, foodGroup] = ["id", "source", "name", "food_group"].map(place);
  const [synonyms, memberNames, plainNames, genericFor] = [
    "synonyms",
    "member_names",
    "plain_names",
    "generic_for",
  ].map(place);
  const rows: string[] = [];
  for (const line of lines) {
    if (line === "") continue;
    const cells = parseCopyRow(line);
    const cell = (index: number | undefined) => cells[index ?? -1] ?? "";
    const terms = foodTerms({
      name: cell(name),
      synonyms: parseTextArray(cell(synonyms)),
      memberNames: parseTextArray(cell(memberNames)),
      plainNames: parseTextArray(cell(plainNames)),
      genericFor: parseTextArray(cell(genericFor)),
      foodGroup: cell(foodGroup),
      source: cell(source),
    });
    for (const { term, weight } of terms) rows.push(copyRow([term, Number(cell(id)), weight]));
  }
  return rows;
}

/** The same for names in other languages, from the COPY text of nas.food_name. */
function localTermRows(nameText: string): string[] {
  const [header = "", ...lines] = nameText.split("\n");
  const columns = header.split("\t");
  const [id, language, name] = ["food_id", "language", "name"].map((column) => columns.indexOf(column));
  const byFood = new Map<number, LocalName[]>();
  for (const line of lines) {
    if (line === "") continue;
    const cells = parseCopyRow(line);
    const cell = (index: number | undefined) => cells[index ?? -1] ?? "";
    const names = byFood.get(Number(cell(id))) ?? [];
    byFood.set(Number(cell(id)), [...names, { language: cell(language), name: cell(name) }]);
  }
  return [...byFood].flatMap(([foodId, names]) =>
    localTerms(names).map(({ term, weight }) => copyRow([term, foodId, weight])),
  );
}
