import groupData from "../data/food-groups.json" with { type: "json" };
import type { PortionWords } from "./usual-grams.ts";

const liquids = new Set(groupData.liquids);
const dryForms = new Set(groupData.dryForms);

/** Whether words name what is poured, whatever the group of its table holds: milk is, milk powder is not. */
export function isLiquid({ heads, terms }: PortionWords): boolean {
  return [...heads].some((head) => liquids.has(head)) && ![...terms].some((term) => dryForms.has(term));
}
