import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createCatalogue } from "../../../shared/domain/catalogue/create-catalogue.ts";
import { openCalls } from "../../support/open-store.ts";
import { startThrowawayStack } from "../../support/throwaway-stack.ts";
import { readRecipes } from "./read-recipes.ts";
import { listMissed, sampleLines, summarise } from "./summarise.ts";

const usage = `Measures how the ingredient lines of recipes are matched and weighed, with a stack of its own.

  EVAL_DIR=DIR node tests/accuracy/recipes/run.ts [--sample N] [--seed S] [--missed]

  --sample N   prints N lines with food and grams for a check by hand
  --seed S     draws other lines, 1 without
  --missed     prints the lines with an amount that were not read`;

const { values: flags } = parseArgs({
  options: {
    sample: { type: "string" },
    seed: { type: "string" },
    missed: { type: "boolean" },
    help: { type: "boolean" },
  },
});
const folder = join(process.env.EVAL_DIR ?? "", "recipes");

if (flags.help) console.log(usage);
else if (!process.env.EVAL_DIR || !existsSync(folder))
  console.log("Recipes are not measured: EVAL_DIR names no folder of recipes");
else await measure();

async function measure(): Promise<void> {
  const stack = await startThrowawayStack();
  try {
    const lines = await readRecipes(folder, createCatalogue(openCalls(stack)));
    if (flags.missed) console.log([...listMissed(lines), ""].join("\n"));
    if (flags.sample)
      console.log(sampleLines(lines, Number(flags.sample), Number(flags.seed ?? 1)).join("\n"));
    console.log(summarise(lines).join("\n"));
  } finally {
    await stack.remove();
  }
}
