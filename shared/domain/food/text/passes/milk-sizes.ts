import { units } from "../../../../language/mod.ts";
import groups from "../../data/food-groups.json" with { type: "json" };
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const sizes = new Set(Object.keys(units.sizes));
const drinks = new Set(groups.milkDrinks.flatMap((name) => name.split(" ").slice(-1)));
const milks = new Set([...groups.milkKinds, "lactose", "full"]);

/** The tokens with the size of a drink in front of it, where its milk stands behind: "latte grande oat milk" is a grande oat milk latte. */
export function leadWithSizes(tokens: readonly Token[]): readonly Token[] {
  const read = [...tokens];
  for (let at = 1; at < read.length - 1; at++) {
    const [drink, size] = [read[at - 1], read[at]];
    if (drink === undefined || size === undefined) continue;
    if (!drinks.has(drink.text) || !sizes.has(size.text) || !milks.has(textAt(read, at + 1))) continue;
    read.splice(at - 1, 2, size, drink);
  }
  return read;
}
