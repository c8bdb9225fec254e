import { translateRecipes } from "../../shared/dishes/language/translate-recipes.ts";
import { drawRecipes } from "../../shared/dishes/picture/draw-recipes.ts";
import type { JobContext, JobOutcome } from "../../shared/jobs/job-operation.ts";
import type { Language } from "../../shared/kernel/language-name.ts";
import { COMMON_NAMING } from "../../shared/reading/error-naming.ts";
import type { ReadingPorts } from "../../shared/reading/reading-ports.ts";
import type { DesignResult } from "./contract.ts";
import type { DesignWork } from "./design-work.ts";
import { listRecipes, putRecipes } from "./result-recipes.ts";

/** Pictures of one answer: a plan has those of its first dishes. */
const MOST_PICTURES = 10;

type Surroundings = { context: JobContext; reading: ReadingPorts; language: Language };

/** Puts a result into its language and draws its pictures; neither changes a figure. */
export async function dressResult(
  result: DesignResult,
  { request: { image_delivery: delivery } }: DesignWork,
  { context, reading, language }: Surroundings,
): Promise<Pick<JobOutcome, "result" | "meta">> {
  const { failureNaming } = COMMON_NAMING;
  const job = reading.model?.startJob({ signal: context.signal, failureNaming }) ?? null;
  const translator = reading.model?.reads.text ? job : null;
  const recipes = listRecipes(result);
  const translated = await translateRecipes(recipes, language, { job: translator, log: context.log });
  const worded = putRecipes(result, translated.recipes);
  if (delivery === undefined || delivery === "none")
    return { result: worded, meta: { warnings: translated.warnings } };
  const painter = reading.model?.draws ? job : null;
  const place = { operation: "design", jobId: context.jobId, delivery } as const;
  const ports = { job: painter, storage: reading.storage, log: context.log };
  const drawn = await drawRecipes(recipes.slice(0, MOST_PICTURES), place, ports);
  const pictured = translated.recipes.map((recipe, at) => {
    const image = drawn.recipes[at]?.image;
    return image ? { ...recipe, image } : recipe;
  });
  const warnings = [...translated.warnings, ...drawn.meta.warnings];
  return { result: putRecipes(result, pictured), meta: { ...drawn.meta, warnings } };
}
