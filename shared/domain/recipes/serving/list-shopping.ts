import type { IngredientRole } from "../recipe.ts";
import shopGroups from "./data/shop-groups.json" with { type: "json" };

/** An amount of a food that a plan uses, in grams. */
export type UsedFood = {
  readonly foodId: number;
  readonly foodName: string;
  /** The name in its recipe. */
  readonly name: string;
  readonly grams: number;
  readonly role: IngredientRole;
};

/** One line of a shopping list; `canonical_name` is the catalogue's. */
type ShoppingItem = {
  readonly name: string;
  readonly canonical_name: string;
  readonly quantity_g: number;
  /** Department of a shop: "vegetables". */
  readonly group: string;
};

const groups = shopGroups.words.map(({ group, words }) => ({ group, pattern: wordPattern(words) }));
const roles: Readonly<Record<IngredientRole, string>> = shopGroups.roles;

/** "…, without salt", "…, canned in oil" do not affect the department. */
const additions = new RegExp(`[,(]? (?:${shopGroups.ignoredFrom.join("|")})\\b.*$`);

/**
 * What to buy, merged by food, sorted by department, then by name, without tap water and plain bottled water. Rounded to
 * tenths of a gram from 10 g on and to hundredths below, so that sums agree with the recipes.
 */
export function listShopping(used: readonly UsedFood[]): ShoppingItem[] {
  const byFood = Map.groupBy(
    used.filter(({ foodName }) => isBought(foodName.toLowerCase())),
    // Two sources may have the same food under one name: it is bought once.
    ({ foodName }) => foodName,
  );
  return [...byFood.values()].map(merge).sort(compare);
}

function isBought(foodName: string): boolean {
  return !shopGroups.notBought.some((water) => foodName.includes(water));
}

/** The name under which most of the food is used, and its role there. */
function merge(used: readonly UsedFood[]): ShoppingItem {
  const grams = used.reduce((sum, one) => sum + one.grams, 0);
  const main = used.reduce((most, one) => (one.grams > most.grams ? one : most));
  return {
    name: main.name,
    canonical_name: main.foodName,
    quantity_g: grams < 10 ? Math.round(grams * 100) / 100 : Math.round(grams * 10) / 10,
    group: groupOf(main),
  };
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
