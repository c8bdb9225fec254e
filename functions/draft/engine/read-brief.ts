import { findCompoundById } from "../../../shared/domain/composition/mod.ts";
import {
  listDishLimits,
  nameApart,
  readDishNeeds,
  readRules,
  readToldNeeds,
  requireGender,
  type ToldNeeds,
  type ToldRules,
  toFilterLimits,
  toTextLimits,
} from "../../../shared/domain/constraints/mod.ts";
import { requireSafeRequest } from "../../../shared/domain/safety/mod.ts";
import { englishLanguage, readLanguageName } from "../../../shared/language/mod.ts";
import { fieldError } from "../../../shared/platform/kernel/mod.ts";
import type { DraftRequest } from "../contract.ts";
import type { Brief, ToldRecipe } from "./brief.ts";
import { type DraftRequest as DraftWishes, readDraftRequest } from "./request/read-draft-request.ts";
import { outlineRecipe, type RecipeOutline } from "./source/outline/outline-recipe.ts";
import type { Edits } from "./substitution/edits.ts";

/** What a request tells and wants: fields and words together, fields win. Throws where they leave something open. */
export function readBrief(request: DraftRequest): Brief {
  const { source, words } = readSource(request);
  const wishes = readDraftRequest(words);
  requireSafeRequest(request.request_text ?? "", "request_text");
  const told = readToldNeeds(request, readDishNeeds(words, "recipe"));
  const rules = readRules(request, told);
  const gender = request.gender ?? told.text.gender;
  const conditions = rules.conditions.map(({ rule }) => rule);
  requireGender(conditions, gender);
  const ofRules = listDishLimits(rules, { gender, isPlan: false });
  const asked = [
    ...toFilterLimits(requirePortions(request.compound_filters ?? []), "portion"),
    ...toTextLimits(told, request.compound_filters ?? [], false),
  ];
  const edits: Edits = {
    diets: rules.diets.map(({ rule }) => rule),
    conditions,
    gender,
    allergens: rules.allergens.map(({ rule }) => rule),
    avoided: listAvoided(rules, wishes),
    swaps: wishes.swaps,
    goals: listGoals(told, wishes),
    limits: asked.map(({ measure: { compoundId }, operator, limit, unit }) => {
      const what = findCompoundById(compoundId)?.name ?? "";
      return { compoundId, operator, threshold: limit, what, unit };
    }),
    preferences: told.preferences.flatMap(({ wanted, unread }) => [
      ...wanted.map(({ text }) => text),
      ...(unread === null ? [] : [unread]),
    ]),
  };
  return {
    source,
    rules: { ...rules, avoided: rules.avoided.filter(({ rule }) => !isSwapped(rule, wishes)) },
    limits: nameApart([...asked, ...ofRules.limits]),
    edits,
    amounts: wishes.amounts,
    scale: readScale(wishes),
    language:
      readLanguageName(request.language ?? wishes.language ?? englishLanguage.name) ?? englishLanguage,
    notices: ofRules.notices,
  };
}

/** The recipe of the fields, else of the text; what is no recipe in the text is what is wished. */
function readSource(request: DraftRequest): { source: ToldRecipe; words: string } {
  const text = request.request_text ?? "";
  const { recipe_title, ingredients, steps } = request;
  const outline = outlineRecipe(text);
  const isStructured = ingredients !== undefined;
  return {
    source: {
      title: recipe_title ?? outline.title,
      lines: ingredients ?? outline.lines,
      steps: steps ?? (isStructured ? [] : outline.steps),
      servings: request.servings ?? outline.servings,
      totalMinutes: isStructured ? null : outline.totalMinutes,
    },
    words: outline.lines.length === 0 ? text : joinWishes(outline),
  };
}

/** "Halal chicken curry: …" tells in the name of the dish what it is to be. */
function joinWishes({ title, request }: RecipeOutline): string {
  return [request, title].filter((words) => words !== null && words !== "").join("\n");
}

function requirePortions(filters: NonNullable<DraftRequest["compound_filters"]>) {
  const at = filters.findIndex(({ scope }) => scope === "day");
  if (at < 0) return filters;
  const message = "must be portion: a recipe has no days";
  throw fieldError("validation_error", [{ field: `compound_filters[${at}].scope`, message }]);
}

/** "Without the nuts" reads as a food to avoid as well as one to swap: an ordered swap says more. */
function listAvoided({ avoided }: ToldRules, wishes: DraftWishes): Edits["avoided"] {
  return avoided.filter(({ rule }) => !isSwapped(rule, wishes)).map(({ rule }) => ({ words: rule }));
}

function isSwapped(words: string, { swaps }: DraftWishes): boolean {
  return swaps.some(({ from, to }) => to !== null && from.toLowerCase() === words.toLowerCase());
}

function listGoals(told: ToldNeeds, { tasteGoals, amounts }: DraftWishes): Edits["goals"] {
  const ofField = told.sensory.flatMap(({ sensory }) => sensory);
  const preferred = told.preferences.flatMap(({ sensory }) => sensory);
  const nutrients = [told.text, ...told.preferences, ...told.restrictions].flatMap(({ goals }) => goals);
  return [
    ...[...ofField, ...preferred].map(({ attribute, direction }) => ({ attribute, direction })),
    ...tasteGoals,
    // "Less sugar" is an ingredient to take less of where it is one.
    ...nutrients
      .filter(({ goal }) => !amounts.some(({ food }) => food.toLowerCase() === goal))
      .map(({ goal, direction }) => ({ attribute: goal, direction })),
  ];
}

function readScale({ servings, factor }: DraftWishes): Brief["scale"] {
  if (servings !== null) return { servings };
  return factor === null ? null : { factor };
}
