import type { RecordFinder } from "../concept/record-finder.ts";
import { readFacts } from "../source/fact-table.ts";
import { rowError } from "../source/source-table.ts";

/**
 * Names that people use beside the published ones, by food: other names of the very food, names of brand and chain
 * products that it stands for, and the everyday words that mean it when they say no more.
 */
export type GivenNames = {
  readonly synonyms: ReadonlyMap<number, readonly string[]>;
  readonly genericFor: ReadonlyMap<number, readonly string[]>;
  readonly plainNames: ReadonlyMap<number, readonly string[]>;
};

/** Reads `food-aliases.tsv` and `plain-defaults.tsv`; throws where a food is not in the catalogue. */
export function readGivenNames(findRecord: RecordFinder): GivenNames {
  const columns = ["alias", "language", "region", "food", "food_name", "kind", "reason"];
  const aliases = readFacts("food-aliases.tsv", columns).map((row) => {
    const [alias = "", , , food = "", name = "", kind = ""] = row.cells;
    if (kind !== "name" && kind !== "generic") throw rowError(row, `"${kind}" is not a kind of alias`);
    return { foodId: findRecord(row, food, name), alias, kind };
  });
  const defaults = readFacts("plain-defaults.tsv", ["word", "food", "food_name", "reason"]).flatMap((row) => {
    const [words = "", food = "", name = ""] = row.cells;
    const foodId = findRecord(row, food, name);
    return words.split(";").map((word) => ({ foodId, alias: word.trim() }));
  });
  return {
    synonyms: group(aliases.filter(({ kind }) => kind === "name")),
    genericFor: group(aliases.filter(({ kind }) => kind === "generic")),
    plainNames: group(defaults),
  };
}

function group(names: readonly { readonly foodId: number; readonly alias: string }[]): Map<number, string[]> {
  const byFood = Map.groupBy(names, ({ foodId }) => foodId);
  return new Map([...byFood].map(([foodId, found]) => [foodId, found.map(({ alias }) => alias)]));
}
