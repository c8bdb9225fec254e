import { expect, it } from "vitest";
import { poolCandidates } from "../../../shared/domain/food/candidates/candidate-pool.ts";
import { mostOfAny, mostOfNegated, scoreFood } from "../../../shared/domain/food/candidates/score-food.ts";
import { joinMention } from "../../../shared/domain/food/segments/join-mention.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { findSmall } from "./small-catalogue.ts";

const found = findSmall();
const { profiles, weigh } = poolCandidates({
  ...found,
  foods: found.foods.map((food, at) => (at % 2 === 0 ? food : { ...food, source: "own" })),
});

it.each([
  "raw egg",
  "boiled egg",
  "chicken breast, no skin",
  "coffee without sugar",
  "whole wheat bread",
  "plain yogurt",
  "rice",
])("no food is worth more than the words of %j weigh and the bound adds", (text) => {
  const mention = joinMention(outlineMeal(text).chunks, weigh);
  const words = [...mention.terms.values()].reduce((sum, { weight }) => sum + weight, 0);
  const bound = words + mostOfAny() + mention.negated.size * mostOfNegated();
  expect(Math.max(...profiles.map((profile) => scoreFood(mention, profile)))).toBeLessThanOrEqual(bound);
});
