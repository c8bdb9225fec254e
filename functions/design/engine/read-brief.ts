import type { DishNeeds, HealthRule, Stated, StatedRules } from "../../../shared/domain/constraints/mod.ts";
import {
  type DishLimit,
  listDishLimits,
  nameApart,
  type PlanRequest,
  readDishNeeds,
  readPlanRequest,
  readRules,
  readStatedNeeds,
  requireGender,
  resolveAvoided,
  type StatedNeeds,
  toFilterLimits,
  toTextLimits,
} from "../../../shared/domain/constraints/mod.ts";
import { addSafety, requireSafeRequest } from "../../../shared/domain/safety/mod.ts";
import { requireNoEmergency } from "../../../shared/domain/symptoms/mod.ts";
import { englishLanguage, readLanguageName } from "../../../shared/language/mod.ts";
import { canonicalJson, fieldError, hashText } from "../../../shared/platform/kernel/mod.ts";
import type { DesignRequest } from "../contract.ts";
import type { Brief, WantedFood } from "./brief.ts";
import data from "./data/defaults.json" with { type: "json" };
import { listConflicts } from "./list-conflicts.ts";
import { swallowing } from "./list-demands.ts";
import { listEnergyLimits } from "./list-energy-limits.ts";
import { listReduced, mostOf } from "./list-reduced.ts";
import { listUnreadWishes } from "./list-unread-wishes.ts";
import { protectEnergy } from "./protect-energy.ts";
import { readEaters } from "./read-eaters.ts";
import { limitMacroShares, takeMacroShares } from "./read-macro-shares.ts";
import type { Week } from "./read-week.ts";
import { readWishes } from "./read-wishes.ts";
import { listSources, type RequestSource } from "./request-source.ts";
import { requireKnownFoods } from "./require-known-foods.ts";
import { shareOfDay } from "./share-of-day.ts";
import { takeWeek } from "./take-week.ts";
import { widenFish } from "./widen-fish.ts";
import { plainRequest } from "./wording/plain-request.ts";

const each = /\b(?:one|another)(?: recipe| dish| meal)?(?: with| using| from| made with| based on)\b/gi;

/** What a request asks for: fields and words together, fields win. Throws where they leave something open. */
export function readBrief(asked: DesignRequest): Brief {
  const plain = plainRequest(asked);
  const macros = takeMacroShares(plain.request_text ?? "");
  const ofText = plain.request_text === undefined ? plain : { ...plain, request_text: macros.rest };
  const { request, week } = takeWeek(ofText);
  const text = request.request_text ?? "";
  const safety = requireSafeRequest(text, request);
  requireNoEmergency(text);
  const plan = readPlanRequest(text, request.type ?? null);
  const type = readType(request, plan);
  const stated = addSafety(readStatedNeeds(request, readDishNeeds(text, type)), request, safety);
  const sources = listSources(request, stated);
  requireKnownFoods(request, sources, plan);
  const rules = widenFish(dropUnknown(readRules(request, stated, safety.health)), stated);
  const gender = request.gender ?? stated.text.gender;
  requireGender(rules, gender);
  const { wanted, dishes, wishes, overruled } = readWishes(sources);
  const isPlan = type === "meal_plan";
  const recipeCount = request.recipe_count ?? clamp(plan.recipeCount ?? 1, mostOf.recipes);
  const mealsPerDay =
    request.meals_per_day ?? clamp(countMeals(plan, week, stated.text.mealTypes), mostOf.meals);
  const share = shareOfDay({ mealsPerDay, week });
  const protectedEnergy = protectEnergy(plan.energyKcal, { gender, share });
  const ofRules = listDishLimits(rules, { gender, isPlan });
  const limits = [
    ...listFilterLimits(request, isPlan),
    ...toTextLimits(stated, request.compound_filters ?? [], isPlan),
    ...limitMacroShares(macros.shares, isPlan),
    ...(isPlan
      ? listEnergyLimits(request, protectedEnergy.energy, {
          gender,
          share,
          rules: ofRules.limits,
        })
      : []),
    ...ofRules.limits,
  ];
  const maxMinutes = readMinutes(stated, ({ totalMinutes }) => totalMinutes);
  const servings = stated.text.servings ?? readEaters(text);
  const reduced = listReduced(request, { plan, servings, isPlan });
  const conflicts = listConflicts(request, { stated, plan, brief: { type, rules, maxMinutes, limits } });
  return {
    type,
    recipeCount,
    planDays: request.plan_days ?? clamp(plan.planDays ?? week.planDays ?? data.planDays, mostOf.days),
    mealsPerDay,
    week,
    servings: isPlan || servings === null ? null : clamp(servings, mostOf.servings),
    people: isPlan ? clamp(servings ?? 1, mostOf.servings) : 1,
    rules,
    limits: nameApart(limits),
    maxMinutes,
    maxActiveMinutes: readMinutes(stated, ({ activeMinutes }) => activeMinutes),
    mustBeSoft: asksForSoftMeals(text, safety.health),
    wanted: spreadWanted(wanted, { text, recipeCount }),
    stocked: stated.text.wantedAmounts.flatMap(({ text: words, grams, operator, per }) =>
      per === null ? [{ words, grams, operator }] : [],
    ),
    dishes,
    wishes,
    gender,
    language: readLanguageName(request.language ?? plan.language ?? englishLanguage.name) ?? englishLanguage,
    notices: [
      ...ofRules.notices,
      ...safety.notices,
      ...reportUnread(sources, plan, limits),
      ...reportUnused(request, type),
    ],
    unmet: [
      ...listUnreadWishes(sources, plan),
      ...overruled,
      ...conflicts,
      ...reduced,
      ...(isPlan ? protectedEnergy.unmet : []),
    ],
    seed: hashText(canonicalJson(asked)),
  };
}

/** "Soft meal" is what words for no teeth and no chewing are replaced by; a "soft cookie" is a wish. */
function asksForSoftMeals(text: string, health: readonly HealthRule[]): boolean {
  return /\bsoft meal\b/i.test(text) || health.some(({ label }) => label === swallowing);
}

/** Meals that a way of eating has by itself, unless more are named; the same breakfast and other dinners are two. */
function countMeals(
  { mealsPerDay }: PlanRequest,
  { dayMeals, reuse }: Week,
  named: readonly string[],
): number {
  const least = reuse.sameMeals.length === 0 ? 0 : new Set([...named, ...reuse.sameMeals]).size;
  if (dayMeals === null) return Math.max(mealsPerDay ?? data.mealsPerDay, least);
  return Math.max(dayMeals.length, mealsPerDay ?? 0);
}

function readType(request: DesignRequest, plan: PlanRequest): Brief["type"] {
  if (request.type) return request.type;
  if (request.plan_days !== undefined || request.meals_per_day !== undefined) return "meal_plan";
  if (plan.type) return plan.type;
  const isRecipe = [request.recipe_count, request.request_text, request.preferences].some(
    (one) => one !== undefined,
  );
  if (isRecipe) return "recipe";
  const message = "this field is required where no text says what to design";
  throw fieldError("validation_error", [{ field: "type", message }]);
}

function listFilterLimits({ compound_filters: filters = [] }: DesignRequest, isPlan: boolean): DishLimit[] {
  const at = filters.findIndex(({ scope }) => scope === "day");
  if (at >= 0 && !isPlan) {
    const message = "must be portion: a recipe has no days";
    throw fieldError("validation_error", [{ field: `compound_filters[${at}].scope`, message }]);
  }
  return toFilterLimits(filters, isPlan ? "day" : "portion");
}

/** Fields of the other kind of design are taken, and said to be without effect. */
function reportUnused(request: DesignRequest, type: Brief["type"]): string[] {
  const ofPlans = ["plan_days", "meals_per_day", "daily_energy_kcal_min", "daily_energy_kcal_max"] as const;
  const unused = type === "recipe" ? ofPlans : (["recipe_count"] as const);
  const kind = type === "recipe" ? "a recipe" : "a meal plan";
  return unused.flatMap((field) =>
    request[field] === undefined ? [] : [`${field} has no effect on ${kind}`],
  );
}

/** Common words that no food is known by were stated as not understood: no rule of them is certified. */
function dropUnknown(rules: StatedRules): StatedRules {
  return { ...rules, avoided: rules.avoided.filter(({ rule }) => resolveAvoided(rule) !== null) };
}

/** A text of which nothing was understood is stated, so that a suggestion does not look like an answer to it. */
function reportUnread(
  sources: readonly RequestSource[],
  plan: PlanRequest,
  limits: readonly DishLimit[],
): string[] {
  const text = sources.find(({ field }) => field === "request_text");
  if (text === undefined) return [];
  const understood = [...text.needs.understood, ...text.practice.understood, ...text.dishes.understood];
  const { min, max } = plan.energyKcal;
  const isPlan = plan.type !== null || (min ?? max) !== null;
  const isRead =
    understood.length > 0 || isPlan || limits.some(({ name }) => name.startsWith("request_text"));
  return isRead
    ? []
    : ["The request text names no food, diet or limit that could be read: this is a suggestion"];
}

/** The first that is stated, those of the fields before the text's. */
function readMinutes(
  { text, preferences, restrictions }: StatedNeeds,
  read: (needs: DishNeeds) => number | null,
): Stated<number> | null {
  const stated = [
    ...restrictions.map((needs) => ({ field: "restrictions", rule: read(needs) })),
    ...preferences.map((needs) => ({ field: "preferences", rule: read(needs) })),
    { field: "request_text", rule: read(text) },
  ];
  for (const { field, rule } of stated) if (rule !== null) return { field, rule };
  return null;
}

function clamp(count: number, most: number): number {
  return Math.min(most, Math.max(1, count));
}

/** "One with fish, one with beef": each of the recipes is to have one of the foods, not all of them. */
function spreadWanted(
  wanted: readonly Stated<WantedFood>[],
  { text, recipeCount }: { text: string; recipeCount: number },
): readonly Stated<WantedFood>[] {
  if (recipeCount < 2 || (text.match(each)?.length ?? 0) < 2) return wanted;
  const isSpread = ({ field, rule }: Stated<WantedFood>) => field === "request_text" && rule.grams === null;
  const spread = wanted.filter(isSpread).map(({ rule }) => rule);
  if (spread.length < 2) return wanted;
  const words = spread.map((food) => food.words).join(" or ");
  const alternatives = spread.flatMap((food) => [food.words, ...food.alternatives]);
  const rule = { words, alternatives, grams: null };
  return [...wanted.filter((one) => !isSpread(one)), { field: "request_text", rule }];
}
