import { dietRules } from "../../nutrition/check-diet.ts";
import { findKind } from "../../nutrition/kinds/find-kind.ts";
import type { Edits } from "../edits.ts";
import { factsOf } from "../lines/food-facts.ts";
import type { Line } from "../lines/line.ts";
import { isForbidden } from "./list-breaches.ts";
import type { KindRule, Rulebook } from "./rulebook.ts";

/**
 * Of kinds that a diet never puts together, those that this recipe has to do without: all but the one of which the lines
 * that may stay hold the most.
 */
export function listKindsApart({ diets }: Edits, lines: readonly Line[], rulebook: Rulebook): KindRule[] {
  const staying = lines.flatMap(({ parts }) => parts.filter((part) => !isForbidden(rulebook, part)));
  return diets.flatMap((diet) => {
    const { label, neverTogether } = dietRules[diet];
    return neverTogether.flatMap((kinds) => {
      const masses = kinds.map((kind) => ({
        kind,
        grams: staying.reduce((sum, part) => {
          const isOfKind = findKind(factsOf(part, part.food), kind)?.certainty === "contains";
          return isOfKind ? sum + part.grams : sum;
        }, 0),
      }));
      const [most, ...others] = masses.toSorted((a, b) => b.grams - a.grams);
      if (most === undefined || most.grams === 0) return [];
      return others.map(({ kind }) => ({ rule: label, kind }));
    });
  });
}
