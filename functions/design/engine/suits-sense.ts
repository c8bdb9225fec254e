import type { SensoryGoal } from "../../../shared/domain/constraints/mod.ts";
import { findKind } from "../../../shared/domain/nutrition/mod.ts";
import type { Candidate } from "./candidate.ts";
import lighter from "./data/lighter-foods.json" with { type: "json" };
import data from "./data/sensory-wishes.json" with { type: "json" };
import { listKinds } from "./kind-of-dish.ts";

/** Whether a dish tastes or feels as a goal wants it. */
export function suitsSense({ attribute, direction }: SensoryGoal, { recipe, facts }: Candidate): boolean {
  if (direction === "less" && recipe.reduced?.includes(attribute)) return true;
  if (direction === "less" && attribute === "spicy" && isHot(recipe)) return false;
  const signs: readonly string[] = data.signs[attribute];
  const shows = signs.some(
    (sign) => recipe.ingredients.some(({ role }) => role === sign) || findKind(facts, sign) !== null,
  );
  if (direction === "more" && !isOfKind(attribute, { recipe, facts })) return false;
  return shows === (direction === "more");
}

const hotFoods = new Set<number>(lighter.mild.foods);

/** Two green chillies are little by weight, and yet a dish with them is not mild. */
function isHot({ ingredients }: Candidate["recipe"]): boolean {
  return ingredients.some(({ foodId }) => hotFoods.has(foodId));
}

const kinds = new Map<string, readonly string[]>(Object.entries(data.kinds));
const lacks = new Map<string, readonly string[]>(Object.entries(data.lacks));

/** A falafel with a creamy sauce is not soft: some sensations are those of kinds of dish. */
function isOfKind(attribute: string, { recipe, facts }: Pick<Candidate, "recipe" | "facts">): boolean {
  const own = kinds.get(attribute);
  const isKind = own === undefined || listKinds(recipe).some((kind) => own.includes(kind));
  return isKind && !(lacks.get(attribute) ?? []).some((kind) => findKind(facts, kind) !== null);
}
