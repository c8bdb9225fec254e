import type { Candidate } from "../candidate.ts";
import data from "../data/unknown-composition.json" with { type: "json" };
import type { Question } from "../question.ts";
import type { Remark } from "./remark.ts";

type Told = Pick<Question, "needs" | "rules" | "said" | "context">;

const unnamed = anyOf(data.unnamed);
const made = anyOf([...data.venues, ...data.makers]);
const around = anyOf([...data.unnamed, ...data.around]);
const mixed = anyOf(data.mixed);
const known = anyOf(data.known);
const glutenFree = /\bgluten[- ]?free\b|\bgf\b/i;
/** "Soup of the day is either A or B": what is announced is named behind. */
const announced =
  /\b(?:dish|soup|cake|special|curry|pie|bake|meal|fish) of the day\b(?=\s*(?:is|are|today|:|-|–|either))/giu;
const topics: ReadonlySet<string> = new Set(data.topics);
const plainGroups = new RegExp(data.plainGroups.join("|"), "i");

/**
 * What speaks against food whose ingredients nobody can name, where one of them could harm: made by others, sold loose,
 * unlabelled. A plain fruit of a stall is what it is.
 */
export function remarkOnComposition(candidate: Candidate, told: Told): Remark[] {
  if (!isAtRisk(told) || candidate.kind === "nothing") return [];
  const words = `${candidate.label}, ${candidate.words}, ${told.said.get(candidate.label) ?? ""}`;
  if (known.test(words) || (isOfGlutenAlone(told) && glutenFree.test(words))) return [];
  const mixture = isOfUntypedFood(told) ? mixed.exec(candidate.label)?.[0] : undefined;
  if (mixture !== undefined) return [unknownPart(mixture)];
  const isMade = made.test(words) || around.test((told.context ?? "").replace(announced, " "));
  const term = (unnamed.exec(words) ?? (isMade && !isPlain(candidate) ? made.exec(words) : null))?.[0];
  if (term === undefined && !(isMade && !isPlain(candidate))) return [];
  return [unknownPart(term)];
}

function unknownPart(term: string | undefined): Remark {
  const shown = term === undefined ? "" : ` (“${term.trim()}”)`;
  return {
    grade: "sure",
    isSafety: true,
    text: `has ingredients that are not known${shown}: not with an allergy, or a condition for which one ingredient does harm`,
  };
}

/** "Allergic to kiwi": no allergen of the law, which a fruit salad may hold though its recipe here has none. */
function isOfUntypedFood({ needs, rules }: Told): boolean {
  return (
    needs.avoided.some(({ isReaction }) => isReaction) ||
    rules.some(({ rule }) => rule.who.some((id) => id === "latex_fruit" || id === "birch_pollen"))
  );
}

/** Whether a single ingredient may harm who eats. */
function isAtRisk({ needs, rules }: Told): boolean {
  if (needs.allergies.length > 0 || needs.avoided.some(({ isReaction }) => isReaction)) return true;
  return [...needs.conditions, ...rules.flatMap(({ rule }) => rule.who)].some((id) => topics.has(id));
}

function isOfGlutenAlone({ needs, rules }: Told): boolean {
  const isOther = needs.allergies.some((allergen) => !/gluten|wheat/.test(allergen));
  return !isOther && !rules.some(({ rule }) => rule.who.includes("severe_allergy"));
}

/** A single food that is no dish: a banana, boiled eggs, an apple that the catalogue makes up of several kinds. */
function isPlain({ foods, kind }: Candidate): boolean {
  const [only, another] = foods;
  if (kind !== "food" || only === undefined || another !== undefined) return false;
  const isOfPlainFoods =
    only.ingredients.length <= 1 || only.ingredients.every(({ foodGroup }) => plainGroups.test(foodGroup));
  return isOfPlainFoods && plainGroups.test(only.foodGroup ?? "");
}

function anyOf(patterns: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${patterns.join("|")})(?![\\p{L}])`, "iu");
}
