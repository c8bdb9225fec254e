import { linkColumns } from "../link/link-decisions.ts";
import { readFacts } from "../source/fact-table.ts";
import { rowError } from "../source/source-table.ts";

/** Publications whose foods are linked to foods of the catalogue. */
export type TwinSource = "sr28" | "foundation" | "ciqual";

/** The same food in another publication; `isFortified` where the law of its country adds vitamins to one of both. */
export interface Link {
  readonly foodId: number;
  readonly source: TwinSource;
  readonly sourceCode: number;
  readonly isFortified: boolean;
}

/** Links by the id of the food that they are for. */
export type LinksByFood = ReadonlyMap<number, readonly Link[]>;

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
