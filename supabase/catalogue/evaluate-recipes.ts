import { parseArgs } from "node:util";
import type { Evidence } from "./build/catalogue-model.ts";
import { joinSources } from "./build/join-sources.ts";
import {
  createPartFinder,
  createRetentionReader,
  dishGrams,
  type EvidenceReader,
  isReproduced,
  sumRecipe,
} from "./build/recipe.ts";

const usage = `Computes dishes from their ingredients, compares the result with what FNDDS publishes, and prints for each compound
the number of dishes, the median error and the share within a factor of two. Dishes of one ingredient are left out.

  node supabase/catalogue/evaluate-recipes.ts --sources DIR`;

function main(): void {
  const { values } = parseArgs({ options: { sources: { type: "string" }, help: { type: "boolean" } } });
  if (values.help || values.sources === undefined) {
    console.log(usage);
    if (!values.help) process.exitCode = 2;
    return;
  }
  const pairs = comparePairs(values.sources);
  for (const [name, ratios] of pairs) {
    const errors = ratios.map((ratio) => Math.abs(ratio - 1)).sort((a, b) => a - b);
    const within = ratios.filter((ratio) => ratio >= 0.5 && ratio <= 2).length / ratios.length;
    const median = errors[Math.floor(errors.length / 2)] ?? 0;
    console.log([name, ratios.length, median.toPrecision(2), within.toPrecision(3)].join("\t"));
  }
}

/** Computed over published amounts by compound name, for every dish whose recipe is usable. */
function comparePairs(sourcesDir: string): Map<string, number[]> {
  const { compounds, foods, evidence, foundation } = joinSources(sourcesDir);
  const read = (values: readonly Evidence[] | undefined) =>
    values && new Map(values.map((value) => [value.compoundId, value]));
  const known = new Map([...foundation, ...evidence].map(([id, values]) => [id, read(values)]));
  const evidenceOf: EvidenceReader = (foodId) => known.get(foodId);
  const findParts = createPartFinder(evidenceOf);
  const readRetention = createRetentionReader();
  const ratios = new Map<string, number[]>(compounds.map(({ name }) => [name, []]));
  const dishes = foods.filter(({ source, ingredients }) => source === "fndds" && ingredients.length > 1);
  for (const dish of dishes.filter((food) => isReproduced(food, evidenceOf))) {
    for (const { id, name } of compounds) {
      const own = evidenceOf(dish.id)?.get(id);
      if (own?.derivation !== "FNDDS" || !own.amount) continue;
      const parts = findParts(dish, id, ({ retentionCode }) => readRetention(retentionCode, id));
      const amount = parts && sumRecipe(parts, dishGrams(dish))?.amount;
      if (amount != null) ratios.get(name)?.push(amount / own.amount);
    }
  }
  return new Map([...ratios].filter(([, list]) => list.length > 0));
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
