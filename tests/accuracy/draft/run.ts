// Prints the share of substitutions that hold, by category, and what is wrong with drafted recipes.
// Usage: [EVAL_DIR=DIR] node tests/accuracy/draft/run.ts [--failures] [FILE]
import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { openStore } from "../../support/open-store.ts";
import { openCatalogue } from "../../support/recipe-checker/catalogue.ts";
import { startThrowawayStack } from "../../support/throwaway-stack.ts";
import { percent } from "../percent.ts";
import { countHeld, shareOfCategories } from "../share-of-categories.ts";
import { readDraftCases } from "./draft-case.ts";
import { type CheckedDraft, measureDrafted, measureDrafts } from "./measure-draft.ts";
import { readRecipes } from "./read-recipes.ts";
import { draftOn } from "./run-draft.ts";

const file = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
const printsFailures = process.argv.includes("--failures");
const folder = join(process.env.EVAL_DIR ?? "", "recipes");
const stack = await startThrowawayStack();
try {
  const catalogue = openCatalogue();
  const draft = draftOn(openStore(stack));
  const judged = await measureDrafts(readDraftCases(file), draft, catalogue);
  const hidden = judged.filter(({ of }) => of.hidden);
  for (const { category, held, count } of [...shareOfCategories(judged), countHeld("hidden", hidden)])
    console.log(`${category.padEnd(20)} ${percent(held / Math.max(1, count))}  ${held} of ${count}`);
  const figures = judged.filter(({ figureProblems }) => figureProblems.length > 0);
  console.log(`results with figures that do not add up: ${figures.length}`);
  if (printsFailures)
    for (const { of, problems, figureProblems } of judged)
      for (const problem of [...problems, ...figureProblems]) console.log(`${of.id}: ${problem}`);
  if (process.env.EVAL_DIR && existsSync(folder))
    printDrafted(await measureDrafted(readRecipes(folder), draft, catalogue));
} finally {
  await stack.remove();
}

function printDrafted(checked: readonly CheckedDraft[]): void {
  for (const kind of ["failed", "forbidden", "lost", "steps", "broken", "figures"] as const) {
    const wrong = checked.filter(({ problems }) => problems[kind].length > 0);
    console.log(`drafted recipes, ${kind}: ${wrong.length} of ${checked.length}`);
    if (!printsFailures) continue;
    for (const { source, diet, problems } of wrong)
      for (const problem of problems[kind]) console.log(`  ${source.name}, ${diet}: ${problem}`);
  }
}
