import { readFacts } from "../source/fact-table.ts";
import { rowError } from "../source/source-table.ts";

/** Publications whose foods are linked to foods of the catalogue. */
export type TwinSource = "sr28" | "foundation" | "ciqual";

/** The same food in another publication; `isFortified` where a country's law adds vitamins to one of them. */
export type Link = {
  readonly foodId: number;
  readonly source: TwinSource;
  readonly sourceCode: number;
  readonly isFortified: boolean;
};

/** Links by the id of the food that they are for. */
export type LinksByFood = ReadonlyMap<number, readonly Link[]>;

/** Columns of `links.tsv`: the two entries, the reason for the pair, and what a reviewer compares. */
export const linkColumns = [
  "food_id",
  "source",
  "source_code",
  "basis",
  "food_name",
  "source_name",
  "food_water_g",
  "source_water_g",
  "food_energy_kcal",
  "source_energy_kcal",
  "fortified",
];

/** The reviewed pairs of `links.tsv`. */
export function readLinks(): LinksByFood {
  const links = readFacts("links.tsv", linkColumns).map((row): Link => {
    const [foodId, source, sourceCode] = row.cells;
    if (source !== "sr28" && source !== "foundation" && source !== "ciqual")
      throw rowError(row, `"${source}" is not a publication`);
    return {
      foodId: Number(foodId),
      source,
      sourceCode: Number(sourceCode),
      isFortified: row.cells[10] === "yes",
    };
  });
  return Map.groupBy(links, ({ foodId }) => foodId);
}

/** The pairs that a person has accepted or refused, as "<food id> <source> <source code>". */
export function readLinkDecisions(): ReadonlySet<string> {
  const accepted = readFacts("links.tsv", linkColumns);
  const refused = readFacts("link-refusals.tsv", [
    "food_id",
    "source",
    "source_code",
    "food_name",
    "source_name",
    "reason",
  ]);
  return new Set([...accepted, ...refused].map(({ cells }) => cells.slice(0, 3).join(" ")));
}
