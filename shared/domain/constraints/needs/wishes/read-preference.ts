import { splitTerms } from "../../../nutrition/mod.ts";
import { findCondition } from "../../find-condition.ts";
import { findDiet } from "../../find-diet.ts";
import type { AvoidedFood, NamedFood } from "../needs.ts";
import { type DishNeeds, readDishNeeds } from "./read-dish-needs.ts";

/** Which list of a request an entry stands in: what is liked, or what is to be kept to. */
export type PreferenceField = "preferences" | "restrictions";

export type PreferenceNeeds = DishNeeds & {
  /** A preference in which no word is known; null otherwise. */
  readonly unread: string | null;
};

/**
 * Reads one entry of a list of preferences or restrictions: "Moroccan cuisine", "noodles or pasta", "egg allergy". A food
 * is liked in a preference and left out in a restriction, where unknown words are a food as well.
 */
export function readPreference(text: string, field: PreferenceField = "preferences"): PreferenceNeeds {
  const read = readDishNeeds(text, "recipe");
  const needs = { ...(saysAnything(read) ? read : withNames(text, read)), unread: null };
  if (field === "restrictions") return restrict(text, needs);
  return saysAnything(needs) ? needs : { ...needs, unread: text.trim() };
}

/** The entry as the name of a diet or a condition, as their fields take it. */
function withNames(text: string, needs: DishNeeds): DishNeeds {
  const [diet, condition] = [findDiet(text), findCondition(text)];
  const isName = diet !== null || condition !== null;
  return {
    ...needs,
    understood: isName ? [{ start: 0, end: text.length }] : needs.understood,
    diets: diet === null || diet === "omnivore" ? needs.diets : [diet],
    conditions: condition === null ? needs.conditions : [condition],
  };
}

function restrict(text: string, needs: PreferenceNeeds): PreferenceNeeds {
  const diet = findDiet(text);
  const stated = {
    ...needs,
    wanted: [],
    diets: diet === null ? needs.diets : [...new Set([...needs.diets, diet])],
  };
  if (isRule(needs)) return stated;
  const isEither = /\bor\b/i.test(text);
  const foods = needs.wanted.flatMap(({ alternatives, ...food }) => [
    food,
    ...(isEither ? alternatives : []),
  ]);
  const unknown = saysAnything(needs) ? [] : [{ text: text.trim(), terms: splitTerms(text) }];
  return {
    ...stated,
    diets: needs.diets,
    avoided: (foods.length > 0 ? foods : unknown).map(toAvoided(text)),
  };
}

function isRule({ diets, conditions, allergies, avoided, goals, limits, sensory }: DishNeeds): boolean {
  return [diets, conditions, allergies, avoided, goals, limits, sensory].some((list) => list.length > 0);
}

function saysAnything(needs: DishNeeds): boolean {
  const { wanted, dishWords, cuisines, mealTypes, totalMinutes, servings } = needs;
  const lists = [wanted, dishWords, cuisines, mealTypes];
  return isRule(needs) || lists.some((list) => list.length > 0) || (totalMinutes ?? servings) !== null;
}

function toAvoided(whole: string): (food: NamedFood) => AvoidedFood {
  return ({ text, terms }) => {
    const start = Math.max(0, whole.indexOf(text));
    return { text, terms, start, end: start + text.length, isAttached: false, isReaction: false };
  };
}
