import { dressRecipes } from "../../shared/dishes/dress-recipes.ts";
import type { FoodCache } from "../../shared/dishes/foods/create-food-cache.ts";
import type { JobContext, JobOutcome } from "../../shared/jobs/job-operation.ts";
import type { ReadingPorts } from "../../shared/reading/reading-ports.ts";
import type { DraftWork } from "./draft-work.ts";
import { editSource } from "./edit-source.ts";
import { findIssues } from "./find-issues.ts";
import { incompleteResult } from "./incomplete-result.ts";
import { openKitchen } from "./kitchen.ts";
import { listCompounds } from "./list-compounds.ts";
import { readBrief } from "./read-brief.ts";
import { showResult } from "./show-result.ts";

type Ports = { reading: ReadingPorts; substitutes: FoodCache };

/** Edits a recipe under control, and shows what the edits do to it. */
export async function runDraft(
  { request }: DraftWork,
  context: JobContext,
  { reading, substitutes }: Ports,
): Promise<JobOutcome> {
  const brief = readBrief(request);
  const issues = findIssues(brief.source);
  const { title } = brief.source;
  if (title === null || issues.length > 0) {
    const result = incompleteResult(issues, brief.notices);
    return { result, catalogueRelease: null, meta: { warnings: [] } };
  }
  const { store } = context;
  const kitchen = await openKitchen(brief, title, { store, substitutes });
  const edited = editSource(kitchen);
  const foods = [...kitchen.lines, ...edited.ingredients].map(({ food }) => food);
  const evidence = await store.mealEvidence({
    foodIds: [...new Set(foods.flatMap((food) => food?.id ?? []))],
    tier: "molecular",
    compoundIds: listCompounds(brief),
    compoundNames: [],
  });
  const result = showResult(kitchen, edited, evidence);
  const dressing = {
    operation: "draft",
    jobId: context.jobId,
    language: brief.language,
    delivery: request.image_delivery,
  } as const;
  const { recipes, meta } = await dressRecipes(
    result.final_recipe === null ? [] : [result.final_recipe],
    dressing,
    { reading, context },
  );
  const [final_recipe = null] = recipes;
  return { result: { ...result, final_recipe }, meta, catalogueRelease: evidence.catalogueRelease };
}
