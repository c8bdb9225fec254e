import type { MealEvidence, NutrientRow, Portion } from "../../../shared/domain/composition/mod.ts";
import { allergenNames, findAllergen } from "../../../shared/domain/constraints/mod.ts";
import {
  type AllergenRow,
  createNutritionSum,
  type ShownRecipe,
} from "../../../shared/domain/presentation/mod.ts";
import type { DraftResult } from "../contract.ts";
import type { Brief, StatedRecipe } from "./brief.ts";
import type { Edited } from "./edit-source.ts";
import type { Kitchen } from "./kitchen.ts";
import { isKnownLine, lineFacts, type RecipeLine } from "./recipe-line.ts";
import { renameTitle } from "./rename-title.ts";
import { scaleLine, scaleStep } from "./scale-servings.ts";
import { type PortionChange, showNutrientChange } from "./show-changes.ts";
import { showDiffs, showIngredient, showSubstitutions } from "./show-draft.ts";
import { showSensoryChange } from "./show-senses.ts";
import type { ReadLine } from "./source/read-lines.ts";
import { convertLine } from "./units/convert-line.ts";
import { convertStep } from "./units/convert-step.ts";
import { verifyDraft } from "./verify-draft.ts";

/** The final recipe of a draft and all that its edits do. */
export function showResult(kitchen: Kitchen, edited: Edited, evidence: MealEvidence): DraftResult {
  const { brief, title, stated, lines: before, foodOf } = kitchen;
  const nutrition = createNutritionSum(evidence);
  const scale = readScale(brief.scale, edited.servings);
  const after = edited.ingredients.map((line) => {
    const source = line.fromLine === null ? null : (stated[line.fromLine - 1] ?? null);
    const scaled = scaleLine({ ...line, food: foodOf(line.food?.id) }, source, scale.factor);
    return brief.units === null ? scaled : convertLine(scaled, brief.units);
  });
  const rows = nutrition.sum(eat(after, scale.servings));
  const recipe = showRecipe(kitchen, edited, { after, rows, scale });
  return {
    final_recipe: recipe,
    diffs: showDiffs(edited, stated),
    substitutions: showSubstitutions(edited),
    warnings: listWarnings(edited, stated, brief.source),
    unmet_wishes: edited.unmet,
    validation_issues: [],
    nutrient_change: showNutrientChange(
      { ...listExchanged(kitchen, edited), after: eat(after, scale.servings) },
      nutrition,
    ),
    allergens: { before: showAllergens(before), after: recipe.allergens },
    sensory_change: showSensoryChange(title, before, after),
    verification: verifyDraft(after, rows, {
      ...brief,
      limits: [...brief.limits, ...edited.aimed],
      servings: scale.servings,
    }),
    notices: brief.notices,
    citations: nutrition.listCitations(),
  };
}

/** Factors of phrases are rounded. */
const nearWhole = 0.02;

type Scale = { servings: number; factor: number };

function readScale(scale: Brief["scale"], servings: number): Scale {
  if (scale === null) return { servings, factor: 1 };
  if ("factor" in scale) return { servings: roundPortions(servings * scale.factor), factor: scale.factor };
  return { servings: scale.servings, factor: scale.servings / servings };
}

function eat(lines: readonly Pick<RecipeLine, "food" | "grams">[], servings: number): Portion[] {
  return lines.map(({ food, grams }) => ({ foodId: food?.id ?? null, grams: grams / servings }));
}

/** A portion before the edits, what of it left, and what came. */
function listExchanged(
  { lines, foodOf }: Kitchen,
  { changes, servings }: Edited,
): Omit<PortionChange, "after"> {
  const left = changes.flatMap(({ before }) =>
    before ? [{ ...before, food: foodOf(before.food?.id) }] : [],
  );
  const came = changes.flatMap(({ after }) =>
    after.map((part) => ({ ...part, food: foodOf(part.food?.id) })),
  );
  return {
    // In the grams that an answer shows, so that what stays adds nothing to the change.
    before: eat(
      lines.map((line) => scaleLine(line, null, 1)),
      servings,
    ),
    left: eat(left, servings),
    came: eat(came, servings),
  };
}

function showRecipe(
  { brief, title }: Kitchen,
  { steps, changes, ingredients, servings }: Edited,
  { after, rows, scale }: { after: readonly RecipeLine[]; rows: readonly NutrientRow[]; scale: Scale },
): ShownRecipe {
  return {
    title: titleOf(
      renameTitle(title, changes, { kept: ingredients.map(({ name }) => name), said: brief.avoidedWords }),
      // A name promises nothing that is not known.
      ingredients.every(isKnownLine) ? brief.edits.diets : [],
    ),
    cuisine: null,
    meal_types: [],
    servings: scale.servings,
    prep_minutes: null,
    cook_minutes: null,
    total_minutes: brief.source.totalMinutes,
    equipment: [],
    ingredients: after.map(showIngredient),
    steps: steps
      .map((step) => scaleStep(step, scale.factor, servings))
      .map((step) => (brief.units === null ? step : convertStep(step, brief.units))),
    nutrition: { per_portion: rows },
    allergens: showAllergens(after),
  };
}

/** The diets that the dish now keeps to stand behind its name, which may be that of what went. */
function titleOf(title: string, diets: Brief["edits"]["diets"]): string {
  const stated = diets.map((diet) => diet.replaceAll("_", "-"));
  const fresh = stated.filter((diet) => !title.toLowerCase().includes(diet.replace("-", " ")));
  return fresh.length === 0 ? title : `${title} (${fresh.join(", ")})`;
}

/** What of an answer rests on less than the source stated. */
function listWarnings(edited: Edited, stated: readonly ReadLine[], { isOfSteps }: StatedRecipe): string[] {
  const unknown = stated
    .filter(({ food }) => food === null)
    .map(({ text }) => `not found in the catalogue: ${text}`);
  const assumed = stated
    .filter(({ isAmountStated }) => !isAmountStated)
    .map(({ text }) => `amount assumed: ${text}`);
  const servings = edited.isServingsStated
    ? []
    : [`the number of servings is not stated; ${edited.servings} are assumed`];
  const listed =
    isOfSteps === true
      ? ["the source has no list of ingredients; those that its steps measure are taken"]
      : [];
  return [...new Set([...edited.warnings, ...listed, ...unknown, ...assumed, ...servings])];
}

/** The allergens of a recipe, each with the line that shows it most surely. */
export function showAllergens(lines: readonly RecipeLine[]): AllergenRow[] {
  const judged = lines.map((line) => ({ line, facts: lineFacts(line) }));
  return allergenNames.flatMap((allergen): AllergenRow[] => {
    const found = judged.flatMap(({ line, facts }) => {
      const finding = findAllergen(allergen, facts);
      return finding ? [{ certainty: finding.certainty, ingredient: line.name }] : [];
    });
    const sure = found.find(({ certainty }) => certainty === "contains") ?? found[0];
    return sure ? [{ allergen, ...sure }] : [];
  });
}

/** Two thirds of six are four. */
function roundPortions(servings: number): number {
  const whole = Math.round(servings);
  return whole > 0 && Math.abs(servings - whole) < nearWhole ? whole : Math.round(servings * 100) / 100;
}
