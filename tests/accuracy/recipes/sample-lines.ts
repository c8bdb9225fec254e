import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createCatalogue } from "../../../shared/domain/catalogue/create-catalogue.ts";
import { openCalls } from "../../support/open-store.ts";
import { startThrowawayStack } from "../../support/throwaway-stack.ts";
import { type JudgedLine, readRecipes } from "./read-recipes.ts";
import { formatFoods } from "./write-recipes.ts";

const usage = `Prints ingredient lines of recipes with their foods and grams for a check by hand, with a stack of its own.

  EVAL_DIR=DIR node tests/accuracy/recipes/sample-lines.ts [--count N] [--seed S]

  --count N   prints N lines, 100 without
  --seed S    draws other lines, 1 without`;

const { values: flags } = parseArgs({
  options: { count: { type: "string" }, seed: { type: "string" }, help: { type: "boolean" } },
});
const folder = join(process.env.EVAL_DIR ?? "", "recipes");

if (flags.help) console.log(usage);
else if (!process.env.EVAL_DIR || !existsSync(folder))
  console.log("There are no lines: EVAL_DIR names no folder of recipes");
else await printSample(Number(flags.count ?? 100), Number(flags.seed ?? 1));

async function printSample(count: number, seed: number): Promise<void> {
  const stack = await startThrowawayStack();
  try {
    const lines = await readRecipes(folder, createCatalogue(openCalls(stack)));
    for (const line of sampleLines(lines, count, seed))
      console.log(`${line.recipe.replace(".md", "")}\t${line.text}\t${formatFoods(line)}`);
  } finally {
    await stack.remove();
  }
}

function sampleLines(lines: readonly JudgedLine[], count: number, seed: number): JudgedLine[] {
  const drawn = [...lines];
  const random = createRandom(seed);
  for (let last = drawn.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [drawn[last], drawn[other]] = [drawn[other] as JudgedLine, drawn[last] as JudgedLine];
  }
  return drawn.slice(0, count);
}

/** A linear congruential generator: the same seed draws the same lines everywhere. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
