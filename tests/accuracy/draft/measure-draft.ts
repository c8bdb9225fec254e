import type { Catalogue } from "../../support/recipe-checker/catalogue.ts";
import { checkDraftResult } from "../../support/recipe-checker/check-draft-result.ts";
import { tryAgain } from "../try-again.ts";
import { checkDrafted, type DraftedProblems } from "./check-drafted.ts";
import type { DraftCase, DraftJob } from "./draft-case.ts";
import type { ListedDiet } from "./find-forbidden.ts";
import { judgeDraft } from "./judge-draft.ts";
import type { SourceRecipe } from "./read-recipes.ts";

/** A judged case; `figureProblems` are figures of its result that do not add up. */
export type JudgedDraft = { of: DraftCase; job: DraftJob; problems: string[]; figureProblems: string[] };

/** A recipe of the folder as it was drafted to a diet. */
export type CheckedDraft = { source: SourceRecipe; diet: ListedDiet; problems: DraftedProblems };

type Draft = (request: unknown) => Promise<DraftJob>;

/** The diets that whole recipes are drafted to. */
const draftedDiets: readonly ListedDiet[] = ["vegan", "gluten-free", "dairy-free", "nut-free"];

/** Runs and judges every case, one after the other. */
export async function measureDrafts(
  cases: readonly DraftCase[],
  draft: Draft,
  catalogue: Catalogue,
): Promise<JudgedDraft[]> {
  const judged: JudgedDraft[] = [];
  for (const of of cases) {
    const job = await tryAgain(() => draft(of.request));
    const figureProblems = job.result ? checkDraftResult(job.result, of.request, catalogue) : [];
    judged.push({ of, job, problems: judgeDraft(of, job).problems, figureProblems });
  }
  return judged;
}

/** Drafts every recipe to every diet and checks what comes out. */
export async function measureDrafted(
  sources: readonly SourceRecipe[],
  draft: Draft,
  catalogue: Catalogue,
): Promise<CheckedDraft[]> {
  const checked: CheckedDraft[] = [];
  for (const source of sources) {
    for (const diet of draftedDiets) {
      const { title, ingredients, steps } = source;
      const request = { recipe_title: title, ingredients, ...(steps.length > 0 && { steps }), diet };
      const job = await tryAgain(() => draft(request));
      checked.push({ source, diet, problems: checkDrafted(source, diet, job, catalogue) });
    }
  }
  return checked;
}
