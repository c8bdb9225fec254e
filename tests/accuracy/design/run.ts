// Prints the share of design requests that hold, by category, on a stack that is started for it.
// Usage: node tests/accuracy/design/run.ts [--failures] [FILE]
import process from "node:process";
import { openStore } from "../../support/open-store.ts";
import { openCatalogue } from "../../support/recipe-checker/catalogue.ts";
import { startThrowawayStack } from "../../support/throwaway-stack.ts";
import { percent } from "../percent.ts";
import { shareOfCategories } from "../share-of-categories.ts";
import { readDesignCases } from "./design-case.ts";
import { measureDesigns } from "./measure-design.ts";
import { designOn } from "./run-design.ts";

const file = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
const stack = await startThrowawayStack();
try {
  const judged = await measureDesigns(readDesignCases(file), designOn(openStore(stack)), openCatalogue());
  for (const { category, held, count } of shareOfCategories(judged))
    console.log(`${category.padEnd(20)} ${percent(held / count)}  ${held} of ${count}`);
  const figures = judged.filter(({ figureProblems }) => figureProblems.length > 0);
  console.log(`results with figures that do not add up: ${figures.length}`);
  if (process.argv.includes("--failures")) {
    for (const { of, problems, figureProblems } of judged)
      for (const problem of [...problems, ...figureProblems.slice(0, 5)]) console.log(`${of.id}: ${problem}`);
  }
} finally {
  await stack.remove();
}
