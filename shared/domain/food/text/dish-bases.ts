import meanings from "../data/meanings.json" with { type: "json" };
import { normaliseTerms } from "./terms.ts";

/** What a dish is made on: the bread of a sandwich, the pasta that a sauce is on. */
export type DishBase = {
  /** How many terms name the dish: 2 for "fried rice". */
  readonly width: number;
  /** The food that it is made on. */
  readonly terms: readonly string[];
  /** How many slices of it; 0 where it is counted as the dish is. */
  readonly slices: number;
};

const bases = new Map<string, DishBase>(
  meanings.dishesOnBases.flatMap(({ dishes, base, slices }) =>
    dishes.map((dish): [string, DishBase] => {
      const named = normaliseTerms(dish);
      return [named.join(" "), { width: named.length, terms: normaliseTerms(base || dish), slices }];
    }),
  ),
);
const widest = 2;
/** Of meat a burger is a patty. */
export const ground = { word: "ground", bun: "bun" };

/** The base of the dish that terms end with, behind words for what is on it; null where they end with no such dish. */
export function findBase(terms: readonly string[]): DishBase | null {
  for (let width = Math.min(widest, terms.length - 1); width > 0; width--) {
    const base = bases.get(terms.slice(-width).join(" "));
    if (base !== undefined) return base;
  }
  return null;
}
