import { expect, it } from "vitest";
import { recipeBook } from "../../../../shared/domain/recipes/recipe-book.ts";
import { serveRecipe } from "../../../../shared/domain/recipes/serving/serve-recipe.ts";
import { rewriteSteps } from "../../../../shared/domain/recipes/steps/rewrite-steps.ts";

const cases = recipeBook.flatMap((recipe) => {
  const { id, steps, ingredients } = serveRecipe(recipe, recipe.servings, 1);
  return ingredients.map(({ name: from }, index) => {
    const kept = ingredients.filter((_, other) => other !== index).map(({ name }) => name);
    const rewrite = (to: string | null) => rewriteSteps(steps, [{ from, alsoCalled: [], to }], kept);
    return { id, from, kept, dropped: rewrite(null), replaced: rewrite("quorn") };
  });
});
const broken =
  /\b(?:and|or|the|a|with|into|of) ?(?:[.;,]|$)|, (?:and|or) ?[.,]|,,| {2}|\band and\b|\bthe the\b|\ba [aeio]\p{L}|^\p{Ll}|^\P{L}*$/u;

it("no step of any recipe names a removed ingredient", () => {
  const named = cases.filter(({ from, kept, dropped, replaced }) =>
    [dropped, replaced].some((steps) => names(steps.join(" "), from, kept)),
  );
  expect(named.map(({ id, from }) => `${id}: ${from}`)).toEqual([]);
});

it("every replacement is named", () => {
  const unnamed = cases.filter(({ replaced }) => !/quorn/i.test(replaced.join(" ")));
  expect(unnamed.map(({ id, from }) => `${id}: ${from}`)).toEqual([]);
});

it("every sentence is complete", () => {
  const pieces = cases.flatMap(({ id, from, dropped, replaced }) =>
    [...dropped, ...replaced].filter((step) => broken.test(step)).map((step) => `${id}: ${from}: ${step}`),
  );
  expect(pieces).toEqual([]);
});

/** Whether a text has the whole name, unless the longer name of another ingredient has it too. */
function names(text: string, gone: string, kept: readonly string[]): boolean {
  const others = kept.filter((name) => name.toLowerCase().includes(gone.toLowerCase()));
  const plain = others.reduce((left, name) => left.replaceAll(wholeWord(name), ""), text);
  return wholeWord(gone).test(plain);
}

function wholeWord(text: string): RegExp {
  return new RegExp(`(?<!\\p{L})${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\p{L})`, "giu");
}
