import { expect, it } from "vitest";
import { scaleStepAmounts } from "../../../functions/draft/engine/substitution/steps/scale-step-amounts.ts";

const line = (name: string, grams: number) => {
  return {
    ...{ name, grams, food: null, measure: null, preparation: null },
    role: "base" as const,
    fromLine: 1,
  };
};
const scaled = (name: string, before: number, after: number) => ({
  ...{ line: 1, kind: "scaled" as const, reason: "less", role: "base" as const },
  before: { ...line(name, before), purpose: null },
  after: [line(name, after)],
});

it.each([
  ["Toss with 90 g of the sugar.", "Toss with 45 g of the sugar."],
  ["Whisk in 2 tbsp caster sugar.", "Whisk in 1 tbsp caster sugar."],
  ["Add 90 g flour.", "Add 90 g flour."],
  ["Bake at 180°C for 20 minutes.", "Bake at 180°C for 20 minutes."],
])("an amount in a step changes with its line: %s", (step, expected) => {
  expect(scaleStepAmounts([step], [scaled("caster sugar", 200, 100)])).toEqual([expected]);
});

it("an amount stays where two lines of that name changed differently", () => {
  const changes = [scaled("caster sugar", 200, 100), scaled("brown sugar", 90, 30)];
  expect(scaleStepAmounts(["Add 90 g sugar."], changes)).toEqual(["Add 90 g sugar."]);
});
