import { fileURLToPath } from "node:url";
import { parseCopyRow } from "../../../supabase/catalogue/format/copy-text.ts";
import { readRelease } from "../../../supabase/catalogue/load/read-release.ts";

/** A row of a compiled table by column; arrays stay literals, null is the empty text. */
export type Row = Readonly<Record<string, string>>;

/** The folder of the compiled release. */
export const compiledDir = fileURLToPath(new URL("../../../supabase/catalogue/compiled", import.meta.url));

const release = readRelease(compiledDir);

/** The rows of a table of the compiled release. */
export function readRows(table: string): Row[] {
  const text =
    release.tables
      .find(({ name }) => name === table)
      ?.read()
      .toString() ?? "";
  const [header, ...rows] = text.trimEnd().split("\n").map(parseCopyRow);
  const names = (header ?? []).map(String);
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ""])));
}

/** The elements of an array literal of numbers or plain words; null is "NULL". */
export function elements(literal: string | undefined): string[] {
  return literal === "{}" || !literal ? [] : literal.slice(1, -1).split(",");
}
