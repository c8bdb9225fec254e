import { describe, expect, test } from "vitest";
import { edit, foodNamed, gramsOn, namesOn, recipe } from "./support/kitchen.ts";

describe("rules", () => {
  test("an egg that binds becomes flax, one that raises brings baking powder, one that is the dish tofu", () => {
    const burger = edit(recipe("Bean burgers", ["400 black beans", "50 egg"]), { diets: ["vegan"] });
    expect(namesOn(burger, 2)).toEqual(["ground flaxseed", "water"]);
    const cake = edit(recipe("Sponge cake", ["150 eggs", "200 flour", "180 sugar"]), { diets: ["vegan"] });
    expect(namesOn(cake, 1)).toContain("baking powder");
    const scrambled = edit(recipe("Scrambled eggs", ["200 eggs"]), { diets: ["vegan"] });
    expect(namesOn(scrambled, 1)).toEqual(["firm tofu"]);
  });

  test("egg whites of a meringue become aquafaba, and that its nutrients are not known is told", () => {
    const { ingredients, warnings } = edit(recipe("Meringue", ["100 egg whites", "150 sugar"]), {
      diets: ["vegan"],
    });
    expect(ingredients[0]).toMatchObject({ food: null, role: "structure" });
    expect(ingredients[0]?.name).toContain("aquafaba");
    expect(warnings.join()).toContain("aquafaba");
  });

  test("a change tells its line, what stood and stands there, its reason and its role", () => {
    const { changes } = edit(recipe("Shortbread", ["300 flour", "200 butter"]), { diets: ["vegan"] });
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({
      line: 2,
      kind: "replaced",
      reason: "vegan: contains butter",
      role: "fat",
    });
    expect(changes[0]?.before?.name).toBe("butter");
    expect(changes[0]?.after[0]).toMatchObject({ name: "dairy-free margarine", grams: 200 });
  });

  test("flour thickens with half as much starch and bakes with as much gluten-free flour", () => {
    const gravy = edit(recipe("Gravy", ["30 flour", "500 milk"]), { diets: ["gluten_free"] });
    expect(namesOn(gravy, 1)).toEqual(["cornstarch"]);
    expect(gramsOn(gravy, 1)).toBe(15);
    const cake = edit(recipe("Carrot cake", ["250 flour", "200 sugar"]), { diets: ["gluten_free"] });
    expect(gramsOn(cake, 1)).toBe(250);
  });

  test("a substitute keeps all rules at once", () => {
    const both = edit(recipe("Pancakes", ["150 flour", "250 milk"]), {
      diets: ["dairy_free"],
      allergens: ["soybeans", "tree_nuts"],
    });
    expect(namesOn(both, 2)).toEqual(["oat milk"]);
  });

  test("foods that the catalogue has not are judged by their words", () => {
    const stew = edit(recipe("Stew", ["2 Worcestershire sauce", "300 tomatoes"]), { diets: ["vegetarian"] });
    expect(namesOn(stew, 1).join()).not.toMatch(/worcestershire sauce$/i);
    expect(stew.changes[0]?.reason).toContain("vegetarian");
  });

  test("steps call Worcestershire sauce by its first word alone", () => {
    const source = recipe("Cheese on toast", ["10 worcester sauce", "100 cheddar"]);
    const { steps } = edit(
      { ...source, steps: ["Dash worcester over the cheddar."] },
      { diets: ["vegetarian"] },
    );
    expect(steps.join()).not.toMatch(/worcester\b(?! sauce)/i);
  });

  test("sheets of lasagne stay sheets without gluten", () => {
    const bake = edit(recipe("Leek lasagne", ["250 lasagne sheets", "400 leeks"]), {
      diets: ["gluten_free"],
    });
    expect(namesOn(bake, 1)).toEqual(["gluten-free lasagne sheets"]);
  });

  test("a line is judged by its own words where its food was matched too kindly", () => {
    const source = recipe("Soup", ["100 bacon", "300 tomatoes"]);
    const food = { id: 16104, name: "Bacon, meatless", foodGroup: "Legumes and Legume Products" };
    const kind = { ...source, ingredients: source.ingredients.map((one) => ({ ...one, food })) };
    expect(namesOn(edit(kind, { diets: ["vegan"] }), 1)).not.toEqual(["bacon"]);
  });

  test("what only some makes hold is named as a make without it and keeps its food", () => {
    const { ingredients, changes } = edit(recipe("Mousse", ["200 dark chocolate"]), {
      diets: ["dairy_free"],
    });
    expect(ingredients[0]?.name).toBe("dairy-free dark chocolate");
    expect(ingredients[0]?.food?.id).toBe(19904);
    expect(changes[0]?.kind).toBe("prepared");
  });

  test("kosher puts no milk to meat, whichever is less goes", () => {
    const edited = edit(recipe("Cheeseburgers", ["500 ground beef", "80 cheddar"]), { diets: ["kosher"] });
    expect(namesOn(edited, 1)).toEqual(["ground beef"]);
    expect(namesOn(edited, 2).join()).not.toMatch(/^(cheddar|mozzarella)/);
  });

  test("raw eggs become pasteurised ones in pregnancy, wine goes", () => {
    const mousse = edit(recipe("Chocolate mousse", ["200 eggs", "150 dark chocolate"]), {
      conditions: ["pregnancy"],
    });
    expect(namesOn(mousse, 1)).toEqual(["pasteurised eggs"]);
    const risotto = edit(recipe("Risotto", ["300 rice", "150 white wine"]), { conditions: ["pregnancy"] });
    expect(namesOn(risotto, 2).join()).not.toContain("wine");
  });

  test("an avoided food goes, one that is liked is taken among those that fit", () => {
    const plain = edit(recipe("Salad", ["100 almonds", "200 tomatoes"]), { avoided: [{ words: "nuts" }] });
    const liked = edit(recipe("Salad", ["100 almonds", "200 tomatoes"]), {
      avoided: [{ words: "nuts" }],
      preferences: ["sunflower seeds"],
    });
    expect(namesOn(plain, 1)).not.toEqual(["almonds"]);
    expect(namesOn(liked, 1)).toEqual(["sunflower seeds"]);
  });

  test("what nothing replaces is removed, and told where it was the dish", () => {
    const { ingredients, changes, unmet } = edit(recipe("Oddity", ["500 durian paste"]), {
      avoided: [{ words: "durian" }],
    });
    expect(ingredients).toEqual([]);
    expect(changes[0]).toMatchObject({ line: 1, kind: "removed", after: [] });
    expect(unmet[0]?.detail).toContain("durian paste");
  });

  test("a portion holds no more of a kind than low-FODMAP allows: less of it, or something else", () => {
    const much = edit(recipe("Stew", ["400 chickpeas", "300 rice"]), { diets: ["low_fodmap"] });
    expect(namesOn(much, 1)).not.toContain("chickpeas");
    const little = edit(recipe("Salad", ["260 avocado", "300 tomatoes"]), { diets: ["low_fodmap"] });
    expect(namesOn(little, 1)).toEqual(["avocado"]);
    expect(gramsOn(little, 1)).toBeLessThanOrEqual(240);
  });
});

test("a substitute without catalogue food is named free of what is avoided in some makes", () => {
  const tart = edit(recipe("Apple tart", ["300 puff pastry"]), {
    conditions: ["coeliac_disease"],
    avoided: [{ words: "dairy" }],
  });
  expect(namesOn(tart, 1).join()).toMatch(/gluten-free/);
  expect(namesOn(tart, 1).join()).toMatch(/dairy-free/);
});

describe("aims and wishes", () => {
  test("less salt and a low-sodium soy sauce for high blood pressure", () => {
    const edited = edit(recipe("Stew", ["500 chickpeas", "12 salt", "40 soy sauce"]), {
      conditions: ["hypertension"],
    });
    expect(edited.changes.find(({ line }) => line === 2)?.kind).toBe("scaled");
    expect(edited.ingredients.find(({ name }) => name === "salt")?.grams).toBeLessThan(7);
    expect(namesOn(edited, 3).join()).toContain("reduced-sodium");
  });

  test("oil in place of butter for raised blood lipids, sweetener in place of sugar for diabetes", () => {
    const roast = edit(recipe("Roast potatoes", ["600 potatoes", "50 butter"]), {
      conditions: ["dyslipidaemia"],
    });
    expect(namesOn(roast, 2)).toEqual(["olive oil"]);
    const cake = edit(recipe("Lemon cake", ["200 flour", "200 sugar"]), { conditions: ["type_2_diabetes"] });
    expect(namesOn(cake, 2)).toEqual(["erythritol"]);
  });

  test("a keto dish has its starch replaced by vegetables", () => {
    const bowl = edit(recipe("Bowl", ["200 rice", "300 ground beef"]), { diets: ["keto"] });
    expect(namesOn(bowl, 1)).toEqual(["cauliflower rice"]);
    expect(bowl.unmet).toEqual([]);
  });

  test("an ordered swap is done by mass, with the food that its words mean", () => {
    const beef = foodNamed("chicken breast");
    const { ingredients } = edit(
      recipe("Lasagne", ["500 ground beef", "300 spaghetti"]),
      { swaps: [{ from: "beef", to: "chicken" }] },
      new Map(beef === undefined ? [] : [["chicken", beef]]),
    );
    expect(ingredients[0]).toMatchObject({ name: "chicken", grams: 500, food: { id: 5062 } });
  });

  test("a swap that breaks a rule or names nothing is unmet", () => {
    const source = recipe("Salad", ["100 almonds", "200 tomatoes"]);
    const broken = edit(source, {
      allergens: ["tree_nuts"],
      swaps: [{ from: "tomatoes", to: "walnuts" }],
    });
    expect(broken.unmet.map(({ wish }) => wish)).toContain("walnuts instead of tomatoes");
    expect(broken.ingredients.map(({ name }) => name).join()).not.toContain("walnut");
    const missing = edit(source, { swaps: [{ from: "beef", to: "turkey" }] });
    expect(missing.unmet[0]?.detail).toContain("no such ingredient");
  });

  test("a swap without target finds one: buttermilk by yogurt", () => {
    const bread = edit(recipe("Soda bread", ["400 buttermilk", "450 flour"]), {
      swaps: [{ from: "buttermilk", to: null }],
    });
    expect(namesOn(bread, 1)[0]).toContain("yogurt");
  });

  test("less sweet is two thirds of the sugar, milder sweet pepper, crunchier seeds or nuts", () => {
    const less = edit(recipe("Cookies", ["150 brown sugar", "200 flour"]), {
      goals: [{ attribute: "sweet", direction: "less" }],
    });
    expect(gramsOn(less, 1) / 150).toBeCloseTo(0.65, 1);
    const mild = edit(recipe("Curry", ["40 green chillies", "400 coconut milk"]), {
      goals: [{ attribute: "spicy", direction: "less" }],
    });
    expect(namesOn(mild, 1).join()).toContain("bell pepper");
    const crunchy = edit(recipe("Bowl", ["200 yogurt", "120 banana"]), {
      goals: [{ attribute: "crunchy", direction: "more", food: "banana" }],
    });
    expect(namesOn(crunchy, 2)).not.toContain("banana");
    const sprinkled = edit(recipe("Bowl", ["200 yogurt"]), {
      goals: [{ attribute: "crunchy", direction: "more" }],
    });
    expect(sprinkled.changes[0]).toMatchObject({ kind: "added", before: null });
  });

  test("a bound on a portion is reached by the ingredient that brings most, or told as unmet", () => {
    const sodium = { compoundId: 1093, operator: "<=", threshold: 600, what: "sodium", unit: "mg" } as const;
    const met = edit(recipe("Soup", ["500 tomatoes", "8 salt"]), { limits: [sodium] });
    expect(met.unmet).toEqual([]);
    expect(met.changes.map(({ line }) => line)).toEqual([2]);
    const impossible = edit(recipe("Steak", ["800 ground beef"]), {
      limits: [{ compoundId: 1003, operator: "<=", threshold: 2, what: "protein", unit: "g" }],
    });
    expect(impossible.unmet[0]?.wish).toContain("at most 2 g of protein");
  });

  test("no taste takes away what the title names", () => {
    const bread = edit(recipe("Banana bread", ["350 banana", "150 sugar", "250 flour"]), {
      goals: [{ attribute: "sweet", direction: "less" }],
    });
    expect(namesOn(bread, 1)).toEqual(["banana"]);
    expect(bread.changes.map(({ line }) => line)).toContain(2);
  });

  test("where no substitute brings less there is a smaller amount", () => {
    const { changes, unmet } = edit(recipe("Rice", ["400 rice"]), {
      limits: [{ compoundId: 1008, operator: "<=", threshold: 300, what: "energy", unit: "kcal" }],
    });
    expect(changes[0]).toMatchObject({ line: 1, kind: "scaled" });
    expect(unmet).toEqual([]);
  });

  test("without edits a recipe stays as it is", () => {
    const source = recipe("Pancakes", ["150 flour", "250 milk"], ["Whisk the milk into the flour."]);
    const { ingredients, steps, changes } = edit(source, {});
    expect(ingredients.map(({ name, grams }) => `${grams} ${name}`)).toEqual(["150 flour", "250 milk"]);
    expect([steps, changes]).toEqual([source.steps, []]);
  });

  test("the same edits give the same recipe", () => {
    const source = recipe("Stew", ["500 ground beef", "200 cream", "100 onion", "200 white wine"]);
    const edits = { diets: ["vegan"], conditions: ["hypertension"] } as const;
    expect(edit(source, edits)).toEqual(edit(source, edits));
  });
});
