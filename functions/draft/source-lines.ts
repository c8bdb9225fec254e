import type { FoodCandidate } from "../../shared/food/candidate.ts";
import { listOwnQuery } from "../../shared/recipes/reading/match-own.ts";
import { listLineQueries, outlineLines } from "../../shared/recipes/reading/outline-lines.ts";
import { type ReadLine, readLines } from "../../shared/recipes/reading/read-lines.ts";
import type { Store } from "../../shared/store/store.ts";
import type { Brief } from "./brief.ts";

/** The lines of a recipe, and the foods that the words of ordered swaps mean; one database call. */
export async function readSourceLines(
  { source, edits }: Pick<Brief, "source" | "edits">,
  store: Pick<Store, "findFoods">,
): Promise<{ lines: ReadLine[]; targets: Map<string, FoodCandidate> }> {
  const wanted = edits.swaps.flatMap(({ to }) => to ?? []);
  const outlines = outlineLines(source.lines.map(toLine));
  const targetOutlines = outlineLines(wanted);
  const all = [...outlines, ...targetOutlines];
  const queries = listLineQueries(all);
  const ownQueries = all.map(({ name }) => listOwnQuery(name)).filter((query) => query.length > 0);
  const found =
    queries.length + ownQueries.length === 0
      ? { foods: [], termFrequency: {}, foodCount: 1 }
      : await store.findFoods(queries, ownQueries);
  const targets = readLines(targetOutlines, found).flatMap(({ line, food }): [string, FoodCandidate][] => {
    const words = wanted[line];
    return food && words !== undefined ? [[words, food]] : [];
  });
  return { lines: readLines(outlines, found), targets: new Map(targets) };
}

function toLine(line: Brief["source"]["lines"][number]) {
  if (typeof line === "string") return line;
  const { name, quantity = null, unit = null } = line;
  return { name, quantity, unit };
}
