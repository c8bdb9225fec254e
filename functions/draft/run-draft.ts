import type { Catalogue } from "../../shared/domain/catalogue/mod.ts";
import type { FoodCache } from "../../shared/domain/nutrition/mod.ts";
import { presentRecipes } from "../../shared/domain/presentation/mod.ts";
import type { JobContext, JobOutcome } from "../../shared/platform/jobs/mod.ts";
import type { ReadingPorts } from "../../shared/platform/media/mod.ts";
import type { DraftResult } from "./contract.ts";
import type { DraftWork } from "./draft-work.ts";
import type { Brief, StatedRecipe } from "./engine/brief.ts";
import { editSource } from "./engine/edit-source.ts";
import { openKitchen } from "./engine/kitchen.ts";
import { listCompounds } from "./engine/list-compounds.ts";
import { readBrief } from "./engine/read-brief.ts";
import { showResult } from "./engine/show-result.ts";

type DraftContext = JobContext & { catalogue: Pick<Catalogue, "findFoods" | "foods" | "mealEvidence"> };

type Ports = { reading: ReadingPorts; substitutes: FoodCache };

/** Edits a recipe under control, and shows what the edits do to it. */
export async function runDraft(
  { request }: DraftWork,
  context: DraftContext,
  { reading, substitutes }: Ports,
): Promise<JobOutcome> {
  const brief = readBrief(request);
  const issues = findIssues(brief.source);
  const { title } = brief.source;
  if (title === null || issues.length > 0) {
    const result = incompleteResult(issues, brief);
    return { result, catalogueRelease: null, meta: { warnings: [] } };
  }
  const { catalogue, keyId, signal, log } = context;
  const kitchen = await openKitchen(brief, title, { catalogue, substitutes });
  const edited = editSource(kitchen);
  const foods = [...kitchen.lines, ...edited.ingredients].map(({ food }) => food);
  const evidence = await catalogue.mealEvidence({
    foodIds: [...new Set(foods.flatMap((food) => food?.id ?? []))],
    tier: "molecular",
    compoundIds: listCompounds(brief),
    compoundNames: [],
  });
  const result = showResult(kitchen, edited, evidence);
  const options = {
    operation: "draft",
    jobId: context.jobId,
    language: brief.language,
    delivery: request.image_delivery,
  } as const;
  const { recipes, meta } = await presentRecipes(
    result.final_recipe === null ? [] : [result.final_recipe],
    options,
    { model: reading.model, storage: reading.storage, keyId, signal, log },
  );
  const [final_recipe = null] = recipes;
  return { result: { ...result, final_recipe }, meta, catalogueRelease: evidence.catalogueRelease };
}

/** The result for a source that is no complete recipe: what is missing, and nothing invented. */
function incompleteResult(
  issues: DraftResult["validation_issues"],
  { notices, unmet }: Pick<Brief, "notices" | "unmet">,
): DraftResult {
  return {
    final_recipe: null,
    diffs: [],
    substitutions: [],
    warnings: [],
    unmet_wishes: [...unmet],
    validation_issues: issues,
    nutrient_change: [],
    allergens: { before: [], after: [] },
    sensory_change: null,
    verification: [],
    notices: [...notices],
    citations: [],
  };
}

/** What a source lacks that makes it a recipe. */
export function findIssues({ title, lines }: StatedRecipe): DraftResult["validation_issues"] {
  return [
    ...(title === null
      ? [
          {
            field: "recipe_title",
            message: "the source has no title: send recipe_title, or name the dish in the text",
          },
        ]
      : []),
    ...(lines.length === 0
      ? [
          {
            field: "ingredients",
            message: "the source has no ingredients: send them, or list them in the text",
          },
        ]
      : []),
  ];
}
