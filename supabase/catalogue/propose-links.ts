import { parseArgs } from "node:util";
import { buildFnddsFoods } from "./build/fndds-foods.ts";
import { createNameReaders } from "./build/name-readers.ts";
import { readLinkDecisions } from "./link/links.ts";
import { proposeLinks } from "./link/propose-links.ts";
import { readComparableFoods } from "./link/read-comparable-foods.ts";
import { openFndds } from "./source/fndds.ts";

const usage = `Prints pairs of entries that may be the same food and are not decided yet, as rows of data/links.tsv.
A person moves each to data/links.tsv or, with a reason, to data/link-refusals.tsv.

  node supabase/catalogue/propose-links.ts --sources DIR`;

function main(): void {
  const { values } = parseArgs({ options: { sources: { type: "string" }, help: { type: "boolean" } } });
  if (values.help || values.sources === undefined) {
    console.log(usage);
    if (!values.help) process.exitCode = 2;
    return;
  }
  const decided = readLinkDecisions();
  const proposals = proposeLinks(readComparableFoods(values.sources), readSoleIngredients(values.sources));
  for (const { food, twin, basis, likeness } of proposals) {
    if (decided.has(`${food.code} ${twin.source} ${twin.code}`)) continue;
    const compared = [food.waterGrams, twin.waterGrams, food.energyKcal, twin.energyKcal];
    const cells = [
      food.code,
      twin.source,
      twin.code,
      basis,
      food.name,
      twin.name,
      ...compared,
      "no",
      likeness.toFixed(2),
    ];
    console.log(cells.join("\t"));
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** FNDDS foods that are one ingredient as it is, neither cooked nor dried: food code -> ingredient code. */
function readSoleIngredients(sourcesDir: string): ReadonlyMap<string, string> {
  const foods = buildFnddsFoods(openFndds(sourcesDir, []), createNameReaders());
  const sole = foods.filter(({ ingredients, moistureChangePercent }) => {
    const [only, another] = ingredients;
    return only && !another && only.retentionCode === 0 && moistureChangePercent === 0;
  });
  return new Map(sole.map(({ sourceCode, ingredients }) => [sourceCode, String(ingredients[0]?.code)]));
}
