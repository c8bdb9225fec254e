import {
  amountOfPortion,
  clauseMark,
  type Finding,
  type FoodFacts,
  findKind,
  splitTerms,
} from "../../nutrition/mod.ts";
import { findOverdose } from "./find-overdose.ts";
import type { HoldingRule } from "./list-rules.ts";
import { findRuleWords, isCleared, type RuleWords, spellWords } from "./rule-words.ts";

/** Something that may be eaten, as it was written and as it is known. */
export type JudgedOption = {
  readonly words: string;
  readonly foods: readonly FoodFacts[];
  readonly whole: FoodFacts;
  readonly portionGrams: number;
};

/** A rule that is about an option, and what shows it. */
export type SafetyFinding = HoldingRule & {
  /** The word that shows it; null where nothing of the option is what the rule asks for, or an amount decides. */
  readonly term: string | null;
  /** The ingredient of a food's recipe that shows it, and the food; null where the option's own words do. */
  readonly ingredient: string | null;
  readonly food: FoodFacts | null;
};

type KindShown = Finding & { readonly food: FoodFacts };

type Read = { readonly option: JudgedOption; readonly terms: readonly string[]; readonly words: RuleWords };

const declarations = /\b(?:free|low[- ]protein|vegan|plant based)\b/;

const nothing: RuleWords = { named: [], clearing: [], joined: [] };

/** Whether one of the rules lists all that may be had, and an option is among it: "oral rehydration salts". */
export function isListed(rules: readonly HoldingRule[], option: JudgedOption): boolean {
  const lists = rules.filter(({ rule }) => rule.foods?.allBut === true);
  return lists.length > 0 && judgeOption(lists, option).length < lists.length;
}

/** The rules that an option breaks or calls for; those that are about no food in particular are not among them. */
export function judgeOption(rules: readonly HoldingRule[], option: JudgedOption): SafetyFinding[] {
  const terms = splitTerms(option.words);
  const found = findRuleWords(terms);
  return rules.flatMap((holding) => {
    const words = found.get(holding.rule.id) ?? nothing;
    const shown = findShown(holding, { option, terms, words });
    return shown === null ? [] : [shown];
  });
}

/** Whether words clear a rule: "shop-bought mushrooms" are not those picked in the woods. */
export function isClearedBy({ rule }: HoldingRule, words: string): boolean {
  return (findRuleWords(splitTerms(words)).get(rule.id) ?? nothing).clearing.length > 0;
}

function findShown(holding: HoldingRule, read: Read): SafetyFinding | null {
  const { foods, bound, dose } = holding.rule;
  const plain = { ...holding, term: null, ingredient: null, food: null };
  if (bound !== null) {
    const { whole, portionGrams } = read.option;
    const amount = amountOfPortion(whole.amounts, bound.compoundId, portionGrams);
    return amount !== null && amount.value > bound.max ? plain : null;
  }
  if (dose !== null) {
    const stated = findOverdose(dose, read.option.words);
    return stated === null ? null : { ...plain, term: stated };
  }
  if (foods === null) return null;
  const shown = findByWords(holding, read) ?? findByKinds(holding, read);
  if (!foods.allBut) return shown;
  return shown === null ? plain : null;
}

function findByWords(holding: HoldingRule, { terms, words }: Read): SafetyFinding | null {
  const named = words.named.filter((hit) => !isCleared(hit, words.clearing, terms));
  const [longest] = [...named, ...words.joined].toSorted((a, b) => b.terms.length - a.terms.length);
  if (longest === undefined) return null;
  return { ...holding, term: spellWords(longest), ingredient: null, food: null };
}

function findByKinds(holding: HoldingRule, read: Read): SafetyFinding | null {
  const kinds = holding.rule.foods?.kinds ?? [];
  const { foods, whole } = read.option;
  // What the option consists of is judged food by food.
  const named = { ...whole, ingredients: [] };
  const findings = [...foods, named].flatMap((food) =>
    kinds.flatMap((kind): SafetyFinding[] => {
      const finding = findKind(food, kind);
      if (finding?.certainty !== "contains" || isKindCleared({ ...finding, food }, read)) return [];
      const { term, ingredient } = finding;
      return [{ ...holding, term, ingredient, food }];
    }),
  );
  // What a food is goes before what its usual recipe holds.
  return findings.find(({ ingredient }) => ingredient === null) ?? findings[0] ?? null;
}

/**
 * Whether each place of the option where a kind's word stands is cleared: "baked camembert". Where none stands in it
 * the catalogue shows the kind, and a single food is cleared by its own name: "glucose tablets" are sweets there.
 */
function isKindCleared({ term, ingredient, food }: KindShown, { option, terms, words }: Read): boolean {
  if (words.clearing.length === 0) return false;
  const own = findPlaces(splitTerms(term), terms);
  if (own.length > 0) return own.every((place) => isCleared(place, words.clearing, terms));
  if (ingredient !== null) {
    const [made] = splitTerms(ingredient);
    // "Avocado" clears the avocados that the catalogue makes it of.
    const isCleared = words.clearing.some((hit) => isDeclared(hit) || hit.terms[0] === made);
    return option.foods.length === 1 && isCleared;
  }
  const named = findPlaces(food.words, terms);
  if (named.length > 0) return named.every((place) => isCleared(place, words.clearing, terms));
  return option.foods.length === 1;
}

/** What a label declares of the whole food, its ingredients included: "low protein crackers", "vegan pizza". */
function isDeclared(words: RuleWords["clearing"][number]): boolean {
  return declarations.test(spellWords(words));
}

function findPlaces(phrase: readonly string[], terms: readonly string[]): { start: number; end: number }[] {
  const parts = phrase.filter((part) => part !== clauseMark);
  if (parts.length === 0) return [];
  return terms.flatMap((_, start) => {
    const isPlace = parts.every((part, offset) => terms[start + offset] === part);
    return isPlace ? [{ start, end: start + parts.length }] : [];
  });
}
