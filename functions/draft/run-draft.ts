import type { Portion } from "../../shared/composition/meal-total.ts";
import type { ShownRecipe } from "../../shared/dishes/dish-contract.ts";
import { dressRecipes } from "../../shared/dishes/dress-recipes.ts";
import type { FoodCache } from "../../shared/dishes/foods/create-food-cache.ts";
import type { FoodTable } from "../../shared/dishes/foods/food-table.ts";
import { loadFoods } from "../../shared/dishes/foods/load-foods.ts";
import { createNutritionSum } from "../../shared/dishes/nutrition/sum-nutrition.ts";
import type { JobContext, JobOutcome } from "../../shared/jobs/job-operation.ts";
import type { ReadingPorts } from "../../shared/reading/reading-ports.ts";
import type { ReadLine } from "../../shared/recipes/reading/read-lines.ts";
import { editRecipe } from "../../shared/substitution/edit-recipe.ts";
import type { EditedRecipe } from "../../shared/substitution/edited-recipe.ts";
import { assumeServings } from "./assume-servings.ts";
import type { Brief } from "./brief.ts";
import type { DraftResult } from "./contract.ts";
import type { DraftWork } from "./draft-work.ts";
import { findIssues } from "./find-issues.ts";
import { followAmounts } from "./follow-amounts.ts";
import { listCompounds } from "./list-compounds.ts";
import { createPantry } from "./pantry.ts";
import { readBrief } from "./read-brief.ts";
import type { RecipeLine } from "./recipe-line.ts";
import { scaleLine } from "./scale-line.ts";
import { scaleStep } from "./scale-step.ts";
import { showAllergens } from "./show-allergens.ts";
import { showNutrientChange } from "./show-changes.ts";
import { showDiffs, showIngredient, showSubstitutions } from "./show-draft.ts";
import { showSensoryChange } from "./show-senses.ts";
import { readSourceLines } from "./source-lines.ts";
import { verifyDraft } from "./verify-draft.ts";

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
  if (title === null || issues.length > 0)
    return { result: tellIncomplete(brief, issues), catalogueRelease: null, meta: { warnings: [] } };
  const { lines: told, targets } = await readSourceLines(brief, context.store);
  const compoundIds = listCompounds(brief);
  const foodIds = [...told, ...[...targets.values()].map((food) => ({ food }))].flatMap(
    ({ food }) => food?.id ?? [],
  );
  const table = await loadFoods(context.store, { foodIds: [...new Set(foodIds)], compoundIds });
  const shelf = await readShelf(context, {
    compoundIds,
    substitutes,
    catalogueRelease: table.catalogueRelease,
  });
  const kitchen = { brief, title, told, table, shelf };
  const edited = edit(kitchen, new Map([...targets].map(([words, { id }]) => [words, id])));
  const result = await show(kitchen, edited, context);
  return dress(result, { request }, { brief, context, reading, catalogueRelease: table.catalogueRelease });
}

/** The foods that may take a place, of the same catalogue as the recipe's. */
async function readShelf(
  { store }: JobContext,
  shelf: { compoundIds: readonly number[]; substitutes: FoodCache; catalogueRelease: string },
): Promise<FoodTable> {
  const { compoundIds, substitutes, catalogueRelease } = shelf;
  const known = await substitutes.read(store, compoundIds);
  if (known.catalogueRelease === catalogueRelease || !substitutes.keepOnly(catalogueRelease)) return known;
  return substitutes.read(store, compoundIds);
}

type Kitchen = {
  brief: Brief;
  title: string;
  told: readonly ReadLine[];
  table: FoodTable;
  shelf: FoodTable;
};

type Edited = EditedRecipe & { servings: number; isServingsTold: boolean };

function edit({ brief, title, told, table, shelf }: Kitchen, targets: ReadonlyMap<string, number>): Edited {
  const pantry = createPantry(shelf, table);
  const matched = new Map(
    [...targets].flatMap(([words, id]) => {
      const food = pantry.foodOf(id);
      return food ? [[words, food] as const] : [];
    }),
  );
  const lines = told.map((line) => toRecipeLine(line, table));
  const servings = brief.source.servings ?? assumeServings(lines);
  const ingredients = told.map(({ purpose }, at) => {
    const { name, food, grams, measure, preparation } = lines[at] as RecipeLine;
    return { name, food, grams, measure, preparation, purpose };
  });
  const source = { title, servings, ingredients, steps: brief.source.steps };
  const edited = followAmounts(editRecipe(source, brief.edits, pantry, matched), brief.amounts);
  return { ...edited, servings, isServingsTold: brief.source.servings !== null };
}

function toRecipeLine(
  { name, food, grams, measure, preparation }: ReadLine,
  { foods }: FoodTable,
): RecipeLine {
  return { name, food: food === null ? null : (foods.get(food.id) ?? null), grams, measure, preparation };
}

async function show(kitchen: Kitchen, edited: Edited, { store }: JobContext): Promise<DraftResult> {
  const { brief, title, told, table, shelf } = kitchen;
  const foodOf = (id: number | undefined) =>
    id === undefined ? null : (table.foods.get(id) ?? shelf.foods.get(id) ?? null);
  const before = told.map((line) => toRecipeLine(line, table));
  const after = edited.ingredients.map((line): RecipeLine & { fromLine: number | null } => ({
    ...line,
    food: foodOf(line.food?.id),
  }));
  const { servings } = edited;
  const factor = readFactor(brief.scale, servings);
  const finalServings =
    brief.scale && "servings" in brief.scale ? brief.scale.servings : servings * (factor ?? 1);
  const final = after.map((line) => {
    const source = line.fromLine === null ? null : (told[line.fromLine - 1] ?? null);
    return scaleLine(line, source, factor);
  });
  const eat = (lines: readonly RecipeLine[], by: number): Portion[] =>
    lines.map(({ food, grams }) => ({ foodId: food?.id ?? null, grams: grams / by }));
  const foodIds = [...before, ...after].flatMap(({ food }) => food?.id ?? []);
  const compoundIds = listCompounds(brief);
  const evidence = await store.mealEvidence({
    foodIds: [...new Set(foodIds)],
    tier: "molecular",
    compoundIds,
    compoundNames: [],
  });
  const nutrition = createNutritionSum(evidence);
  const rows = nutrition.sum(eat(final, finalServings));
  const left = edited.changes.flatMap(({ before: gone }) =>
    gone ? [{ ...gone, food: foodOf(gone.food?.id) }] : [],
  );
  const came = edited.changes.flatMap(({ after: parts }) =>
    parts.map((part) => ({ ...part, food: foodOf(part.food?.id) })),
  );
  const verification = verifyDraft(final, rows, { ...brief, servings: finalServings });
  const recipe: ShownRecipe = {
    title: titleOf(title, brief),
    cuisine: null,
    meal_types: [],
    servings: finalServings,
    prep_minutes: null,
    cook_minutes: null,
    total_minutes: brief.source.totalMinutes,
    equipment: [],
    ingredients: final.map(showIngredient),
    steps: edited.steps.map((step) => scaleStep(step, factor)),
    nutrition: { per_portion: rows },
    allergens: showAllergens(final),
  };
  return {
    final_recipe: recipe,
    diffs: showDiffs(edited, told),
    substitutions: showSubstitutions(edited),
    warnings: listWarnings(edited, told),
    unmet_wishes: edited.unmet,
    validation_issues: [],
    nutrient_change: showNutrientChange(
      {
        before: eat(
          before.map((line) => scaleLine(line, null, 1)),
          servings,
        ),
        after: eat(final, finalServings),
        left: eat(left, servings),
        came: eat(came, servings),
      },
      nutrition,
    ),
    allergens: { before: showAllergens(before), after: recipe.allergens },
    sensory_change: showSensoryChange(title, before, after),
    verification,
    notices: brief.notices,
    citations: nutrition.listCitations(),
  };
}

function listWarnings(edited: Edited, told: readonly ReadLine[]): string[] {
  const unknown = told
    .filter(({ food }) => food === null)
    .map(({ text }) => `not found in the catalogue: ${text}`);
  const assumed = told
    .filter(({ isAmountTold }) => !isAmountTold)
    .map(({ text }) => `amount assumed: ${text}`);
  const servings = edited.isServingsTold
    ? []
    : [`the number of servings is not told; ${edited.servings} are assumed`];
  return [...new Set([...edited.warnings, ...unknown, ...assumed, ...servings])];
}

function readFactor(scale: Brief["scale"], servings: number): number {
  if (scale === null) return 1;
  return "factor" in scale ? scale.factor : scale.servings / servings;
}

/** The diets that the dish now keeps to stand behind its name, which may be that of what went. */
function titleOf(title: string, { edits }: Brief): string {
  const told = edits.diets.map((diet) => diet.replaceAll("_", "-"));
  const fresh = told.filter((diet) => !title.toLowerCase().includes(diet.replace("-", " ")));
  return fresh.length === 0 ? title : `${title} (${fresh.join(", ")})`;
}

function tellIncomplete({ notices }: Brief, issues: DraftResult["validation_issues"]): DraftResult {
  return {
    final_recipe: null,
    diffs: [],
    substitutions: [],
    warnings: [],
    unmet_wishes: [],
    validation_issues: issues,
    nutrient_change: [],
    allergens: { before: [], after: [] },
    sensory_change: null,
    verification: [],
    notices,
    citations: [],
  };
}

type Dressing = {
  brief: Brief;
  context: JobContext;
  reading: ReadingPorts;
  catalogueRelease: string;
};

async function dress(
  result: DraftResult,
  { request }: DraftWork,
  { brief, context, reading, catalogueRelease }: Dressing,
): Promise<JobOutcome> {
  const dressing = {
    operation: "draft",
    jobId: context.jobId,
    language: brief.language,
    delivery: request.image_delivery,
  } as const;
  const recipes = result.final_recipe === null ? [] : [result.final_recipe];
  const dressed = await dressRecipes(recipes, dressing, { reading, context });
  const [final_recipe = null] = dressed.recipes;
  return { result: { ...result, final_recipe }, meta: dressed.meta, catalogueRelease };
}
