import { describe, expect, it } from "vitest";
import { scaleStepAmounts } from "../../../functions/draft/engine/scale-step-amounts.ts";

const line = (name: string, grams: number, fromLine: number) => {
  return { name, grams, fromLine, food: null, measure: null, preparation: null, role: "base" as const };
};

/** The step of a recipe whose ingredients changed from the first grams to the last. */
function stepOf(step: string, ...lines: [name: string, ...grams: number[]][]): string | undefined {
  const ingredients = lines.map(([name, ...grams], at) => line(name, grams.at(-1) ?? 0, at + 1));
  const changes = lines.flatMap(([name, ...grams], at) =>
    grams.slice(1).map((after, turn) => {
      const before = { ...line(name, grams[turn] ?? 0, at + 1), purpose: null };
      const kind = "scaled" as const;
      return {
        line: at + 1,
        kind,
        before,
        after: [line(name, after, at + 1)],
        reason: "",
        role: before.role,
      };
    }),
  );
  return scaleStepAmounts({ steps: [step], ingredients, changes })[0];
}

describe("an amount in a step", () => {
  it.each([
    ["Toss with 90 g of the sugar.", "Toss with 45 g of the sugar."],
    ["Whisk in 2 tbsp caster sugar.", "Whisk in 1 tbsp caster sugar."],
    ["Beat 100-120 g caster sugar in.", "Beat 50-60 g caster sugar in."],
    ["Stir in 1 tsp sugar.", "Stir in 1/2 tsp sugar."],
  ])("changes with its line: %s", (step, expected) => {
    expect(stepOf(step, ["caster sugar", 200, 100], ["flour", 300])).toBe(expected);
  });

  it.each([
    "Add 90 g flour.",
    "Bake at 180°C for 20 minutes.",
    "Grease a 20 cm tin and a 900 g loaf tin.",
    "Use 2 tbsp sugar per pancake.",
    "Add 90 g sugar snap peas.",
  ])("stays where it is of something else: %s", (step) => {
    expect(stepOf(step, ["caster sugar", 200, 100], ["flour", 300])).toBe(step);
  });

  it("is that of the line with its full name", () => {
    const lines: [string, ...number[]][] = [
      ["butter", 100, 50],
      ["peanut butter", 80],
    ];
    expect(stepOf("Melt 100 g butter with 80 g peanut butter.", ...lines)).toBe(
      "Melt 50 g butter with 80 g peanut butter.",
    );
    expect(stepOf("Rinse 90 g butter beans.", ...lines)).toBe("Rinse 90 g butter beans.");
  });

  it("changes with all that was changed of its line", () => {
    expect(stepOf("Add 100 g sugar.", ["sugar", 200, 100, 50])).toBe("Add 25 g sugar.");
  });

  it("stays where two lines of that name changed differently, or one of them did not", () => {
    const step = "Add 90 g sugar.";
    expect(stepOf(step, ["caster sugar", 200, 100], ["brown sugar", 90, 30])).toBe(step);
    expect(stepOf(step, ["caster sugar", 200, 100], ["brown sugar", 90])).toBe(step);
  });
});
