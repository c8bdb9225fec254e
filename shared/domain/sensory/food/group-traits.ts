import { normaliseTerms } from "../../food/mod.ts";
import data from "../data/group-traits.json" with { type: "json" };

/** What a food group says about how the composition of its foods tastes. */
export type GroupTraits = {
  /** Where its sugars come from. */
  readonly sugars: "fruit" | "milk" | "grain" | "other";
  /** The salt is on the surface, where the tongue meets it first. */
  readonly isSurfaceSalted: boolean;
  /** The fat is in fine drops, which coat the mouth. */
  readonly isEmulsion: boolean;
  readonly isSavoury: boolean;
};

const words = {
  milk: new Set(data.milk),
  notMilk: new Set(data.notMilk),
  fruit: new Set(data.fruit),
  notFruit: new Set(data.notFruit),
  grain: new Set(data.grain),
  surfaceSalted: new Set(data.surfaceSalted),
  emulsion: new Set(data.emulsion),
  savoury: new Set(data.savoury),
} as const;
const remembered = new Map<string, GroupTraits>();

/** The traits of a food group by the words of its name; a food without a group has none. */
export function readGroupTraits(foodGroup: string | null): GroupTraits {
  const name = foodGroup ?? "";
  const known = remembered.get(name);
  if (known !== undefined) return known;
  const terms = normaliseTerms(name);
  const has = (list: keyof typeof words) => terms.some((term) => words[list].has(term));
  const isFruit = has("fruit") && !has("notFruit");
  const isMilk = has("milk") && !has("notMilk");
  const traits: GroupTraits = {
    sugars: isMilk ? "milk" : isFruit ? "fruit" : has("grain") ? "grain" : "other",
    isSurfaceSalted: has("surfaceSalted"),
    isEmulsion: has("emulsion"),
    isSavoury: has("savoury"),
  };
  // Groups come from the catalogue: a few hundred at most.
  remembered.set(name, traits);
  return traits;
}
