import type { Catalogue } from "../../shared/domain/catalogue/mod.ts";
import { listClass, type MealEvidence } from "../../shared/domain/composition/mod.ts";
import { type ShownVerification, verifyLimit } from "../../shared/domain/constraints/mod.ts";
import type { FoodCache } from "../../shared/domain/nutrition/mod.ts";
import {
  createNutritionSum,
  listPortions,
  type NutritionSum,
  presentRecipes,
  type ShownRecipe,
} from "../../shared/domain/presentation/mod.ts";
import { serveRecipe } from "../../shared/domain/recipes/mod.ts";
import type { JobContext, JobOutcome, JobStep } from "../../shared/platform/jobs/mod.ts";
import type { ReadingPorts } from "../../shared/platform/media/mod.ts";
import type { DesignResult, UnmetWish } from "./contract.ts";
import type { DesignWork } from "./design-work.ts";
import type { Brief } from "./engine/brief.ts";
import type { Candidate } from "./engine/candidate.ts";
import { chooseRecipes } from "./engine/choose-recipes.ts";
import type { Demands } from "./engine/demand.ts";
import { describeInfeasible } from "./engine/design-failure.ts";
import { isDish } from "./engine/is-dish.ts";
import { keepsLimit } from "./engine/keeps-limit.ts";
import { type Kitchen, openKitchen } from "./engine/kitchen.ts";
import { listKeepingUnmet } from "./engine/list-keeping-tests.ts";
import { listUnmet, listWishes, verifyWishes } from "./engine/rate-wishes.ts";
import { readBrief } from "./engine/read-brief.ts";
import { type FoundPlan, runPlan } from "./engine/run-plan.ts";
import { listCareNotes, showPlan } from "./engine/show-plan.ts";
import { showRecipe } from "./engine/show-recipe.ts";
import { titleAsAsked } from "./engine/title-as-asked.ts";
import { listUnplannedFoods, listUnusedFoods, settleServings } from "./engine/use-up.ts";
import { verifyDayDiets } from "./engine/verify-day-diets.ts";
import { verifyFrequencies } from "./engine/verify-frequencies.ts";
import { verifyPlanWishes } from "./engine/verify-plan-wishes.ts";
import { verifyTest } from "./engine/verify-test.ts";

type Ports = { reading: ReadingPorts; foods: FoodCache };

/** What a job of design is given beside its input. */
type DesignContext = JobContext & { catalogue: Pick<Catalogue, "foods" | "mealEvidence"> };

type FoundRecipes = { chosen: readonly Candidate[]; days?: never };

/** Chooses recipes or plans meals, and shows them with their proof. */
export async function runDesign(
  work: DesignWork,
  context: DesignContext,
  ports: Ports,
): Promise<JobOutcome | JobStep> {
  const { foods, reading } = ports;
  const kitchen = await openKitchen(readBrief(work.request), context.catalogue, foods);
  const found: FoundRecipes | FoundPlan | JobStep =
    kitchen.brief.type === "recipe" ? findRecipes(kitchen) : runPlan(kitchen, context.state);
  if ("state" in found) return found;
  const evidence = await loadEvidence(found.chosen, kitchen.demands, context.catalogue);
  const isOutdated = evidence.catalogueRelease !== kitchen.table.catalogueRelease;
  if (isOutdated && foods.keepOnly(evidence.catalogueRelease))
    return runDesign(work, { ...context, state: null }, ports);
  const nutrition = createNutritionSum(evidence);
  const result = found.days
    ? showFoundPlan(kitchen, found, nutrition)
    : showFoundRecipes(kitchen, found, nutrition);
  const options = {
    operation: "design",
    jobId: context.jobId,
    language: kitchen.brief.language,
    delivery: work.request.image_delivery,
    names: listNames(result),
  } as const;
  const { keyId, signal, log } = context;
  const { model, storage } = reading;
  const outside = { model, storage, keyId, signal, log };
  const presented = await presentRecipes(listRecipes(result), options, outside);
  return {
    result: putRecipes(result, presented),
    meta: presented.meta,
    catalogueRelease: evidence.catalogueRelease,
  };
}

function findRecipes(kitchen: Kitchen): FoundRecipes {
  const choice = chooseRecipes(kitchen);
  if ("infeasibility" in choice) throw describeInfeasible(choice.infeasibility, kitchen.demands);
  return choice;
}

function showFoundPlan(
  { brief, demands, unmet }: Kitchen,
  found: FoundPlan,
  nutrition: NutritionSum,
): DesignResult {
  const { chosen } = found;
  const { plan, verification } = showPlan(found, { demands, nutrition, people: brief.people });
  const ofDays = verifyDayDiets(brief, found);
  const ofFrequencies = verifyFrequencies(brief, found);
  const keeping = listKeepingUnmet(brief);
  const ofWishes = verifyPlanWishes(brief, found);
  const notices = [
    ...new Set([
      ...brief.notices,
      ...ofDays.notices,
      ...ofFrequencies.notices,
      ...keeping.notices,
      ...listCareNotes(brief, plan),
    ]),
  ];
  const citations = nutrition.listCitations();
  const unmet_wishes = joinUnmet([
    ...unmet,
    ...listMissedAims(brief, verification),
    ...ofWishes.unmet,
    ...ofDays.unmet,
    ...ofFrequencies.unmet,
    ...keeping.unmet,
    ...listOtherDishes(brief, chosen),
    ...listUnplannedFoods(brief.stocked),
    ...brief.wishes.practice.beyond,
    ...brief.unmet,
  ]);
  return {
    meal_plan: plan,
    verification: [
      ...verification,
      ...ofDays.verification,
      ...ofFrequencies.verification,
      ...ofWishes.verification,
    ],
    unmet_wishes,
    notices,
    citations,
  };
}

function showFoundRecipes(
  { brief, demands, unmet }: Kitchen,
  { chosen }: FoundRecipes,
  nutrition: NutritionSum,
): DesignResult {
  const { recipes, verification } = showRecipes(brief, { chosen, demands, nutrition });
  const [recipe] = recipes;
  if (!recipe) throw new TypeError("Cannot show recipes: none was chosen");
  const rest = {
    verification,
    unmet_wishes: joinUnmet([
      ...unmet,
      ...listMissedAims(brief, verification),
      ...listMissed(brief, chosen),
      ...listOtherDishes(brief, chosen),
      ...listMissing(brief, chosen),
      ...chosen.slice(0, 1).flatMap((one) => listUnusedFoods(brief.stocked, one, settleServings(brief, one))),
      ...brief.wishes.practice.beyond,
      ...brief.unmet,
    ]),
    notices: brief.notices,
    citations: nutrition.listCitations(),
  };
  return brief.recipeCount === 1 ? { recipe, ...rest } : { recipe, recipes, ...rest };
}

/** Aims of the text that are missed. */
function listMissedAims({ limits }: Brief, verification: readonly ShownVerification[]): UnmetWish[] {
  const aims = new Set(
    limits.flatMap(({ name, hard }) => (!hard && name.startsWith("request_text: ") ? [name] : [])),
  );
  return verification
    .filter(({ constraint, satisfied }) => !satisfied && aims.has(constraint))
    .map(({ constraint, complete }) => ({
      wish: constraint.replace("request_text: ", ""),
      reason: "not_possible",
      detail: complete
        ? "as near to it as the other constraints allow"
        : "not every ingredient has a figure for it",
    }));
}

/** Of several named dishes those that give way to another one. */
function listOtherDishes({ dishes }: Brief, chosen: readonly Candidate[]): UnmetWish[] {
  return dishes
    .filter(({ rule }) => !chosen.some((candidate) => isDish(candidate, rule)))
    .map(({ rule }) => ({
      wish: rule.words,
      reason: "not_possible",
      detail: "another of the named dishes is served",
    }));
}

/** Each wish once, with the reason that was found first; what a longer wish names is part of it. */
function joinUnmet(unmet: readonly UnmetWish[]): UnmetWish[] {
  const once = [
    ...new Map(unmet.toReversed().map((one) => [one.wish.toLowerCase(), one])).values(),
  ].reverse();
  const names = new Set(
    once.filter(({ reason }) => reason === "not_possible").map(({ wish }) => ` ${wish.toLowerCase()} `),
  );
  return once.filter(({ wish, reason }) => {
    const own = ` ${wish.toLowerCase()} `;
    return reason !== "not_possible" || ![...names].some((name) => name !== own && name.includes(own));
  });
}

function listMissing({ recipeCount }: Brief, { length }: readonly Candidate[]): UnmetWish[] {
  if (length >= recipeCount) return [];
  const detail = `no more than ${length} keep to every constraint`;
  return [{ wish: `${recipeCount} recipes`, reason: "not_possible", detail }];
}

/** The wishes that none of the dishes meets. */
function listMissed(brief: Brief, chosen: readonly Candidate[]): UnmetWish[] {
  const detail = "no suitable recipe of the collection is of that kind";
  const wishes = listWishes(brief);
  const unmet = chosen.map((candidate) => new Set(listUnmet(wishes, candidate)));
  return wishes
    .filter(({ isStated, words }) => isStated && unmet.every((missing) => missing.has(words)))
    .map(({ words }) => ({ wish: words, reason: "not_possible", detail }));
}

/** The evidence of all that the chosen dishes hold: macros, micros and what is limited. */
async function loadEvidence(
  chosen: readonly Candidate[],
  demands: Demands,
  catalogue: Pick<Catalogue, "mealEvidence">,
): Promise<MealEvidence> {
  const foodIds = new Set(chosen.flatMap(({ recipe }) => recipe.ingredients.map(({ foodId }) => foodId)));
  const limited = demands.limits.flatMap(({ measure: { compoundId, minusCompoundId } }) =>
    minusCompoundId === null ? [compoundId] : [compoundId, minusCompoundId],
  );
  const compoundIds = [...new Set([...listClass("macro"), ...listClass("micro"), ...limited])];
  const request = { foodIds: [...foodIds], tier: "molecular", compoundIds, compoundNames: [] };
  return catalogue.mealEvidence(request);
}

/** Chosen recipes as an answer shows them, each with its own proof. */
function showRecipes(
  brief: Brief,
  { chosen, demands, nutrition }: { chosen: readonly Candidate[]; demands: Demands; nutrition: NutritionSum },
) {
  const wishes = listWishes(brief);
  const shown = chosen.map((candidate, at) => {
    const servings = settleServings(brief, candidate);
    const served = serveRecipe(candidate.recipe, servings, candidate.factor);
    const rows = nutrition.sum(listPortions(served));
    const place = { recipe: at + 1, day: null, meal: null };
    const verification: ShownVerification[] = [
      ...demands.tests.map((test) => verifyTest(test, [{ candidate, ...place }])),
      ...demands.limits.map((limit) => {
        const isKept = keepsLimit(limit, [{ candidate, portions: 1 }]);
        return verifyLimit(limit, [{ rows, isKept, ...place }]);
      }),
      ...verifyWishes(wishes, candidate, place),
    ];
    const title = titleAsAsked(candidate.recipe, brief);
    return { recipe: showRecipe({ ...served, title }, candidate.facts, rows), verification };
  });
  return {
    recipes: shown.map(({ recipe }) => recipe),
    verification: shown.flatMap(({ verification }) => verification),
  };
}

/** The recipes of a result, each once, in their order. */
function listRecipes(result: DesignResult): ShownRecipe[] {
  if ("recipe" in result) return [...(result.recipes ?? [result.recipe])];
  return [...new Map(listMeals(result).map(({ recipe }) => [keyOf(recipe), recipe])).values()];
}

/** A plan may have a recipe twice under one title: as written and with less salt. */
function keyOf({ title, ingredients }: ShownRecipe): string {
  return [title, ...ingredients.map(({ food_id, quantity_g }) => `${food_id} ${quantity_g}`)].join("\n");
}

/** Names of a result that stand outside of its recipes: those of the shopping list. */
function listNames(result: DesignResult): string[] {
  return "recipe" in result ? [] : result.meal_plan.shopping_list.map(({ name }) => name);
}

/** The result with other wordings of the recipes and names that {@link listRecipes} and {@link listNames} give. */
function putRecipes(
  result: DesignResult,
  { recipes, names }: { recipes: readonly object[]; names: readonly string[] },
): object {
  if ("recipe" in result) {
    return { ...result, recipe: recipes[0], ...(result.recipes ? { recipes } : {}) };
  }
  const byKey = new Map(listRecipes(result).map((recipe, at) => [keyOf(recipe), recipes[at]]));
  const days = result.meal_plan.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => ({ ...meal, recipe: byKey.get(keyOf(meal.recipe)) })),
  }));
  const shopping_list = result.meal_plan.shopping_list.map((item, at) => ({
    ...item,
    name: names[at] ?? item.name,
  }));
  return { ...result, meal_plan: { ...result.meal_plan, days, shopping_list } };
}

function listMeals(result: Extract<DesignResult, { meal_plan: object }>) {
  return result.meal_plan.days.flatMap(({ meals }) => meals);
}
