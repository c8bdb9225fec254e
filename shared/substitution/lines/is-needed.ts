import data from "../data/needed-roles.json" with { type: "json" };
import { readDishKinds } from "../tables/dish-kinds.ts";
import type { Line } from "./line.ts";

const always = new Set(data.always);
const inBakes = new Set(data.inBakes);

/** Whether a dish of a title falls apart without a line: the eggs of a cake, the flour of a pancake. */
export function isNeeded({ role }: Line, title: string): boolean {
  if (always.has(role)) return true;
  const dishes = readDishKinds(title);
  return inBakes.has(role) && data.bakes.some((kind) => dishes.has(kind));
}
