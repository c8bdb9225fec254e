import { existsSync } from "node:fs";
import { join } from "node:path";
import { createCatalogue } from "../../../shared/domain/catalogue/create-catalogue.ts";
import type { Corpus, JudgedCase } from "../corpus.ts";
import { type JudgedLine, readRecipes } from "./read-recipes.ts";
import { formatFoods, isRead, statesAmount, writeRecipes } from "./write-recipes.ts";

/** Ingredient lines of recipes. */
export const recipes: Corpus = {
  name: "recipes",
  measure: async ({ evalDir, openStore }) => {
    const folder = join(evalDir ?? "", "recipes");
    if (evalDir === null || !existsSync(folder)) return null;
    const { call } = await openStore();
    const lines = await readRecipes(folder, createCatalogue(call));
    const cases = lines.filter(statesAmount).map(toCase);
    return { sets: [{ name: "recipe lines with an amount", cases }], section: writeRecipes(lines) };
  },
};

function toCase(line: JudgedLine): JudgedCase {
  return {
    isOnlyCounted: false,
    isRight: isRead(line),
    fault: line.foods.filter(({ food, isAmountStated }) => food === null || !isAmountStated).length,
    describe: () => [`${line.recipe}: ${line.text}`, `    read     ${formatFoods(line)}`],
  };
}
