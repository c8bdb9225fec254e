import { expect, test } from "vitest";
import { edit, recipe } from "./support/kitchen.ts";

test("steps name what replaces, after what has to be stirred first", () => {
  const source = recipe(
    "Bean burgers",
    ["400 black beans", "50 egg"],
    ["Mash the beans and mix in the egg.", "Fry."],
  );
  expect(edit(source, { diets: ["vegan"] }).steps).toEqual([
    "Stir the ground flaxseed with 40 g of water and let it stand for 5 minutes.",
    "Mash the beans and mix in the ground flaxseed.",
    "Fry.",
  ]);
});

test.each([
  ["gluten_free", "Serve with bread.", "Serve with gluten-free bread."],
  ["gluten_free", "Serve with a slice of gluten-free bread.", "Serve with a slice of gluten-free bread."],
  ["gluten_free", "Toast the seeds and roll out the dough.", "Toast the seeds and roll out the dough."],
  [
    "dairy_free",
    "Top with whipped cream, or with coconut cream.",
    "Top with dairy-free whipped cream, or with coconut cream.",
  ],
  ["vegan", "Beat with an egg-beater.", "Beat with an egg-beater."],
  ["vegan", "Add peanut butter or butter.", "Add peanut butter or vegan butter."],
] as const)("a step for %s: %s", (diet, step, expected) => {
  expect(edit(recipe("Tomatoes", ["400 tomatoes"], [step]), { diets: [diet] }).steps).toEqual([expected]);
});

test("an addition is stirred in at the end", () => {
  const source = recipe("Tomatoes", ["400 tomatoes"], ["Roast the tomatoes."]);
  const { steps } = edit(source, { goals: [{ attribute: "smoky", direction: "more" }] });
  expect(steps.at(-1)).toBe("Stir in smoked paprika at the end and taste.");
});

test("a step names a replaced cut by its meat alone", () => {
  const source = recipe("Pea soup", ["300 ham hock", "400 split peas"], ["Shred the ham and stir it in."]);
  expect(edit(source, { diets: ["halal"] }).steps.join(" ")).not.toMatch(/\bham\b/);
});

test("what does not burn is not flamed", () => {
  const stew = recipe(
    "Beef stew",
    ["600 beef", "30 brandy", "200 carrots"],
    ["Brown the beef.", "Flame with the brandy.", "Add the carrots and simmer for 2 hours."],
  );
  const { steps } = edit(stew, { avoided: [{ words: "alcohol" }] });
  expect(steps.join(" ")).toMatch(/Deglaze with the /);
  expect(steps.join(" ")).not.toMatch(/flame|brandy/i);
});
