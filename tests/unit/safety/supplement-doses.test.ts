import { expect, it } from "vitest";
import { judgeOption, listRules } from "../../../shared/domain/safety/mod.ts";

const rules = listRules({ topics: new Set() });

function findDoses(words: string): string[] {
  const whole = { name: words, words: [], foodGroup: null, ingredients: [], amounts: new Map() };
  return judgeOption(rules, { words, foods: [], whole, portionGrams: 0 }).flatMap(({ rule }) =>
    rule.dose === null ? [] : [rule.id],
  );
}

it.each([
  ["vitamin D 60000 IU daily", "dose-vitamin-d"],
  ["200 mg of pyridoxine", "dose-vitamin-b6"],
  ["vitamin A 50,000 IU", "dose-vitamin-a"],
  ["vitamin B6 60 mg a day", "dose-vitamin-b6"],
  ["zinc 150mg a day", "dose-zinc"],
  ["zinc 45 mg", "dose-zinc"],
  ["selenium 260 mcg", "dose-selenium"],
  ["magnesium 400 mg", "dose-magnesium"],
  ["selenium drops, 800 mcg", "dose-selenium"],
  ["3 g niacin", "dose-niacin"],
])("%s is more than a day may bring", (words, rule) => {
  expect(findDoses(words)).toEqual([rule]);
});

it.each([
  "vitamin D 1000 IU daily",
  "vitamin D 50,000 IU once a week",
  "200 g spinach for iron",
  "zinc 15 mg",
  "zinc 40 mg",
  "selenium 200 mcg",
  "magnesium 300 mg",
  "a can with 80 mg caffeine",
  "salmon, for vitamin d",
  "more iron per 100 g: spinach or lentils",
  "zinc per 100g, oysters",
  "vitamin C, 100 g kiwi",
])("%s is within it", (words) => {
  expect(findDoses(words)).toEqual([]);
});
