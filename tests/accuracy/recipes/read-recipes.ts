import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { outlineRecipe } from "../../../functions/draft/engine/source/outline/outline-recipe.ts";
import { listLineQueries, outlineLines } from "../../../functions/draft/engine/source/outline-lines.ts";
import { type ReadLine, readLines } from "../../../functions/draft/engine/source/read-lines.ts";
import type { Catalogue } from "../../../shared/domain/catalogue/catalogue.ts";

/** An ingredient line of a recipe with the foods that were read from it. */
export type JudgedLine = {
  readonly recipe: string;
  readonly text: string;
  readonly foods: readonly ReadLine[];
};

/** Reads the ingredient lines of every Markdown file of a folder; lines that name no food are left out. */
export async function readRecipes(
  folder: string,
  catalogue: Pick<Catalogue, "findFoods">,
): Promise<JudgedLine[]> {
  const judged: JudgedLine[] = [];
  for (const file of readdirSync(folder).sort()) {
    const { lines } = outlineRecipe(readFileSync(join(folder, file), "utf8"));
    const outlines = outlineLines(lines);
    const foods = readLines(outlines, await catalogue.findFoods(listLineQueries(outlines)));
    for (const [at, text] of lines.entries())
      judged.push({ recipe: file, text, foods: foods.filter(({ line }) => line === at) });
  }
  return judged.filter(({ foods }) => foods.length > 0);
}
