import type { IngredientRole } from "../recipe.ts";
import shopGroups from "./data/shop-groups.json" with { type: "json" };
import shopItems from "./data/shop-items.json" with { type: "json" };
import { describePurchase } from "./describe-purchase.ts";
import { boughtShare, findShopItem, type ShopUnit, shopKey } from "./shop-item.ts";

/** An amount of a food that a plan uses, in grams. */
export type UsedFood = {
  readonly foodId: number;
  readonly foodName: string;
  /** The name in its recipe. */
  readonly name: string;
  readonly grams: number;
  readonly role: IngredientRole;
};

/** One line of a shopping list; `canonical_name` is the catalogue's, of the food that most of it is. */
type ShoppingItem = {
  readonly name: string;
  readonly canonical_name: string;
  /** What the dishes use. */
  readonly quantity_g: number;
  /** What to buy for it: "2 onions (300 g)". */
  readonly purchase: string;
  /** Department of a shop: "vegetables". */
  readonly group: string;
  /** The catalogue's foods in it, the most of it first. */
  readonly foods: readonly { readonly canonical_name: string; readonly quantity_g: number }[];
};

const groups = shopGroups.words.map(({ group, words }) => ({ group, pattern: wordPattern(words) }));
const roles: Readonly<Record<IngredientRole, string>> = shopGroups.roles;
const unitsOfGroups = new Map<string, ShopUnit>(Object.entries(shopItems.groups));

/** "…, without salt", "…, canned in oil" do not affect the department. */
const additions = new RegExp(`[,(]? (?:${shopGroups.ignoredFrom.join("|")})\\b.*$`);

/**
 * What to buy, one line for what a shopper buys as one thing, sorted by department, then by name, without tap water and
 * plain bottled water. Grams are rounded to tenths from 10 g on and to hundredths below, so that sums agree with the
 * recipes.
 */
export function listShopping(used: readonly UsedFood[]): ShoppingItem[] {
  const byItem = Map.groupBy(used.filter(isBought), shopKey);
  return [...byItem.values()].map(merge).sort(compare);
}

/** Whether a food stands on a list: water comes from the tap. */
export function isBought({ foodName }: Pick<UsedFood, "foodName">): boolean {
  const name = foodName.toLowerCase();
  return !shopGroups.notBought.some((water) => name.includes(water));
}

/** Under the item's name, else the name under which most of the food is used; in the department of most of it. */
function merge(used: readonly UsedFood[]): ShoppingItem {
  const main = used.reduce((most, one) => (one.grams > most.grams ? one : most));
  const item = findShopItem(main);
  const group = groupOf(main);
  const bought = used.reduce((sum, one) => sum + one.grams * (item ? boughtShare(item, one.name) : 1), 0);
  return {
    name: item?.item ?? main.name,
    canonical_name: main.foodName,
    quantity_g: roundBought(sumGrams(used)),
    purchase: describePurchase(bought, item?.buy ?? unitsOfGroups.get(group) ?? shopItems.otherwise),
    group,
    foods: listFoods(used),
  };
}

function listFoods(used: readonly UsedFood[]): ShoppingItem["foods"] {
  return [...Map.groupBy(used, ({ foodName }) => foodName)]
    .map(([canonical_name, uses]) => ({ canonical_name, quantity_g: roundBought(sumGrams(uses)) }))
    .sort((one, other) => other.quantity_g - one.quantity_g);
}

function sumGrams(used: readonly UsedFood[]): number {
  return used.reduce((sum, one) => sum + one.grams, 0);
}

function roundBought(grams: number): number {
  return grams < 10 ? Math.round(grams * 100) / 100 : Math.round(grams * 10) / 10;
}

function groupOf({ foodName, role }: UsedFood): string {
  const name = foodName.toLowerCase().replace(additions, "");
  return groups.find(({ pattern }) => pattern.test(name))?.group ?? roles[role];
}

function wordPattern(words: readonly string[]): RegExp {
  return new RegExp(`(?<![a-z])(?:${words.map((word) => word.replace(/[()]/g, "\\$&")).join("|")})(?![a-z])`);
}

function compare(one: ShoppingItem, other: ShoppingItem): number {
  return one.group.localeCompare(other.group, "en") || one.name.localeCompare(other.name, "en");
}
