import { describe, expect, it } from "vitest";
import { keepingDays } from "../../../functions/design/engine/keeping-days.ts";
import { recipeBook } from "../../../shared/domain/recipes/recipe-book.ts";
import { designFrom, planOf } from "./support/design.ts";

type Plan = ReturnType<typeof planOf>;

const ask = async (request_text: string, fields: object = {}) =>
  planOf(await designFrom({ type: "meal_plan", request_text, ...fields }));

const titlesOf = ({ days }: Plan, slots: readonly string[] = ["breakfast", "lunch", "dinner"]) =>
  days.flatMap(({ meals }) =>
    meals.filter(({ slot }) => slots.includes(slot)).map(({ recipe }) => recipe.title),
  );

const amountOf = (rows: Plan["nutrition"]["per_day"], id: number) =>
  rows.find((row) => row.compound_identifier_id === id)?.measurement_value ?? Number.NaN;

const leftoversOf = ({ days }: Plan) =>
  days.flatMap(({ day, meals }) =>
    meals.flatMap((meal) => (meal.leftovers_of ? [{ ...meal, day, cooked: meal.leftovers_of }] : [])),
  );

describe("a week that asks for nothing else", async () => {
  const plan = await ask("a week of meals with 2000 kcal a day");

  it("has eight to fourteen dishes, none more than three times", () => {
    const titles = titlesOf(plan);
    expect(new Set(titles).size).toBeGreaterThanOrEqual(8);
    expect(new Set(titles).size).toBeLessThanOrEqual(14);
    for (const title of titles) expect(titles.filter((one) => one === title).length).toBeLessThanOrEqual(3);
    expect(new Set(titlesOf(plan, ["breakfast"])).size).toBeLessThanOrEqual(3);
  });

  it("comes near to the middle of its energy every day, with usual macros and salt", () => {
    for (const { nutrition } of plan.days) {
      const energy = amountOf(nutrition, 1008);
      expect(energy).toBeGreaterThan(1900);
      expect(energy).toBeLessThan(2100);
      expect((400 * amountOf(nutrition, 1003)) / energy).toBeGreaterThan(10);
      expect((900 * amountOf(nutrition, 1004)) / energy).toBeLessThan(42);
      expect((400 * amountOf(nutrition, 1005)) / energy).toBeGreaterThan(38);
      expect(amountOf(nutrition, 1093)).toBeGreaterThan(1100);
      expect(amountOf(nutrition, 1093)).toBeLessThan(2600);
    }
  });

  it("has dinners of at most 45 minutes from Monday to Friday", () => {
    const minutes = plan.days.slice(0, 5).map(({ meals }) => meals.at(-1)?.recipe.total_minutes);
    expect(minutes.filter((one) => (one ?? 0) > 45)).toEqual([]);
  });

  it("says which lunch is an earlier dinner, of a dish that keeps until then", () => {
    expect(leftoversOf(plan).length).toBeGreaterThan(0);
    for (const { day, slot, recipe, cooked } of leftoversOf(plan)) {
      const source = plan.days[cooked.day - 1]?.meals.find((meal) => meal.slot === cooked.slot);
      const own = recipeBook.find(({ title }) => title === recipe.title);
      expect(slot).toBe("lunch");
      expect(source?.recipe.title).toBe(recipe.title);
      expect(source?.leftovers_of).toBeUndefined();
      expect(day - cooked.day).toBeGreaterThan(0);
      expect(day - cooked.day).toBeLessThanOrEqual(own ? keepingDays(own) : 0);
    }
  });

  it("never has the same dish for lunch and dinner of a day", () => {
    for (const { meals } of plan.days) expect(new Set(meals.map(({ recipe }) => recipe.title)).size).toBe(3);
  });

  it("needs at most 45 lines to buy, each with what to buy", () => {
    expect(plan.shopping_list.length).toBeLessThanOrEqual(45);
    expect(plan.shopping_list.filter(({ purchase }) => !/^\d/.test(purchase))).toEqual([]);
  });
});

describe("wishes for the days of a plan", () => {
  it("no leftovers", async () => {
    expect(leftoversOf(await ask("4 days, no leftovers"))).toEqual([]);
  });

  it("another dish at every meal", async () => {
    const titles = titlesOf(await ask("5 days, different every day"));
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("the same breakfast every day", async () => {
    const plan = await ask("5 days, the same breakfast every day");
    expect(new Set(titlesOf(plan, ["breakfast"])).size).toBe(1);
    expect(plan.days[0]?.meals).toHaveLength(3);
  });

  it("cooking for several days", async () => {
    const plan = await ask("I batch cook on Sunday, plan 5 days");
    expect(leftoversOf(plan).length).toBeGreaterThanOrEqual(4);
    expect(new Set(titlesOf(plan, ["lunch", "dinner"])).size).toBeLessThanOrEqual(5);
  });

  it("lunches that keep", async () => {
    const result = await designFrom({ type: "meal_plan", request_text: "3 lunches that keep for 3 days" });
    const proof = result.verification.find(({ constraint }) => /keeps/.test(constraint));
    expect(proof).toMatchObject({ limit: 3, satisfied: true, hard: true });
    expect(planOf(result).days.map(({ meals }) => meals.map(({ slot }) => slot))).toEqual(
      Array.from({ length: 3 }, () => ["lunch"]),
    );
  });

  it("a time that no cooked dish keeps is reported", async () => {
    const { unmet_wishes, notices } = await designFrom({
      plan_days: 1,
      request_text: "meals that keep for 6 days",
    });
    expect(unmet_wishes.map(({ wish }) => wish)).toContain("keeps for 6 days");
    expect(notices.join()).toMatch(/at most 3 days/);
  });

  it("a vegetarian day in a week that is not", async () => {
    const result = await designFrom({ plan_days: 4, request_text: "vegetarian on Monday and Thursday" });
    expect(result.verification.at(-1)).toMatchObject({
      constraint: "request_text: vegetarian on Monday and Thursday",
      satisfied: true,
    });
    const meat = /chicken|beef|pork|lamb|turkey|fish|tuna|salmon|cod|shrimp|mussel/i;
    const days = planOf(result).days.map(({ meals }) =>
      meals.some(({ recipe }) =>
        recipe.ingredients.some(({ canonical_name }) => meat.test(canonical_name ?? "")),
      ),
    );
    expect([days[0], days[3]]).toEqual([false, false]);
  });

  it.each([
    ["a Ramadan plan for 2 days", ["suhoor", "iftar"]],
    ["16:8 for 2 days", ["lunch", "dinner"]],
    ["2 days without breakfast, with lunch, a snack and dinner", ["lunch", "afternoon snack", "dinner"]],
  ])("%s has its meals and the whole day's energy", async (text, slots) => {
    const { days } = await ask(text);
    for (const { meals, nutrition } of days) {
      expect(meals.map(({ slot }) => slot)).toEqual(slots);
      expect(amountOf(nutrition, 1008)).toBeGreaterThan(1800);
    }
  });

  it("of Ramadan is halal", async () => {
    const result = await designFrom({ type: "meal_plan", request_text: "a Ramadan plan for 2 days" });
    expect(result.verification.map(({ constraint }) => constraint)).toContain("request_text: halal");
  });

  it("five dinners for four people, with the shopping of all", async () => {
    const one = await ask("plan 5 dinners");
    const four = await ask("plan 5 dinners for a family of four");
    expect(four.days.map(({ meals }) => meals.length)).toEqual([1, 1, 1, 1, 1]);
    expect(new Set(titlesOf(four)).size).toBe(5);
    expect([one.people, four.people]).toEqual([undefined, 4]);
    const whole = four.days.flatMap(({ meals }) =>
      meals.flatMap(({ portions, recipe }) =>
        recipe.ingredients
          .filter(({ canonical_name }) => !/^Water|water, tap/.test(canonical_name ?? ""))
          .map(({ quantity_g }) => (4 * portions * quantity_g) / recipe.servings),
      ),
    );
    const bought = four.shopping_list.reduce((sum, { quantity_g }) => sum + quantity_g, 0);
    expect(bought / whole.reduce((sum, grams) => sum + grams, 0)).toBeCloseTo(1, 2);
  });
});

it("a bound on salt leaves a day that people can eat", async () => {
  const { days } = await ask("3 days, max 1500 mg sodium a day");
  for (const { nutrition } of days) {
    expect(amountOf(nutrition, 1093)).toBeLessThanOrEqual(1500);
    expect(amountOf(nutrition, 1093)).toBeGreaterThan(800);
  }
});
