import { countHeld, shareOfCategories } from "../share-of-categories.ts";
import { writeShares } from "../write-shares.ts";
import type { CheckedDraft, JudgedDraft } from "./measure-draft.ts";

/** The section on edited recipes; `drafted` is null without a folder of recipes. */
export function writeDrafts(
  used: readonly JudgedDraft[],
  counted: readonly JudgedDraft[],
  drafted: readonly CheckedDraft[] | null,
): string {
  const [usedShares, countedShares] = [used, counted].map((judged) => [
    ...shareOfCategories(judged),
    countHeld(
      "hidden",
      judged.filter(({ of }) => of.hidden),
    ),
  ]);
  const results = [...used, ...counted].filter(({ job }) => job.result !== null);
  const wrong = results.filter(({ figureProblems }) => figureProblems.length > 0);
  return `## Edited recipes

Recipes with an ingredient that cannot stay, and what may take its place. *Hidden* ones do not name what forbids them.
The figures of ${results.length - wrong.length} of ${results.length} results hold when they are computed anew.

${writeShares(usedShares ?? [], countedShares ?? [])}${drafted ? writeDrafted(drafted) : ""}`;
}

function writeDrafted(drafted: readonly CheckedDraft[]): string {
  const count = (kind: keyof CheckedDraft["problems"]) =>
    drafted.filter(({ problems }) => problems[kind].length > 0).length;
  const recipes = new Set(drafted.map(({ source }) => source.name)).size;
  const diets = [...new Set(drafted.map(({ diet }) => diet))].join(", ");
  return `
${recipes} recipes of the evaluation set, each drafted to ${diets}, make ${drafted.length} drafts: ${count("failed")} fail,
${count("forbidden")} still have a forbidden term in an ingredient, its food or a step, ${count("lost")} lose a line of the source
not reported, ${count("steps")} have a step that names what went, ${count("broken")} break a hard row of their own proof, and the figures of
${count("figures")} do not add up.
`;
}
