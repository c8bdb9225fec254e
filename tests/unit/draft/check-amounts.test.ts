import { expect, it } from "vitest";
import { checkAmounts } from "../../../functions/draft/engine/check-amounts.ts";
import { readStatedAmounts } from "../../../functions/draft/engine/request/read-stated-amounts.ts";

type Amounts = Record<string, number>;

/** What is reported of a clause for a recipe before and after its edits; all lines that differ are changes. */
function check(clause: string, before: Amounts, after: Amounts, steps: string[] = []): string[] {
  const toLine = ([name, grams]: [string, number]) => ({
    ...{ name, grams, food: null, measure: null, preparation: null },
    role: "base" as const,
    fromLine: 1,
  });
  const lines = Object.entries(after).map(toLine);
  const changed = lines.filter(({ name, grams }) => before[name] !== grams);
  const changes = changed.map((line) => ({
    ...{ line: 1, kind: "scaled" as const, before: null, after: [line], reason: "" },
    role: line.role,
  }));
  const edited = { ingredients: lines, steps, changes, unmet: [], warnings: [] };
  return checkAmounts(readStatedAmounts(clause), Object.entries(before).map(toLine), edited).map(
    ({ wish }) => wish,
  );
}

const cake = { flour: 200, sugar: 200, butter: 120 };

it.each<[string, Amounts]>([
  ["use 150 g sugar", { ...cake, sugar: 150 }],
  ["add 4 oz raspberries", { ...cake, raspberries: 113 }],
  ["1 cup of milk please", { ...cake, milk: 245 }],
  ["replace a quarter of the flour with oats", { ...cake, flour: 150, oats: 50 }],
  ["cut 30% of the sugar", { ...cake, sugar: 140 }],
  ["swap the 200 g flour for spelt", { sugar: 200, butter: 120, spelt: 200 }],
])("an amount that the draft shows is not reported: %s", (clause, after) => {
  expect(check(clause, cake, after)).toEqual([]);
});

it.each<[string, Amounts]>([
  ["use 90 g butter", cake],
  ["add 400 g raspberries", { ...cake, raspberries: 100 }],
  ["replace a quarter of the flour with oats", { sugar: 200, butter: 120, oats: 200 }],
  ["leave out two thirds of the butter", { ...cake, butter: 100 }],
])("one that it does not show is reported: %s", (clause, after) => {
  expect(check(clause, cake, after)).toEqual([clause]);
});

it("bounds of a portion and amounts in a step are not those of an ingredient", () => {
  expect(check("under 20 g fat per serving", cake, cake)).toEqual([]);
  expect(check("30 g protein please", cake, cake)).toEqual([]);
  expect(check("thin it with 100 ml water", cake, cake, ["Thin it with 100 ml water."])).toEqual([]);
});

it("a request full of amounts is compared no further than a person would state them", () => {
  expect(readStatedAmounts("1 g ".repeat(2_000)).length).toBeLessThanOrEqual(80);
});
