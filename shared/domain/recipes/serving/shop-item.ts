import { singularise } from "../../../language/mod.ts";
import type { RecipeIngredient } from "../recipe.ts";
import data from "./data/shop-items.json" with { type: "json" };

/** In what a food is bought: pieces, packs or grams. */
export type ShopUnit = {
  /** "onion", "tin"; empty where it is weighed. */
  readonly unit: string;
  /** Grams of a piece or of each pack, ascending; of the step where it is weighed; none where one is always enough. */
  readonly sizes: readonly number[];
  readonly measure?: string;
};

/** What a shopper buys as one thing under several names of recipes. */
export type ShopItem = {
  /** In the plural if several are bought: "onions". */
  readonly item: string;
  readonly names: readonly string[];
  /** Grams to buy for a gram of the recipe, by name: 2.4 g of lemons for 1 g of their juice. */
  readonly from?: Readonly<Record<string, number | undefined>>;
  readonly buy: ShopUnit;
};

const items: readonly ShopItem[] = data.items;
const byName = new Map(items.flatMap((item) => item.names.map((name) => [name, item] as const)));
const ignored = new Set(data.ignored);
const cuts = new Set(data.cut);

type NamedFood = Pick<RecipeIngredient, "name" | "foodName">;

/** The item of a shop that a recipe's ingredient is; null where the table has none. */
export function findShopItem({ name }: Pick<NamedFood, "name">): ShopItem | null {
  return byName.get(plainName(name)) ?? null;
}

/** What is bought as one line of a list: the same for the same item, else for the same food of the catalogue. */
export function shopKey(food: NamedFood): string {
  return findShopItem(food)?.item ?? food.foodName;
}

/** Grams to buy for a gram of the ingredient. */
export function boughtShare({ from }: ShopItem, name: string): number {
  return from?.[plainName(name)] ?? 1;
}

/** "Large fresh eggs (beaten)" is "egg": lower case, the last word in the singular, without words that sell nothing else. */
function plainName(name: string): string {
  const words = name.toLowerCase().split(/[(,]/)[0]?.trim().split(/\s+/) ?? [];
  const cut = words.findIndex((word, at) => at > 0 && cuts.has(word));
  const kept = (cut < 0 ? words : words.slice(0, cut)).filter((word) => !ignored.has(word));
  const last = kept.pop();
  return last === undefined ? "" : [...kept, singularise(last)].join(" ");
}
