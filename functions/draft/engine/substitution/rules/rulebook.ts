import {
  allergens,
  followedDiets,
  type HealthRule,
  listRuleExclusions,
} from "../../../../../shared/domain/constraints/mod.ts";
import { type FoodFacts, findKind } from "../../../../../shared/domain/nutrition/mod.ts";
import type { Edits } from "../edits.ts";
import type { Breach } from "./breach.ts";

/** A kind of food that is out, with the rule that says so. */
export type KindRule = {
  readonly rule: string;
  readonly kind: string;
};

/** Words of foods that are out. */
type WordRule = {
  readonly rule: string;
  readonly words: string;
  readonly isReaction: boolean;
};

/** All that a food may not be. */
export type Rulebook = {
  readonly kinds: readonly KindRule[];
  readonly words: readonly WordRule[];
  readonly health: readonly HealthRule[];
  /** Kinds that a dish can go without: they leave where something fits. */
  readonly discouraged: readonly KindRule[];
};

/** The rules of the edits, those of safety first; `further` are kinds that the recipe itself rules out. */
export function readRulebook(edits: Edits, further: readonly KindRule[] = []): Rulebook {
  const { conditions } = edits;
  const exclusions = listRuleExclusions({ diets: followedDiets(edits), conditions });
  const ofAllergens = edits.allergens.flatMap((allergen) =>
    allergens[allergen].kinds.map((kind) => ({
      rule: allergens[allergen].allergy.replace(/^an? /, ""),
      kind,
    })),
  );
  const toRule = ({ label, kind }: { label: string; kind: string }): KindRule => ({ rule: label, kind });
  return {
    kinds: [...ofAllergens, ...exclusions.filter(({ isForbidden }) => isForbidden).map(toRule), ...further],
    words: edits.avoided.map(({ words, isReaction = false }) => ({ rule: `no ${words}`, words, isReaction })),
    health: edits.health,
    discouraged: exclusions.filter(({ isForbidden }) => !isForbidden).map(toRule),
  };
}

/** What of some kinds a food is or holds. */
export function findKindBreaches(kinds: readonly KindRule[], facts: FoodFacts): Breach[] {
  return kinds.flatMap(({ rule, kind }): Breach[] => {
    const finding = findKind(facts, kind);
    if (finding === null) return [];
    return [{ rule, kind, term: finding.term, isSure: finding.certainty === "contains", causes: [kind] }];
  });
}
