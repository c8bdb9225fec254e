import { type Choosing, makeSafe } from "../choose/choose-substitute.ts";
import type { Line, LinePart } from "../lines/line.ts";
import { roundMass } from "../lines/round-mass.ts";
import type { PlacedFood } from "../steps/place-addition.ts";
import { substituteFoods } from "../tables/substitute-table.ts";
import type { PortionBound } from "./measure-bound.ts";
import type { Course } from "./read-course.ts";
import type { GoalAddition } from "./taste-goals.ts";

/** An ingredient that a goal adds. */
export type Addition = {
  readonly part: LinePart;
  readonly reason: string;
  /** It goes in with the first ingredients, as nothing can be stirred into what is baked. */
  readonly isMixedIn: boolean;
  /** Of what was asked for: where it goes. */
  readonly asked?: PlacedFood;
};

/** More of it than so many usual portions is another dish. */
const mostOfUsual = 1.75;
/** Nobody weighs a pinch of flaxseed. */
const leastOfUsual = 0.4;

/** The dish that something is added to. */
type Dish = {
  readonly lines: readonly Line[];
  readonly course: Course;
  readonly servings: number;
};

/** The first addition that fits the kind of dish and keeps the rules, at most its share of the mass; null for none. */
export function addForGoal(
  additions: readonly GoalAddition[],
  reason: string,
  { lines, course, servings }: Dish,
  { pantry, rulebook }: Choosing,
): Addition | null {
  const whole = lines.flatMap(({ parts }) => parts).reduce((sum, { grams }) => sum + grams, 0);
  for (const { food, gramsPerPortion, courses, mostShare } of additions) {
    const substitute = substituteFoods.get(food);
    if (substitute === undefined || !courses.includes(course)) continue;
    const { name, foodId } = substitute;
    const grams = roundMass(Math.min(gramsPerPortion * servings, mostShare * whole));
    const found = foodId === null ? null : (pantry.foodOf(foodId) ?? null);
    const [safe] = makeSafe([{ name, food: found, grams, measure: null, preparation: null }], rulebook) ?? [];
    if (safe !== undefined && grams > 0) return { part: safe, reason, isMixedIn: course === "bake" };
  }
  return null;
}

/** What is missing of a compound, and what brings it. */
type Missing = Pick<PortionBound, "compoundId"> & {
  readonly grams: number;
  readonly additions: readonly GoalAddition[];
  readonly reason: string;
};

/**
 * The additions with those that bring what is missing, each as far as a portion takes it: what the goal has added already
 * grows first.
 */
export function addMissing(
  added: readonly Addition[],
  { compoundId, grams: missing, additions, reason }: Missing,
  dish: Dish,
  choosing: Choosing,
): readonly Addition[] {
  const whole = dish.lines.flatMap(({ parts }) => parts).reduce((sum, { grams }) => sum + grams, 0);
  let open = missing;
  let all = added;
  for (const row of additions) {
    if (open <= 0) break;
    const id = substituteFoods.get(row.food)?.foodId;
    const known = all.find((one) => one.asked === undefined && one.part.food?.id === id);
    const usual = known ?? addForGoal([row], reason, dish, choosing);
    const share = (usual?.part.food?.amounts.get(compoundId) ?? 0) / 100;
    if (usual === null || share <= 0) continue;
    const own = known === undefined ? 0 : usual.part.grams;
    const most = Math.min(mostOfUsual * row.gramsPerPortion * dish.servings, row.mostShare * whole);
    const least = leastOfUsual * row.gramsPerPortion * dish.servings;
    const grams = roundMass(Math.max(own, Math.min(most, Math.max(least, own + open / share))));
    open -= (grams - own) * share;
    const grown = { ...usual, part: { ...usual.part, grams } };
    all = known === undefined ? [...all, grown] : all.map((one) => (one === known ? grown : one));
  }
  return all;
}
