import { compoundIds } from "../nutrition/compound-ids.ts";
import { exactly, type Interval } from "../nutrition/interval.ts";
import { findKind } from "../nutrition/kinds/find-kind.ts";

/** An ingredient with its amounts per 100 g by compound id. */
interface Part {
  readonly name: string;
  readonly foodGroup: string;
  readonly amounts: ReadonlyMap<number, number>;
}

/**
 * What can be said of a compound per 100 g of a food that has no figure for it, in grams; null where nothing can. Sugars
 * are at most the carbohydrate that is no fibre, and count as that much; lactose is only in what is made of milk.
 */
export function boundMissing(compoundId: number, { name, foodGroup, amounts }: Part): Interval | null {
  if (compoundId === compoundIds.sugarsGrams) {
    const carbohydrate = amounts.get(compoundIds.carbohydrateGrams);
    if (carbohydrate === undefined) return null;
    const most = Math.max(0, carbohydrate - (amounts.get(compoundIds.fibreGrams) ?? 0));
    return { low: 0, value: most, high: most };
  }
  if (compoundId === compoundIds.lactoseGrams) {
    const facts = { name, words: [], foodGroup, ingredients: [], amounts: new Map() };
    return findKind(facts, "lactose_source") === null ? exactly(0) : null;
  }
  return null;
}
