import { describe, expect, test } from "vitest";
import { edit, recipe } from "./support/kitchen.ts";

function more(attribute: string, food: string | null = null) {
  return { goals: [{ attribute, direction: "more" as const, food }] };
}

const muffins = ["250 flour", "100 butter", "100 eggs", "150 sugar", "100 milk"];
const soup = ["600 tomatoes", "100 onion"];

describe("what is added", () => {
  test("fits the kind of dish: no chickpeas or mushrooms in what is sweet, drunk or baked", () => {
    const sweet: [string, string[]][] = [
      ["Blueberry muffins", muffins],
      ["Banana smoothie", ["200 banana", "300 milk"]],
      ["Fruit dessert", ["300 banana", "50 sugar"]],
    ];
    for (const [title, lines] of sweet)
      for (const attribute of ["protein", "satiety", "savoury", "spicy", "creamy"]) {
        const names = edit(recipe(title, lines), more(attribute)).ingredients.map(({ name }) => name);
        expect(names.join(), `${title}, ${attribute}`).not.toMatch(/chickpea|mushroom|chilli|tofu/);
      }
    const { ingredients } = edit(recipe("Tomato soup", soup), more("protein"));
    expect(ingredients.at(-1)?.name).toBe("cooked chickpeas");
  });

  test("is a bounded share of the dish, however many it serves", () => {
    const { ingredients } = edit({ ...recipe("Muffins", muffins), servings: 24 }, more("protein"));
    const [added] = ingredients.filter(({ fromLine }) => fromLine === null);
    expect(added?.grams).toBeGreaterThan(0);
    expect(added?.grams).toBeLessThanOrEqual(70);
  });

  test("is blended first where it would stay in lumps", () => {
    const { steps } = edit(recipe("Tomato soup", soup, ["Simmer the tomatoes."]), more("creamy"));
    expect(steps.at(-1)).toBe("Blend the silken tofu until smooth and stir it in.");
  });

  test("is nothing where nothing fits, and that is told", () => {
    const { changes, unmet } = edit(recipe("Banana smoothie", ["200 banana", "300 milk"]), more("savoury"));
    expect(changes).toEqual([]);
    expect(unmet.map(({ wish }) => wish)).toEqual(["more savoury"]);
  });
});

describe("something with more of a taste or texture than an ingredient", () => {
  const oatmeal = recipe("Oatmeal", ["300 milk", "100 banana"]);

  test("is stronger in it than what goes, as an ordered swap as well", () => {
    for (const swaps of [[], [{ from: "banana", to: null }]]) {
      const { ingredients, unmet } = edit(oatmeal, { ...more("crunchy", "banana"), swaps });
      expect(ingredients[1]?.name).toMatch(/granola|seeds|apples|almonds/);
      expect(unmet).toEqual([]);
    }
  });

  test("is unmet where nothing stronger fits; what is there stays as it is", () => {
    const salad = recipe("Salad", ["200 tomatoes", "100 cheddar"]);
    const { changes, unmet } = edit(salad, more("spicy", "cheddar"));
    expect(changes).toEqual([]);
    expect(unmet).toHaveLength(1);
  });
});
