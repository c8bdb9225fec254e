import { describe, expect, test } from "vitest";
import { readPlanSafety } from "../../../shared/domain/safety/mod.ts";
import { edit, namesOn, recipe } from "./support/kitchen.ts";

function without(...names: readonly string[]) {
  return { swaps: names.map((from) => ({ from, to: null, isDropped: true })) };
}

describe("what is to be left out", () => {
  const muffins = recipe(
    "Muffins",
    ["200 flour", "50 almonds", "100 banana", "100 butter", "100 eggs", "150 sugar"],
    ["Mix all and fold in the almonds and banana."],
  );

  test("goes without a substitute from ingredients and steps, and nothing is unmet", () => {
    const { ingredients, steps, changes, unmet } = edit(muffins, without("nuts", "banana"));
    expect(ingredients.map(({ name }) => name)).toEqual(["flour", "butter", "eggs", "sugar"]);
    expect(steps.join()).not.toMatch(/almond|banana/);
    expect(changes.map(({ kind }) => kind)).toEqual(["removed", "removed"]);
    expect(unmet).toEqual([]);
  });

  test("is the leaf alone where the recipe has the ground seed of the plant as well", () => {
    const tinga = recipe("Tinga", ["600 chicken", "2 ground coriander", "10 chopped cilantro"]);
    const { ingredients } = edit(tinga, without("cilantro"));
    expect(ingredients.map(({ name }) => name)).toEqual(["chicken", "ground coriander"]);
  });

  test("is met where the recipe has none of it", () => {
    expect(edit(muffins, without("raisins"))).toMatchObject({ changes: [], unmet: [] });
  });

  test("is not told as lost where it was much of the dish", () => {
    const { ingredients, unmet } = edit(recipe("Curry", ["300 rice", "200 chickpeas"]), without("rice"));
    expect(ingredients.map(({ name }) => name)).toEqual(["chickpeas"]);
    expect(unmet).toEqual([]);
  });

  test("is replaced where the dish falls apart without it", () => {
    const cake = edit(muffins, without("eggs"));
    expect(namesOn(cake, 5)).toContain("baking powder");
    expect(namesOn(cake, 5)).not.toContain("eggs");
    expect(cake.unmet).toEqual([]);
  });
});

test("a substance to avoid takes the make without it, not any substitute", () => {
  const quiche = recipe("Quiche", ["230 shortcrust pastry", "200 cream"], ["Line a tin with the pastry."]);
  const edited = edit(quiche, { avoided: [{ words: "gluten" }] });
  expect(namesOn(edited, 1)).toEqual(["gluten-free pastry"]);
});

test("what only a food is made with lets another one come in its place", () => {
  const bowl = recipe("Noodle bowl", ["200 egg noodles", "100 tomatoes"], ["Cook the noodles."]);
  const edited = edit(bowl, { ...without("egg"), avoided: [{ words: "egg" }] });
  expect(namesOn(edited, 1).join()).toMatch(/noodles|rice/);
});

test("toasting stays a verb where the bread is exchanged", () => {
  const beans = recipe("Beans on toast", ["100 bread", "200 chickpeas"], ["Toast the bread and serve."]);
  expect(edit(beans, { avoided: [{ words: "gluten" }] }).steps.join()).toMatch(
    /^Grill the .*bread and serve/,
  );
});

test("what is unsafe for whoever eats goes, and no substitute brings it back", () => {
  const { health } = readPlanSafety("I have galactosaemia");
  const pancakes = recipe("Pancakes", ["100 flour", "200 milk", "50 eggs"], ["Mix and fry."]);
  const { ingredients } = edit(pancakes, { health });
  const names = ingredients.map(({ name }) => name);
  expect(names).toContain("flour");
  expect(names).not.toContain("milk");
  expect(names.filter((name) => /milk|cream|yogh?urt/.test(name)).join()).toMatch(
    /^$|soy|oat|almond|coconut/,
  );
});
