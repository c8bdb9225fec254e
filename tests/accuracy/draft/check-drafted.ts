import type { Catalogue } from "../../support/recipe-checker/catalogue.ts";
import { checkDraftResult } from "../../support/recipe-checker/check-draft-result.ts";
import type { ShownIngredient } from "../../support/recipe-checker/result-shape.ts";
import { checkForbidden } from "./check-forbidden.ts";
import type { DraftJob, DraftResult } from "./draft-case.ts";
import { kindsOfDiet, type ListedDiet } from "./find-forbidden.ts";
import { stepsNaming } from "./named-in-steps.ts";
import type { SourceRecipe } from "./read-recipes.ts";
import { splitWords } from "./split-words.ts";

/** Problems of a recipe that was drafted to a diet, by what they are about. */
export type DraftedProblems = Record<
  "failed" | "forbidden" | "lost" | "steps" | "broken" | "figures",
  string[]
>;

/**
 * Checks that nothing forbidden is left, that no line is lost, that no step names what went, that the draft's own
 * proof holds, and its figures.
 */
export function checkDrafted(
  source: SourceRecipe,
  diet: ListedDiet,
  job: DraftJob,
  catalogue: Catalogue,
): DraftedProblems {
  const none = { failed: [], forbidden: [], lost: [], steps: [], broken: [], figures: [] };
  const recipe = job.result?.final_recipe;
  if (job.status !== "completed" || !job.result || !recipe) {
    const message = job.error?.message ?? "no final recipe";
    return { ...none, failed: [`${job.status}: ${message}`] };
  }
  const gone = job.result.diffs.filter(({ change }) => change === "replaced" || change === "removed");
  return {
    ...none,
    broken: job.result.verification
      .filter(({ hard, satisfied }) => hard && !satisfied)
      .map(({ constraint }) => constraint),
    figures: checkDraftResult(job.result, source, catalogue),
    forbidden: checkForbidden(recipe, kindsOfDiet(diet)),
    lost: findLost(source.ingredients, job.result, recipe.ingredients),
    steps: gone.flatMap(({ before }) =>
      foodWords(before ?? "").flatMap((food) => stepsNaming(food, recipe).map((step) => `${food}: ${step}`)),
    ),
  };
}

const heading = /:$|^for the /i;
const tools = ["jar", "thermometer", "thermos", "cheesecloth", "recipient", "paper", "wood"];

/** Lists of ingredients also have headings and tools. */
function isIngredient(line: string): boolean {
  return (
    !heading.test(line.trim()) &&
    !tools.some((tool) => splitWords(line).includes(splitWords(tool)[0] ?? tool))
  );
}

/** A line is kept where an ingredient bears one of its words, reported if a diff has its number. */
function findLost(
  lines: readonly string[],
  { diffs }: DraftResult,
  ingredients: readonly ShownIngredient[],
): string[] {
  const reported = new Set(diffs.map(({ line }) => line));
  const kept = ingredients.map(({ name }) => splitWords(name));
  return lines.filter((line, at) => {
    if (!isIngredient(line)) return false;
    const words = splitWords(line);
    return (
      !reported.has(at + 1) &&
      !kept.some((name) => name.some((word) => word.length > 2 && words.includes(word)))
    );
  });
}

/** The words of a line that name its food: without amount, unit, brackets and what follows a comma. */
function foodWords(line: string): string[] {
  const food = line
    .replace(/\([^)]*\)/g, " ")
    .split(/,| - |–/)[0]
    ?.replace(/^[\d\s.,/½¼¾⅓⅔⅛-]+/, "")
    .replace(
      /^(g|kg|ml|dl|l|oz|lb|lbs|cups?|tbsp|tsp|tablespoons?|teaspoons?|cans?|cloves?|pinch|slices?)\b\.?/i,
      "",
    )
    .replace(/^\s*(of )?/, "");
  return food && splitWords(food).length > 0 ? [food.trim()] : [];
}
