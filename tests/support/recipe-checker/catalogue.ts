import { join } from "node:path";
import { readRelease } from "../../../supabase/catalogue/load/read-release.ts";
import type { AmountType } from "./result-shape.ts";

const compiledDir = join(import.meta.dirname, "../../../supabase/catalogue/compiled");
const nameColumn = 3;

/** What the catalogue knows of a compound in 100 g of a food, in the compound's unit. */
export type Evidence = {
  type: AmountType;
  amount: number | null;
  minimum: number | null;
  maximum: number | null;
  interpolated: boolean;
};

/** A compound; `tier` is macro, micro, or null for all others. */
export type Compound = { id: number; name: string; unit: string; tier: string | null; synonyms: string[] };

/** The compiled catalogue; a name may stand for several foods. */
export type Catalogue = {
  compounds: ReadonlyMap<number, Compound>;
  idsOf: (name: string) => readonly number[];
  evidenceOf: (foodId: number) => ReadonlyMap<number, Evidence>;
};

/** Opens the compiled catalogue; the evidence of a food is read when it is asked for. */
export function openCatalogue(): Catalogue {
  const tables = new Map(readRelease(compiledDir).tables.map((table) => [table.name, table.read]));
  const readLines = (name: string) => splitLines(tables.get(name)?.().toString() ?? "");
  const ids = new Map<string, number[]>();
  for (const line of readLines("food")) {
    const cells = line.split("\t");
    const name = cells[nameColumn] ?? "";
    ids.set(name, [...(ids.get(name) ?? []), Number(cells[0])]);
  }
  const evidence = tables.get("food_evidence")?.() ?? Buffer.alloc(0);
  const starts = indexLines(evidence);
  const known = new Map<number, ReadonlyMap<number, Evidence>>();
  return {
    compounds: new Map(
      readLines("compound").map((line) => [Number(line.split("\t")[0]), readCompound(line)]),
    ),
    idsOf: (name) => ids.get(name) ?? [],
    evidenceOf: (foodId) => {
      const found = known.get(foodId) ?? readEvidence(lineAt(evidence, starts.get(foodId)));
      known.set(foodId, found);
      return found;
    },
  };
}

function splitLines(text: string): string[] {
  return text.split("\n").slice(1).filter(Boolean);
}

/** The table has some fifty megabytes: only rows that are asked for become text. */
function indexLines(table: Buffer): Map<number, number> {
  const starts = new Map<number, number>();
  for (let start = 0; start < table.length; start = table.indexOf(10, start) + 1 || table.length) {
    starts.set(Number(table.subarray(start, table.indexOf(9, start)).toString()), start);
  }
  return starts;
}

function lineAt(table: Buffer, start: number | undefined): string {
  return start === undefined ? "" : table.subarray(start, table.indexOf(10, start)).toString();
}

function readCompound(line: string): Compound {
  const [id, name = "", unit = "", tier, , synonyms = ""] = line.split("\t");
  return {
    id: Number(id),
    name,
    unit,
    tier: tier === "\\N" ? null : (tier ?? null),
    synonyms: (synonyms.slice(1, -1).match(/"[^"]*"|[^,"]+/g) ?? []).map((word) => word.replaceAll('"', "")),
  };
}

function readEvidence(line: string): Map<number, Evidence> {
  const [, ids, amounts, types, minima, maxima, , derivations] = line.split("\t").map(readArray);
  return new Map(
    (ids ?? []).map((id, at) => [
      Number(id),
      {
        type: readType(types?.[at]),
        amount: readNumber(amounts?.[at]),
        minimum: readNumber(minima?.[at]),
        maximum: readNumber(maxima?.[at]),
        interpolated: derivations?.[at]?.replaceAll('"', "").startsWith("donor:") ?? false,
      },
    ]),
  );
}

function readArray(cell: string): string[] {
  return cell.startsWith("{") ? cell.slice(1, -1).split(",") : [];
}

function readNumber(cell: string | undefined): number | null {
  return cell === undefined || cell === "NULL" ? null : Number(cell);
}

/** The compiler writes no other types: a check constraint of the database holds it. */
function readType(cell: string | undefined): AmountType {
  return (cell ?? "unquantified") as AmountType;
}
