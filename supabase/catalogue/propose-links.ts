import { parseArgs } from "node:util";
import { readLinkDecisions } from "./link/link-decisions.ts";
import { proposeLinks } from "./link/propose-links.ts";
import { readComparableFoods } from "./link/read-comparable-foods.ts";
import { readSoleIngredients } from "./link/sole-ingredients.ts";

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
