import type { Catalogue } from "../../support/recipe-checker/catalogue.ts";
import { checkDesignResult } from "../../support/recipe-checker/check-design-result.ts";
import { tryAgain } from "../try-again.ts";
import type { DesignCase, DesignJob } from "./design-case.ts";
import { judgeDesign } from "./judge-design.ts";

/** A judged case; `figureProblems` are figures of its result that do not add up. */
export type JudgedDesign = {
  of: DesignCase;
  job: DesignJob;
  problems: string[];
  figureProblems: string[];
};

/** Runs and judges every case, one after the other. */
export async function measureDesigns(
  cases: readonly DesignCase[],
  design: (request: unknown) => Promise<DesignJob>,
  catalogue: Catalogue,
): Promise<JudgedDesign[]> {
  const judged: JudgedDesign[] = [];
  for (const of of cases) {
    const job = await tryAgain(() => design(of.request));
    const { problems } = judgeDesign(of, job, catalogue);
    const figureProblems = job.result ? checkDesignResult(job.result, of.request, catalogue) : [];
    judged.push({ of, job, problems, figureProblems });
  }
  return judged;
}
