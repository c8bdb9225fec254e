import { units } from "../../../language/mod.ts";
import type { FoodCandidate } from "../candidates/food-names.ts";
import groups from "../data/food-groups.json" with { type: "json" };
import type { Measure } from "../text/measures.ts";
import { normaliseTerms } from "../text/terms.ts";
import type { PortionRow } from "./portion-rows.ts";

const millilitresOf = new Map(Object.entries(units.servedSizesMl));
const servedGroups = new Set(groups.servedGroups);
const alcoholicTerms = new Set(groups.alcoholicTerms);

/** Millilitres of "a large boba" as chains serve it; null where the food has a row of the size, and for anything else. */
export function servedMl(
  { foodGroup, name }: FoodCandidate,
  { unit, sizes }: Measure,
  rows: readonly PortionRow[],
): number | null {
  const millilitres = millilitresOf.get(sizes[0] ?? "");
  const isServed = unit === "" || unit === "drink";
  if (!isServed || millilitres === undefined || !servedGroups.has(foodGroup)) return null;
  if (normaliseTerms(name).some((term) => alcoholicTerms.has(term))) return null;
  return rows.some(({ words }) => sizes.some((size) => words.has(size))) ? null : millilitres;
}

/** Grams of "a medium cup of ice cream", where the food has cups of its own; null where it has none. */
export function sizedCupGrams({ unit, sizes }: Measure, rows: readonly PortionRow[]): number | null {
  if (unit !== "cup" || sizes.length === 0) return null;
  const all = sizes.flatMap((size) => size.split(" "));
  const row = rows.find(
    ({ words, millilitres }) =>
      millilitres === null && words.has("cup") && all.every((size) => words.has(size)),
  );
  return row?.gramsEach ?? null;
}
