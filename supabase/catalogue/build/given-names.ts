import type { RecordFinder } from "../concept/record-finder.ts";
import { readFacts } from "../source/fact-table.ts";
import { rowError } from "../source/source-table.ts";

/**
 * Names that people use beside the published ones, by food: other names of the very food, names of brand and chain
 * products that it stands for, and all names that mean it when they say no more.
 */
export type GivenNames = {
  readonly synonyms: ReadonlyMap<number, readonly string[]>;
  readonly genericFor: ReadonlyMap<number, readonly string[]>;
  readonly plainNames: ReadonlyMap<number, readonly string[]>;
};

/** Reads `food-aliases.tsv` and `plain-defaults.tsv` in `listsDir`; throws where a food is not in the catalogue. */
export function readGivenNames(findRecord: RecordFinder, listsDir?: string): GivenNames {
  const columns = ["alias", "language", "region", "food", "food_name", "kind", "reason"];
  const aliases = readFacts("food-aliases.tsv", columns, listsDir).map((row) => {
    const [alias = "", , , food = "", name = "", kind = ""] = row.cells;
    if (kind !== "name" && kind !== "generic") throw rowError(row, `"${kind}" is not a kind of alias`);
    return { foodId: findRecord(row, food, name), alias, kind };
  });
  const defaultColumns = ["word", "food", "food_name", "reason"];
  const defaults = readFacts("plain-defaults.tsv", defaultColumns, listsDir).flatMap((row) => {
    const [words = "", food = "", name = ""] = row.cells;
    const foodId = findRecord(row, food, name);
    return words.split(";").map((word) => ({ foodId, alias: word.trim() }));
  });
  return {
    synonyms: group(aliases.filter(({ kind }) => kind === "name")),
    genericFor: group(aliases.filter(({ kind }) => kind === "generic")),
    plainNames: group([...defaults, ...aliases.filter(({ kind }) => kind === "name")]),
  };
}

function group(names: readonly { readonly foodId: number; readonly alias: string }[]): Map<number, string[]> {
  const byFood = Map.groupBy(names, ({ foodId }) => foodId);
  return new Map([...byFood].map(([foodId, found]) => [foodId, found.map(({ alias }) => alias)]));
}
