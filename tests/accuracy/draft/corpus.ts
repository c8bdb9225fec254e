import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Corpus, JudgedCase } from "../corpus.ts";
import { joinParts } from "../join-parts.ts";
import { readDraftCases } from "./draft-case.ts";
import { type CheckedDraft, measureDrafted, measureDrafts } from "./measure-draft.ts";
import { readRecipes } from "./read-recipes.ts";
import { draftOn } from "./run-draft.ts";
import { writeDrafts } from "./write-drafts.ts";

/** Recipes with an ingredient that cannot stay; with a folder of recipes, also those drafted to diets. */
export const draft: Corpus = {
  name: "draft",
  measure: async ({ evalDir, openStore, openCatalogue }) => {
    const draftHere = draftOn(await openStore());
    const catalogue = openCatalogue();
    const measure = (file: string) =>
      measureDrafts(readDraftCases(new URL(file, import.meta.url)), draftHere, catalogue);
    const used = await measure("substitutions.json");
    const counted = await measure("unseen.json");
    const cases = joinParts(used, counted, ({ of, problems }) => {
      const lines = [of.id, ...problems.map((problem) => `    ${problem}`)];
      return { isRight: problems.length === 0, fault: problems.length, describe: () => lines };
    });
    const folder = join(evalDir ?? "", "recipes");
    const hasRecipes = evalDir !== null && existsSync(folder);
    const drafted = hasRecipes ? await measureDrafted(readRecipes(folder), draftHere, catalogue) : null;
    const sets = [{ name: "edited recipes", cases }];
    if (drafted) sets.push({ name: "recipes drafted to diets", cases: drafted.map(toCase) });
    return { sets, section: writeDrafts(used, counted, drafted) };
  },
};

function toCase({ source, diet, problems }: CheckedDraft): JudgedCase {
  const lines = Object.entries(problems).flatMap(([kind, all]) =>
    all.map((problem) => `    ${kind}: ${problem}`),
  );
  return {
    isOnlyCounted: false,
    isRight: lines.length === 0,
    fault: lines.length,
    describe: () => [`${source.name}, ${diet}`, ...lines],
  };
}
