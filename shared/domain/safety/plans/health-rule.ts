import type { HealthRule } from "../../constraints/mod.ts";
import type { FoodFacts } from "../../nutrition/mod.ts";
import { judgeOption } from "../rules/judge-option.ts";
import type { HoldingRule } from "../rules/list-rules.ts";

/**
 * The rules that hold for one thing that is known of somebody, as a rule for dishes. Dishes are many and share their
 * ingredients, and the same dish is judged in many portions: each name is judged once.
 */
export function toHealthRule(label: string, rules: readonly HoldingRule[]): HealthRule {
  const ofAmounts = rules.filter(({ rule }) => rule.bound !== null);
  const ofFoods = rules.filter(({ rule }) => rule.bound === null);
  const ofWords = ofFoods.filter(({ rule }) => rule.foods?.allBut === false).map(withoutKinds);
  const byName = new Map<string, string | null>();
  const known = new WeakMap<FoodFacts, string | null>();
  const findInName = (name: string): string | null => {
    const before = byName.get(name);
    if (before !== undefined) return before;
    const facts = { name, words: [], foodGroup: null, ingredients: [], amounts: new Map() };
    const term = findTerm(ofWords, { facts, words: name, portionGrams: 0 });
    byName.set(name, term);
    return term;
  };
  const findInFoods = (facts: FoodFacts, portionGrams: number): string | null => {
    const before = known.get(facts);
    if (before !== undefined) return before;
    const names = [facts.name, ...facts.words, ...facts.ingredients.map(({ name }) => name)];
    const named = names.map(findInName).find((term) => term !== null);
    const words = ofFoods.some(({ rule }) => rule.foods?.allBut === true) ? names.join(", ") : facts.name;
    const term = named ?? findTerm(ofFoods, { facts, words, portionGrams });
    known.set(facts, term);
    return term;
  };
  return {
    label,
    findTerm: (facts, portionGrams) =>
      findInFoods(facts, portionGrams) ?? findTerm(ofAmounts, { facts, words: facts.name, portionGrams }),
  };
}

function withoutKinds({ rule, ...holding }: HoldingRule): HoldingRule {
  return { ...holding, rule: { ...rule, foods: rule.foods && { ...rule.foods, kinds: [] } } };
}

function findTerm(
  rules: readonly HoldingRule[],
  { facts, words, portionGrams }: { facts: FoodFacts; words: string; portionGrams: number },
): string | null {
  if (rules.length === 0) return null;
  const [finding] = judgeOption(rules, { words, foods: [facts], whole: facts, portionGrams });
  return finding === undefined ? null : (finding.ingredient ?? finding.term ?? facts.name);
}
