import { describe, expect, test } from "vitest";
import {
  exchangeRatio,
  preparationOf,
  wordCooked,
} from "../../../functions/draft/engine/substitution/exchange-ratio.ts";
import { createLines } from "../../../functions/draft/engine/substitution/lines/line.ts";

function lineOf(name: string) {
  const source = { name, food: null, grams: 800, measure: null, preparation: null, purpose: null };
  const [line] = createLines(
    { title: "Stew", servings: 4, ingredients: [source], steps: [] },
    { foodOf: () => undefined },
  );
  if (line === undefined) throw new TypeError("Cannot test: no line");
  return line;
}

const gramsOf = (from: string, name: string) =>
  Math.round(800 * exchangeRatio(lineOf(from), { name, catalogueName: null }));

describe("the amount of a food in another's place", () => {
  test.each([
    ["stewing beef", "lentils", 250, 400],
    ["stewing beef", "canned lentils", 700, 900],
    ["potatoes", "rice", 250, 350],
    ["spaghetti", "courgetti", 1400, 1800],
    ["beef mince", "turkey mince", 750, 850],
    ["milk", "oat milk", 750, 850],
  ])("%s for %s", (from, to, least, most) => {
    expect(gramsOf(from, to)).toBeGreaterThanOrEqual(least);
    expect(gramsOf(from, to)).toBeLessThanOrEqual(most);
  });

  test("is a third of a dried herb for a fresh one", () => {
    expect(gramsOf("fresh basil", "dried basil")).toBe(264);
    expect(gramsOf("dried thyme", "fresh thyme")).toBe(2424);
    expect(gramsOf("dried thyme", "dried oregano")).toBe(800);
  });

  test("of tofu is that of the meat or fish, cooked or raw", () => {
    expect(gramsOf("cooked chicken", "firm tofu")).toBe(800);
    expect(gramsOf("sushi-grade tuna", "firm tofu")).toBe(800);
  });

  test("is that of the cooked food where a cooked one goes", () => {
    expect(wordCooked("quinoa", "2 cups cooked brown rice")).toBe("cooked quinoa");
    expect(wordCooked("quinoa", "300 g brown rice")).toBe("quinoa");
  });

  test("has a step that prepares what its line's steps do not", () => {
    expect(preparationOf(lineOf("stewing beef"), { name: "lentils", catalogueName: null })).toContain(
      "Simmer",
    );
    expect(preparationOf(lineOf("stewing beef"), { name: "kidney beans", catalogueName: null })).toContain(
      "boil hard",
    );
    expect(preparationOf(lineOf("firm tofu"), { name: "seitan", catalogueName: null })).toBeNull();
  });
});

test("poultry in the place of what cooks quickly is cooked through first", () => {
  expect(preparationOf(lineOf("raw prawns"), { name: "chicken", catalogueName: null })).toContain("74°C");
  expect(preparationOf(lineOf("chicken thighs"), { name: "prawns", catalogueName: null })).toBeNull();
});
