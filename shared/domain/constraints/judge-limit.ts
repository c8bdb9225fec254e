import { type Finding, type FoodFacts, findKind } from "../nutrition/mod.ts";
import type { KindLimit } from "./rule-set.ts";
import type { Judgement } from "./verdict.ts";

type Share = {
  readonly grams: number;
  readonly finding: Finding;
};

/**
 * Whether a portion holds more of a kind of food than is allowed: by the grams of the recipe's ingredients of that kind,
 * and by the whole portion where only the food's own name shows it.
 */
export function judgeLimit(limit: KindLimit, facts: FoodFacts, portionGrams: number): Judgement {
  const shares = listShares(limit.kind, facts, portionGrams);
  const sure = shares.filter(({ finding }) => finding.certainty === "contains");
  if (isOver(sure, limit)) return judgement("excluded", "contains", sure);
  if (isOver(shares, limit)) return judgement("unknown", "may be unsuitable for its", shares);
  return { verdict: "allowed", reason: null, ingredient: null };
}

function listShares(kind: string, facts: FoodFacts, portionGrams: number): Share[] {
  const whole = findKind(facts, kind);
  if (whole === null) return [];
  const wholeGrams = facts.ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const shares = facts.ingredients.flatMap((ingredient): Share[] => {
    const finding = findKind({ ...facts, ...ingredient, ingredients: [] }, kind);
    const grams = (ingredient.grams / wholeGrams) * portionGrams;
    return finding === null ? [] : [{ grams, finding: { ...finding, ingredient: ingredient.name } }];
  });
  return shares.length > 0 ? shares : [{ grams: portionGrams, finding: whole }];
}

function isOver(shares: readonly Share[], { grams }: KindLimit): boolean {
  return shares.reduce((sum, share) => sum + share.grams, 0) > grams;
}

function judgement(verdict: "excluded" | "unknown", stated: string, shares: readonly Share[]): Judgement {
  const [most] = shares.toSorted((a, b) => b.grams - a.grams);
  if (most === undefined) return { verdict, reason: stated, ingredient: null };
  const { ingredient, term } = most.finding;
  const reason = ingredient === null ? `${stated} ${term}` : `${stated} ${term} (${ingredient})`;
  return { verdict, reason, ingredient: ingredient ?? term };
}
