import { readPlanRequest } from "../../../shared/domain/constraints/mod.ts";
import type { DesignRequest } from "../contract.ts";
import { readWeek, usualWeek, type Week } from "./read-week.ts";

/** Ways of eating that say when of a day to eat. */
const fasting = /\b(?:1[4-9]|2[0-3])\s*[:/]\s*(?:[1-9]|10)\b|\bomad\b|\bintermittent fasting\b/i;

/** "An iron rich week", "family week: ..."; a busy week is none to plan, and "a week" may be how often. */
const ownWeek =
  /(?<!\b(?:a|per|each|every|this|last|next|long|busy|hard|tough|rough|stressful|crazy|mad|working|mid|days?|times?|once|twice)[ -])\b(?<=\p{L}[ -])week\b(?=\s*(?::|for\b|of\b|with\b|without\b|please\b|$))/iu;

/** What a request says of the days of a plan, and the request without it: "same breakfast" names no meal of the day. */
export function takeWeek(asked: DesignRequest): { request: DesignRequest; week: Week } {
  const { request_text: text, preferences, restrictions } = asked;
  if (!isPlan(asked)) return { request: asked, week: usualWeek };
  const ofText = text === undefined ? null : readWeek(text);
  const ofPreferences = (preferences ?? []).map(readWeek);
  const ofRestrictions = (restrictions ?? []).map(readWeek);
  const weeks = [...ofRestrictions, ...ofPreferences, ...(ofText ? [ofText] : [])].map(({ week }) => week);
  const request = {
    ...asked,
    // What is left of the text may no longer say that it asks for a plan.
    type: "meal_plan" as const,
    ...(ofText && { request_text: ofText.rest }),
    ...(preferences && { preferences: listRests(ofPreferences) }),
    ...(restrictions && { restrictions: listRests(ofRestrictions) }),
  };
  return { request, week: weeks.reduceRight(join, usualWeek) };
}

function listRests(read: readonly { rest: string }[]): string[] {
  return read.map(({ rest }) => rest).filter((rest) => rest.trim() !== "");
}

function isPlan({ type, plan_days, meals_per_day, request_text = "" }: DesignRequest): boolean {
  if (type) return type === "meal_plan";
  if (plan_days !== undefined || meals_per_day !== undefined) return true;
  const { type: stated } = readPlanRequest(request_text);
  if (stated === "meal_plan") return true;
  if (fasting.test(request_text) || ownWeek.test(request_text)) return true;
  // "5 dinners", "lunches Mon-Wed"; ideas and recipes are no plan.
  return !/\b(?:recipes?|ideas?)\b/i.test(request_text) && readWeek(request_text).week.planDays !== null;
}

/** The second one counts where both say something. */
function join(one: Week, other: Week): Week {
  const { leftovers, isVaried, sameMeals } = other.reuse;
  return {
    reuse: {
      leftovers: leftovers === "usual" ? one.reuse.leftovers : leftovers,
      isVaried: isVaried || one.reuse.isVaried,
      sameMeals: [...new Set([...one.reuse.sameMeals, ...sameMeals])],
    },
    dayMeals: other.dayMeals ?? one.dayMeals,
    dayDiets: [...one.dayDiets, ...other.dayDiets],
    frequencies: [...one.frequencies, ...other.frequencies],
    keepsDays: other.keepsDays ?? one.keepsDays,
    planDays: other.planDays ?? one.planDays,
    startsOn: other.startsOn ?? one.startsOn,
    mealFoods: [...one.mealFoods, ...other.mealFoods],
  };
}
