import type { Catalogue } from "../../support/recipe-checker/catalogue.ts";
import { listRecipes, type ShownRecipe } from "../../support/recipe-checker/result-shape.ts";
import type { DesignCase, DesignJob } from "./design-case.ts";
import { judgeConflict } from "./judge-conflict.ts";
import { judgeLimits } from "./judge-limits.ts";
import { findAvoided, findWanted } from "./match-words.ts";
import { readLanguage } from "./read-language.ts";

/** Whether a case holds, and everything that is wrong. */
export type Judgement = { holds: boolean; problems: string[] };

/** Judges how a design job ended by the rules of the README beside the cases. */
export function judgeDesign(of: DesignCase, job: DesignJob, catalogue: Catalogue): Judgement {
  const problems = of.expected.feasible ? judgeResult(of, job, catalogue) : judgeConflict(of, job);
  return { holds: problems.length === 0, problems };
}

function judgeResult(of: DesignCase, { status, result, error }: DesignJob, catalogue: Catalogue): string[] {
  if (status !== "completed" || !result) return [`${status}: ${error?.message ?? "no result"}`];
  const { expected } = of;
  const days = result.meal_plan?.days ?? [];
  const recipes = expected.type === "recipe" ? listRecipes(result) : [];
  const meals = days.flatMap((day) => day.meals.map(({ recipe }) => recipe));
  const broken = result.verification.filter(({ hard, satisfied }) => hard && !satisfied);
  const served = expected.type === "recipe" ? recipes : meals;
  return [
    ...(served.length > 0 ? [] : [`no ${expected.type}`]),
    ...judgeCounts(of, recipes, days),
    ...judgeWords(of, served),
    ...served.filter((recipe) => isTooLong(recipe, expected.maxMinutes)).map(formatMinutes),
    ...(expected.language ? judgeLanguage(expected.language, served) : []),
    ...judgeLimits(of, result, catalogue),
    ...broken.map(({ constraint }) => `broken: ${constraint}`),
  ];
}

function judgeCounts(
  { request, expected }: DesignCase,
  recipes: readonly ShownRecipe[],
  days: readonly { meals: readonly { slot: string }[] }[],
): string[] {
  const count = expected.recipes ?? request.recipe_count;
  const { days: dayCount, mealsPerDay } = expected;
  const odd = days.filter(({ meals }) => {
    return ![meals.length, new Set(meals.map(({ slot }) => slot)).size].includes(mealsPerDay ?? meals.length);
  });
  const contents = new Set(
    recipes.map(({ title, ingredients }) => `${title} ${ingredients.map((one) => one.name)}`),
  );
  return [
    ...(count === undefined || recipes.length === count ? [] : [`${recipes.length} recipes, not ${count}`]),
    ...(contents.size === recipes.length ? [] : ["a recipe stands twice"]),
    ...(dayCount === undefined || days.length === dayCount ? [] : [`${days.length} days, not ${dayCount}`]),
    ...odd.map(({ meals }) => `${meals.length} meals a day, not ${mealsPerDay}`),
  ];
}

function judgeWords({ expected }: DesignCase, served: readonly ShownRecipe[]): string[] {
  const { mustAvoid = [], mustHave = [], type } = expected;
  const avoided = served.flatMap((recipe) =>
    mustAvoid.flatMap((word) =>
      findAvoided(recipe.ingredients, word, mustAvoid).map(
        ({ name, canonical_name }) => `${word}: ${name} (${canonical_name}) in ${recipe.title}`,
      ),
    ),
  );
  const missing = mustHave.filter((wanted) => {
    const holding = served.filter(({ ingredients }) => findWanted(ingredients, wanted).length > 0);
    return holding.length < (type === "recipe" ? served.length : 1);
  });
  return [...avoided, ...missing.map((wanted) => `without ${wanted}`)];
}

function isTooLong({ total_minutes: minutes }: ShownRecipe, most: number | undefined): boolean {
  return most !== undefined && (minutes === null || minutes > most);
}

function formatMinutes({ title, total_minutes: minutes }: ShownRecipe): string {
  return `${title} takes ${minutes} minutes`;
}

function judgeLanguage(language: string, served: readonly ShownRecipe[]): string[] {
  const read = readLanguage(served.flatMap(({ title, steps }) => [title, ...steps]).join("\n"));
  return read === language ? [] : [`language: reads as ${read}, not ${language}`];
}
