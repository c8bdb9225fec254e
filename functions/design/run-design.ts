import { dressRecipes } from "../../shared/dishes/dress-recipes.ts";
import type { FoodCache } from "../../shared/dishes/foods/create-food-cache.ts";
import { createNutritionSum, type NutritionSum } from "../../shared/dishes/nutrition/sum-nutrition.ts";
import type { JobContext, JobOutcome, JobStep } from "../../shared/jobs/job-operation.ts";
import type { ReadingPorts } from "../../shared/reading/reading-ports.ts";
import type { Brief } from "./brief.ts";
import type { Candidate } from "./candidate.ts";
import { chooseRecipes } from "./choose-recipes.ts";
import type { DesignResult } from "./contract.ts";
import { tellInfeasible } from "./design-failure.ts";
import type { DesignWork } from "./design-work.ts";
import { type Kitchen, openKitchen } from "./kitchen.ts";
import { loadEvidence } from "./load-evidence.ts";
import { listUnmet, listWishes } from "./rate-wishes.ts";
import { readBrief } from "./read-brief.ts";
import { listNames, listRecipes, putRecipes } from "./result-recipes.ts";
import { type FoundPlan, runPlan } from "./run-plan.ts";
import { showPlan } from "./show-plan.ts";
import { showRecipes } from "./show-recipes.ts";
import { tellCare } from "./tell-care.ts";

type Ports = { reading: ReadingPorts; foods: FoodCache };
type FoundRecipes = { chosen: readonly Candidate[]; days?: never };

/** Chooses recipes or plans meals, and shows them with their proof. */
export async function runDesign(
  work: DesignWork,
  context: JobContext,
  ports: Ports,
): Promise<JobOutcome | JobStep> {
  const { foods, reading } = ports;
  const kitchen = await openKitchen(readBrief(work.request), context.store, foods);
  const found: FoundRecipes | FoundPlan | JobStep =
    kitchen.brief.type === "recipe" ? findRecipes(kitchen) : runPlan(kitchen, context.state);
  if ("state" in found) return found;
  const evidence = await loadEvidence(found.chosen, kitchen.demands, context.store);
  const isOutdated = evidence.catalogueRelease !== kitchen.table.catalogueRelease;
  if (isOutdated && foods.keepOnly(evidence.catalogueRelease))
    return runDesign(work, { ...context, state: null }, ports);
  const nutrition = createNutritionSum(evidence);
  const result = found.days
    ? showFoundPlan(kitchen, found, nutrition)
    : showFoundRecipes(kitchen, found, nutrition);
  const dressing = {
    operation: "design",
    jobId: context.jobId,
    language: kitchen.brief.language,
    delivery: work.request.image_delivery,
    names: listNames(result),
  } as const;
  const dressed = await dressRecipes(listRecipes(result), dressing, { reading, context });
  return {
    result: putRecipes(result, dressed),
    meta: dressed.meta,
    catalogueRelease: evidence.catalogueRelease,
  };
}

function findRecipes(kitchen: Kitchen): FoundRecipes {
  const choice = chooseRecipes(kitchen);
  if ("infeasibility" in choice) throw tellInfeasible(choice.infeasibility, kitchen.demands);
  return choice;
}

function showFoundPlan(
  { brief, demands, unmet }: Kitchen,
  { days, chosen }: FoundPlan,
  nutrition: NutritionSum,
): DesignResult {
  const { plan, verification } = showPlan(days, { chosen, demands, nutrition });
  const notices = [...brief.notices, ...tellCare(brief, plan)];
  const citations = nutrition.listCitations();
  const unmet_wishes = [...unmet, ...listMissed(brief, chosen), ...brief.wishes.practice.beyond];
  return { meal_plan: plan, verification, unmet_wishes, notices, citations };
}

function showFoundRecipes(
  { brief, demands, unmet }: Kitchen,
  { chosen }: FoundRecipes,
  nutrition: NutritionSum,
): DesignResult {
  const { recipes, verification } = showRecipes(brief, { chosen, demands, nutrition });
  const [recipe] = recipes;
  if (!recipe) throw new TypeError("Cannot show recipes: none was chosen");
  const told = {
    verification,
    unmet_wishes: [
      ...unmet,
      ...listMissed(brief, chosen),
      ...tellFew(brief, chosen),
      ...brief.wishes.practice.beyond,
    ],
    notices: brief.notices,
    citations: nutrition.listCitations(),
  };
  return brief.recipeCount === 1 ? { recipe, ...told } : { recipe, recipes, ...told };
}

function tellFew({ recipeCount }: Brief, { length }: readonly Candidate[]) {
  if (length >= recipeCount) return [];
  return [{ wish: `${recipeCount} recipes`, reason: `no more than ${length} keep to every constraint` }];
}

/** The wishes that none of the dishes meets. */
function listMissed(brief: Brief, chosen: readonly Candidate[]) {
  const wishes = listWishes(brief);
  const unmet = chosen.map((candidate) => new Set(listUnmet(wishes, candidate)));
  return wishes
    .filter(({ isTold, words }) => isTold && unmet.every((missing) => missing.has(words)))
    .map(({ words }) => ({ wish: words, reason: "no suitable recipe of the collection is of that kind" }));
}
