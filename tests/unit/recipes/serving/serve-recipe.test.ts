import { describe, expect, it } from "vitest";
import type { Recipe } from "../../../../shared/domain/recipes/recipe.ts";
import { recipeBook } from "../../../../shared/domain/recipes/recipe-book.ts";
import { serveRecipe } from "../../../../shared/domain/recipes/serving/serve-recipe.ts";
import { varyRecipe } from "../../../../shared/domain/recipes/serving/vary-recipe.ts";

const multipliers = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
const fraction: Record<string, number> = {
  "1/8": 1 / 8,
  "1/4": 1 / 4,
  "1/3": 1 / 3,
  "1/2": 1 / 2,
  "2/3": 2 / 3,
  "3/4": 3 / 4,
};
const teaspoons: Record<string, number> = { teaspoon: 1, tablespoon: 3, cup: 48 };

const soup: Recipe = {
  id: "soup",
  title: "Soup",
  cuisine: "French",
  mealTypes: ["dinner"],
  isMain: true,
  proteinSource: "dairy",
  servings: 4,
  prepMinutes: 10,
  cookMinutes: 20,
  equipment: ["4 bowls", "24 cm pot"],
  ingredients: [
    ingredient("onion", "onions", 220, 2, "onion"),
    ingredient("salt", "salt", 3, 0.5, "teaspoon"),
    ingredient("beans", "canned white beans", 480, 2, "can"),
    { ...ingredient("butter", "butter", 28, 2, "tablespoon"), least: 0.5, most: 1.5 },
    { ...ingredient("cheese", "Gruyère", 100, 1, "x"), measure: null },
  ],
  steps: [
    "Soften {onion} in {butter:1/2} with {salt:1/2}. {cheese} and {butter:1/2} come later.",
    "Add {beans} and {salt:1/2}, simmer for 20 minutes and divide among four bowls. Keep the {onion:name} warm.",
  ],
};

describe("a recipe for other numbers of people", () => {
  it("scales amounts, measures, steps and bowls together", () => {
    const served = serveRecipe(soup, 2, 0.5);
    expect(served.ingredients.map(({ grams, measure, name }) => [grams, measure, name])).toEqual([
      [55, "1/2", "onion"],
      [0.75, "1/8 teaspoon", "salt"],
      [120, "1/2 can", "canned white beans"],
      [7, "1 1/2 teaspoons", "butter"],
      [25, null, "Gruyère"],
    ]);
    expect(served.steps).toEqual([
      "Soften 1/2 onion in 3/4 teaspoon butter with a pinch of salt. 25 g Gruyère and 3/4 teaspoon butter come later.",
      "Add 1/2 can white beans and a pinch of salt, simmer for 20 minutes and divide among two bowls. Keep the onions warm.",
    ]);
    expect(served.equipment).toEqual(["2 bowls", "24 cm pot"]);
    expect(served).toMatchObject({ servings: 2, totalMinutes: 30 });
  });

  it("counts the minutes of waiting in the total, and never scales them", () => {
    expect(serveRecipe({ ...soup, waitMinutes: 60 }, 2, 0.5)).toMatchObject({ totalMinutes: 90 });
  });

  it("writes one bowl for one", () => {
    const served = serveRecipe(soup, 1, 1);
    expect(served.steps[1]).toContain("divide into one bowl.");
    expect(served.equipment[0]).toBe("1 bowl");
  });

  it("spells a number of bowls where the recipe does", () => {
    const served = serveRecipe(soup, 13, 1);
    expect(served.steps[1]).toContain("divide among thirteen bowls.");
    expect(served.equipment[0]).toBe("13 bowls");
  });

  it("changes single ingredients only within their limits", () => {
    const varied = varyRecipe(
      soup,
      new Map([
        ["butter", 0.1],
        ["cheese", 9],
      ]),
    );
    expect(varied.ingredients.map(({ grams }) => grams)).toEqual([220, 3, 480, 14, 100]);
    expect(serveRecipe(varied, 4, 1).ingredients[3]?.measure).toBe("1 tablespoon");
  });
});

describe("every recipe of the book, in every size", () => {
  const all = recipeBook.flatMap((recipe) =>
    multipliers.map((multiplier) => ({
      recipe,
      multiplier,
      served: serveRecipe(recipe, recipe.servings, multiplier),
    })),
  );

  it("has steps without placeholders, each beginning with a capital", () => {
    const wrong = all
      .flatMap(({ served }) => served.steps)
      .filter((step) => /[{}]|undefined|NaN/.test(step) || !/^\p{Lu}|^\d/u.test(step));
    expect(wrong).toEqual([]);
  });

  it("shows measures within 12 % of their grams", () => {
    const wrong = all.flatMap(({ recipe, served }) =>
      served.ingredients.flatMap(({ measure, grams }, index) => {
        const base = recipe.ingredients[index];
        if (measure === null || !base?.measure || /^(?:a |about)/.test(measure)) return [];
        const shown = readMeasure(measure, base.measure.unit) * (base.grams / base.measure.count);
        return Math.abs(shown / grams - 1) > 0.12 ? [`${recipe.id}: ${measure} for ${grams} g`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("has grams within 2.5 % of the exact ones", () => {
    const off = all.flatMap(({ recipe, multiplier, served }) =>
      served.ingredients.filter(({ grams }, index) => {
        const exact = (recipe.ingredients[index]?.grams ?? 0) * multiplier;
        return exact >= 0.2 && Math.abs(grams / exact - 1) > 0.0251;
      }),
    );
    expect(off).toEqual([]);
  });

  it("keeps the measure of every measured ingredient at its written size", () => {
    const written = all.filter(({ multiplier }) => multiplier === 1);
    const lost = written.flatMap(({ recipe, served }) =>
      served.ingredients.filter(
        ({ measure }, index) => measure === null && recipe.ingredients[index]?.measure,
      ),
    );
    expect(lost.map(({ name, grams }) => `${grams} ${name}`)).toEqual([]);
  });
});

function ingredient(key: string, name: string, grams: number, count: number, unit: string) {
  return {
    key,
    name,
    foodId: 1,
    foodName: name,
    grams,
    measure: { count, unit },
    role: "base",
    least: 1,
    most: 1,
    preparation: null,
  } as const;
}

/** In units of the recipe's own measure. */
function readMeasure(measure: string, unit: string): number {
  const [, number = "", word = ""] = /^([\d/ ]*\d)(?: ([a-z]+))?/.exec(measure) ?? [];
  const count = number.split(" ").reduce((sum, part) => sum + (fraction[part] ?? Number(part)), 0);
  const singular = word.replace(/s$/, "");
  return (count * (teaspoons[singular] ?? 1)) / (teaspoons[unit] ?? 1);
}
