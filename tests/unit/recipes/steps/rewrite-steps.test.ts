import { describe, expect, it } from "vitest";
import type { StepSwap } from "../../../../shared/domain/recipes/steps/food-terms.ts";
import { rewriteSteps } from "../../../../shared/domain/recipes/steps/rewrite-steps.ts";

describe("a replaced food is called by its new name", () => {
  it.each([
    ["Add the eggs and stir.", "eggs", "silken tofu", "Add the silken tofu and stir."],
    [
      "Whisk 2 large eggs with the sugar.",
      "large eggs",
      "apple sauce",
      "Whisk the apple sauce with the sugar.",
    ],
    ["Beat an egg with the sugar.", "egg", "aquafaba", "Beat the aquafaba with the sugar."],
    [
      "Add 200 g of the butter and the sugar.",
      "butter",
      "margarine",
      "Add some of the margarine and the sugar.",
    ],
    ["Stir in half of the butter.", "butter", "margarine", "Stir in half of the margarine."],
    [
      "Fry the rest in the remaining butter.",
      "butter",
      "olive oil",
      "Fry the rest in the remaining olive oil.",
    ],
    ["Melt the butter in a pot.", "unsalted butter, cubed", "olive oil", "Heat the olive oil in a pot."],
    ["Melt the butter in a pot.", "butter", "vegan butter", "Melt the vegan butter in a pot."],
    [
      "Once the butter has melted, add the leeks.",
      "butter",
      "olive oil",
      "Once the olive oil is hot, add the leeks.",
    ],
    ["Drizzle with melted butter.", "butter", "olive oil", "Drizzle with olive oil."],
    ["Add a knob of butter.", "butter", "olive oil", "Add a little olive oil."],
    [
      "Butter a 20 cm tin and line it.",
      "butter",
      "margarine",
      "Grease a 20 cm tin with margarine and line it.",
    ],
    ["Scrape into a buttered dish.", "butter", "margarine", "Scrape into a greased dish."],
    ["Cream the butter and sugar.", "butter", "coconut oil", "Beat the coconut oil and sugar."],
    [
      "Turn out on a lightly floured surface.",
      "plain flour",
      "rice flour",
      "Turn out on a surface lightly dusted with rice flour.",
    ],
    ["Fold  the eggs  in.", "eggs", "tofu", "Fold the tofu in."],
    ["Crack the eggs into a bowl.", "eggs", "silken tofu", "Add the silken tofu into a bowl."],
    ["Add the eggs one at a time.", "eggs", "apple sauce", "Add the apple sauce a little at a time."],
    [
      "Pour the egg mixture over the leeks.",
      "eggs",
      "chickpea flour",
      "Pour the chickpea flour mixture over the leeks.",
    ],
    ["Pour over an egg mixture.", "eggs", "tofu", "Pour over a tofu mixture."],
    ["Brush with egg wash.", "egg", "oat drink", "Brush with oat drink."],
    ["Cook until the eggs are set.", "eggs", "tofu", "Cook until the tofu is set."],
    ["Cook until the tofu is golden.", "firm tofu", "eggs", "Cook until the eggs are golden."],
    [
      "Stir until the cream is hot.",
      "cream",
      "tofu, miso and oil",
      "Stir until the tofu, miso and oil are hot.",
    ],
    ["Scatter over the feta.", "feta", "firm tofu, crumbled (unsalted)", "Scatter over the firm tofu."],
    ["Fold in the whites.", "egg whites", "aquafaba", "Fold in the aquafaba."],
    [
      "Brown the meat, then add the stock.",
      "ground beef",
      "lentils",
      "Brown the lentils, then add the stock.",
    ],
    ["Slice the chicken breasts thinly.", "chicken breast", "smoked tofu", "Slice the smoked tofu thinly."],
    [
      "Roast the chicken pieces and keep the chicken juices.",
      "chicken thighs",
      "tofu",
      "Roast the tofu pieces and keep the juices.",
    ],
    ["Flake the fish over the rice.", "cod fillets", "jackfruit", "Flake the jackfruit over the rice."],
    ["Top with the grated cheese.", "cheddar", "nutritional yeast", "Top with the grated nutritional yeast."],
    ["Heat butter and olive oil in a pan.", "butter", "olive oil", "Heat olive oil in a pan."],
    [
      "Fold in the cream (or yogurt) until creamy.",
      "double cream",
      "yogurt",
      "Fold in the yogurt until smooth.",
    ],
    ["Coat with butter-soaked crumbs.", "butter", "olive oil", "Coat with olive oil-soaked crumbs."],
    ["Cook the [pasta](/pasta).", "penne", "rice", "Cook the [rice](/pasta)."],
    [
      "Sauté the onions in a little of the butter.",
      "butter",
      "olive oil",
      "Sauté the onions in a little of the olive oil.",
    ],
    [
      "Tip in 1 1/2 cups of milk and 2-3 tbsp cream.",
      "milk",
      "oat drink",
      "Tip in the oat drink and 2-3 tbsp cream.",
    ],
    ["Drain the PASTA. Pasta keeps for a day.", "penne", "rice", "Drain the rice. Rice keeps for a day."],
    ["Sprinkle the Gruyère on top.", "gruyere", "tofu", "Sprinkle the tofu on top."],
  ])("%s", (step, from, to, expected) => {
    expect(rewriteSteps([step], [swap(from, to)], [])).toEqual([expected]);
  });
});

describe("names of other foods stay the same", () => {
  it.each([
    ["Pour in the coconut milk.", "whole milk", "oat drink"],
    ["Stir in the peanut butter and buttermilk.", "butter", "coconut oil"],
    ["Fry the eggplant with the butternut squash.", "eggs", "tofu"],
    ["Fry the eggplant with the butternut squash.", "butter", "olive oil"],
    ["Whisk in the cream of tartar.", "double cream", "coconut cream"],
    ["Brush with vegan butter.", "butter", "olive oil"],
    ["Use dairy-free cheese if you like.", "cheddar", "tofu"],
    ["Chill the mix in a butter dish and cut with a cheese knife.", "butter", "olive oil"],
    ["Add the rice vinegar.", "rice", "quinoa"],
    ["Pour in the chicken stock.", "chicken breast", "tofu"],
    ["Add the sweet potatoes.", "potatoes", "turnips"],
    ["Drain the white beans.", "egg whites", "aquafaba"],
  ])("%s without %s", (step, from, to) => {
    expect(rewriteSteps([step], [swap(from, to)], ["chicken stock", "sweet potatoes"])).toEqual([step]);
  });

  it("keeps a general word that may mean a kept ingredient", () => {
    const steps = ["Sprinkle with the cheese."];
    expect(rewriteSteps(steps, [swap("parmesan", "nutritional yeast")], ["mozzarella"])).toEqual(steps);
    expect(rewriteSteps(steps, [swap("parmesan", "nutritional yeast")], ["leeks"])).toEqual([
      "Sprinkle with the nutritional yeast.",
    ]);
  });
});

describe("a food without a replacement is removed with the words about it", () => {
  it.each([
    ["Add the eggs, sugar and oil.", "eggs", ["Add the sugar and oil."]],
    ["Add the sugar, eggs and oil.", "eggs", ["Add the sugar and oil."]],
    ["Add the sugar, oil, and eggs, then stir.", "eggs", ["Add the sugar and oil, then stir."]],
    ["Mix the flour, baking soda, and salt in a bowl.", "salt", ["Mix the flour and baking soda in a bowl."]],
    ["Whisk the eggs with the milk and fold in the oats.", "eggs", ["Whisk the milk and fold in the oats."]],
    [
      "In a bowl, whisk together the eggs, milk, and oil.",
      "eggs",
      ["In a bowl, whisk together the milk and oil."],
    ],
    ["Beat 2 eggs in a bowl and stir in the sugar.", "eggs", ["Stir in the sugar."]],
    ["Beat the eggs. Stir in the sugar.", "eggs", ["Stir in the sugar."]],
    ["Fry the onions in the butter until soft.", "butter", ["Fry the onions until soft."]],
    ["Fry the onions until soft in the butter.", "butter", ["Fry the onions until soft."]],
    ["Season with salt and pepper.", "salt", ["Season with pepper."]],
    ["Season with a pinch of salt.", "salt", []],
    ["Brush with beaten egg and bake for 20 minutes.", "egg", ["Bake for 20 minutes."]],
    ["Sprinkle with cheese and bake until the cheese is golden.", "cheddar", ["Bake."]],
    ["Once the butter foams, add the leeks.", "butter", ["Add the leeks."]],
    ["Fry the bacon until crisp and crumble it.", "bacon", []],
    ["Whip the eggs and mix them with the sugar.", "eggs", ["Mix the sugar."]],
    [
      "Dip each slice in flour, then the egg, then the crumbs.",
      "egg",
      ["Dip each slice in flour, then the crumbs."],
    ],
    ["Cook the pasta in a pot of salted water.", "salt", ["Cook the pasta in a pot of water."]],
    ["Butter and flour the tin.", "butter", ["Grease and flour the tin."]],
    ["Deglaze with the wine and reduce by half.", "dry white wine", ["Reduce by half."]],
    [
      "Heat the oil, add the bacon and cook for 5 minutes.",
      "bacon",
      ["Heat the oil and cook for 5 minutes."],
    ],
    ["Pour the egg mixture over the leeks.", "eggs", ["Pour the mixture over the leeks."]],
    ["Whisk the eggs with a fork and pour in the milk.", "eggs", ["Pour in the milk."]],
    [
      "Fry the bacon in a pan with the leeks for 5 minutes.",
      "bacon",
      ["Fry the leeks in a pan for 5 minutes."],
    ],
    [
      "Cook until the leeks are tender and the cheese is golden.",
      "cheddar",
      ["Cook until the leeks are tender."],
    ],
    [
      "Once the onion and garlic are soft, add the rice.",
      "garlic",
      ["Once the onion is soft, add the rice."],
    ],
    ["Stir for 2 minutes, taking care not to burn the garlic.", "garlic", ["Stir for 2 minutes."]],
    ["In a saucepan melt the butter and add the flour.", "butter", ["Add the flour."]],
    ["Add grated nutmeg just before folding in the cheese.", "gruyère", ["Add grated nutmeg."]],
    ["Crack and whisk the eggs, then chop the chives.", "eggs", ["Chop the chives."]],
    ["Melt the butter in a pan over low heat.", "butter", []],
    [
      "Add the raisins, walnuts and/or pecans of your choice.",
      "walnuts",
      ["Add the raisins and/or pecans of your choice."],
    ],
  ])("%s", (step, from, expected) => {
    expect(rewriteSteps([step], [swap(from, null)], [])).toEqual(expected);
  });

  it("leaves other steps unchanged", () => {
    const steps = ["Preheat the oven to 180 °C / 350 °F (gas 4). ", "Add the eggs.", "Rest  for 1.5 hours!"];
    expect(rewriteSteps(steps, [swap("eggs", null)], [])).toEqual([steps[0], steps[2]]);
  });
});

describe("several changes at once", () => {
  it("gives each food its own name, longest names first", () => {
    const swaps = [swap("milk", "oat drink"), swap("condensed milk", "date syrup"), swap("egg yolks", null)];
    expect(rewriteSteps(["Whisk the egg yolks, condensed milk and milk."], swaps, [])).toEqual([
      "Whisk the date syrup and oat drink.",
    ]);
  });

  it("names all replacements if a word means several foods", () => {
    const swaps = [swap("cheddar", "vegan cheddar"), swap("parmesan", "nutritional yeast")];
    expect(rewriteSteps(["Grate the cheese."], swaps, [])).toEqual([
      "Grate the vegan cheddar and nutritional yeast.",
    ]);
  });

  it("changes the method before the names", () => {
    const eggs = {
      ...swap("eggs", "flax eggs"),
      method: [{ match: "beat the eggs until fluffy", replace: "let the flax eggs thicken" }],
    };
    expect(rewriteSteps(["Beat the eggs until fluffy, then add the eggs to the bowl."], [eggs], [])).toEqual([
      "Let the flax eggs thicken, then add the flax eggs to the bowl.",
    ]);
  });

  it("finds a food by its further names", () => {
    const steak = { ...swap("flank", "seitan"), alsoCalled: ["the steak strips", "steak"] };
    expect(rewriteSteps(["Sear the steak."], [steak], [])).toEqual(["Sear the seitan."]);
  });
});

function swap(from: string, to: string | null): StepSwap {
  return { from, alsoCalled: [], to };
}
