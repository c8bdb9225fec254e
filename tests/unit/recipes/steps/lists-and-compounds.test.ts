import { expect, it } from "vitest";
import { rewriteSteps } from "../../../../shared/domain/recipes/steps/rewrite-steps.ts";

it.each([
  ["Layer the raspberries and custard.", "Layer the raspberries, soy milk and cornstarch."],
  ["Serve with custard, cream and sugar.", "Serve with soy milk, cornstarch, cream and sugar."],
  ["Whisk the custard and cream.", "Whisk the soy milk, cornstarch and cream."],
  ["Warm the custard and stir.", "Warm the soy milk and cornstarch and stir."],
  [
    "Pour in the custard, then chill and serve.",
    "Pour in the soy milk and cornstarch, then chill and serve.",
  ],
])("two foods that replace one join the list: %s", (step, expected) => {
  const swap = { from: "custard", alsoCalled: [], to: "soy milk and cornstarch" };
  expect(rewriteSteps([step], [swap], ["raspberries", "cream", "sugar"])).toEqual([expected]);
});

it.each([
  ["Add the chicken/beef stock.", "Add the vegetable stock."],
  ["Pour in the chicken or beef stock.", "Pour in the vegetable stock."],
  ["Pour in the beef stock/chicken stock.", "Pour in the vegetable stock."],
])("alternatives with the same replacement are named once: %s", (step, expected) => {
  const swaps = ["chicken stock", "beef stock"].map((from) => ({
    from,
    alsoCalled: [],
    to: "vegetable stock",
  }));
  expect(rewriteSteps([step], swaps, [])).toEqual([expected]);
});

it("a compound that ends with a name of the food is replaced as a whole", () => {
  const swap = { from: "fish", alsoCalled: ["fillet"], to: "firm tofu" };
  expect(rewriteSteps(["Fry the anglerfish fillets.", "Salt the fish fillet."], [swap], [])).toEqual([
    "Fry the firm tofu.",
    "Salt the firm tofu.",
  ]);
});

it.each([
  ["Brown bacon, leeks and ham.", "Brown leeks and ham."],
  ["Dice the brown bacon and the leeks.", "Dice the leeks."],
  ["Fry bacon, chicken, leeks and ham.", "Fry chicken, leeks and ham."],
  ["Fry the bacon, chopped, and the leeks.", "Fry the leeks."],
])("a word before or behind the food that is not about it stays: %s", (step, expected) => {
  expect(
    rewriteSteps([step], [{ from: "bacon", alsoCalled: [], to: null }], ["leeks", "ham", "chicken"]),
  ).toEqual([expected]);
});
