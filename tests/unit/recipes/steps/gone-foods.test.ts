import { expect, it } from "vitest";
import { recipeBook } from "../../../../shared/recipes/recipe-book.ts";
import { serveRecipe } from "../../../../shared/recipes/serving/serve-recipe.ts";
import { rewriteSteps } from "../../../../shared/recipes/steps/rewrite-steps.ts";

const cases = recipeBook.flatMap((recipe) => {
  const { id, steps, ingredients } = serveRecipe(recipe, recipe.servings, 1);
  return ingredients.map(({ name: from }, index) => {
    const kept = ingredients.filter((_, other) => other !== index).map(({ name }) => name);
    const rewrite = (to: string | null) => rewriteSteps(steps, [{ from, alsoCalled: [], to }], kept);
    return { id, from, kept, dropped: rewrite(null), replaced: rewrite("quorn") };
  });
});
const BROKEN =
  /\b(?:and|or|the|a|with|into|of) ?(?:[.;,]|$)|, (?:and|or) ?[.,]|,,| {2}|\band and\b|\bthe the\b|\ba [aeio]\p{L}|^\p{Ll}|^\P{L}*$/u;

it("no step of any recipe names an ingredient that went", () => {
  const named = cases.filter(({ from, kept, dropped, replaced }) =>
    [dropped, replaced].some((steps) => names(steps.join(" "), from, kept)),
  );
  expect(named.map(({ id, from }) => `${id}: ${from}`)).toEqual([]);
});

it("every successor is named", () => {
  const unnamed = cases.filter(({ replaced }) => !/quorn/i.test(replaced.join(" ")));
  expect(unnamed.map(({ id, from }) => `${id}: ${from}`)).toEqual([]);
});

it("no sentence is left in pieces", () => {
  const pieces = cases.flatMap(({ id, from, dropped, replaced }) =>
    [...dropped, ...replaced].filter((step) => BROKEN.test(step)).map((step) => `${id}: ${from}: ${step}`),
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
