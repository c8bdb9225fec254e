import { normaliseTerms } from "../../food/term-normaliser.ts";
import data from "./data/group-classes.json" with { type: "json" };
import type { SensoryRow } from "./sensory-row.ts";
import type { SensoryTable } from "./sensory-table.ts";

/** The class row that stands for a food group, by the words of the group's name; null where none does. */
export function findGroupClass(foodGroup: string | null, { rowsByName }: SensoryTable): SensoryRow | null {
  if (foodGroup === null) return null;
  const terms = new Set(normaliseTerms(foodGroup));
  const rule = data.rules.find(({ words }) => words.every((word) => terms.has(word)));
  return rule === undefined ? null : (rowsByName.get(rule.class) ?? null);
}
