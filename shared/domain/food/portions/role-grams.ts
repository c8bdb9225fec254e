import type { Measure } from "../text/measures.ts";
import type { PortionWords, UsualPortions } from "./usual-grams.ts";

/** The role of a food in its meal, which decides how much is meant if the text states no amount. */
export type PortionRole = "main" | "portion" | "side" | "filling" | "addition" | "stirred";

const sideUnit = "side";
/** Side dishes of menus, where the kind of food has no amount of its own. */
export const largestSide = 150;

/** The roles whose amount is used for a role that the kind of food has no amount for. */
const rolesLike: Readonly<Record<PortionRole, readonly string[]>> = {
  main: [],
  portion: [],
  side: ["side"],
  filling: ["filling", "addition"],
  addition: ["addition"],
  stirred: ["stirred", "addition"],
};

/** "A side of rice", "side caesar" */
export function saysSide(measure: Measure | null, { terms }: PortionWords): boolean {
  return measure?.unit === sideUnit || terms.has(sideUnit);
}

/** The amount for a role, or for the nearest role that the kind of food has an amount for. */
export function roleGrams({ always, otherwise }: UsualPortions, role: PortionRole): number | null {
  for (const each of rolesLike[role]) {
    const grams = always.get(each) ?? otherwise.get(each);
    if (grams !== undefined) return grams;
  }
  return null;
}
