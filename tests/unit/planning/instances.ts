import type { Dish } from "../../../functions/design/engine/planning/dish.ts";
import { noHabits } from "../../../functions/design/engine/planning/plan-habits.ts";
import type { PlanProblem } from "../../../functions/design/engine/planning/plan-problem.ts";
import { nextRandom } from "../../../functions/design/engine/planning/random.ts";
import type { CompoundLimit, CountRule } from "../../../shared/domain/constraints/rules/plan-limit.ts";

export const energyId = 1008;
export const proteinId = 1003;
export const fibreId = 1079;
export const sodiumId = 1093;
export const saturatedId = 1258;

/** A hard limit per day, unless stated otherwise. */
export function limitOf(
  name: string,
  compoundId: number,
  operator: CompoundLimit["operator"],
  limit: number,
  other: Partial<CompoundLimit> = {},
): CompoundLimit {
  return { name, compoundId, operator, limit, scope: "day", hard: true, weight: 1, ...other };
}

export function countOf(
  name: string,
  tags: readonly string[],
  operator: CountRule["operator"],
  limit: number,
  other: Partial<CountRule> = {},
): CountRule {
  return { name, tags, dishIds: [], operator, limit, scope: "plan", hard: true, weight: 1, ...other };
}

/** A dish with these amounts per portion, known to ±10 %. */
export function dishOf(id: string, amounts: Record<number, number>, other: Partial<Dish> = {}): Dish {
  const ranges = Object.entries(amounts).map(([compound, value]) => [
    compound,
    { low: 0.9 * value, value, high: 1.1 * value },
  ]);
  return {
    id,
    isMain: false,
    proteinSource: null,
    kind: null,
    recipeId: id,
    portionStep: 0.5,
    amounts: Object.fromEntries(ranges),
    tags: [],
    keepsDays: 3,
    minutes: 30,
    foods: [],
    ...other,
  };
}

const sources = ["egg", "fish", "beef", "legume", "soy"];

/** Days with a breakfast and as many main meals as slots are left, random dishes for each, nothing demanded. */
export function randomProblem(seed: number, days: number, slots: number, perSlot: number): PlanProblem {
  const random = { state: seed };
  const draw = (least: number, most: number): number => least + (most - least) * nextRandom(random);
  const dishes: Dish[] = [];
  const ofSlots = Array.from({ length: slots }, (_, slot) => {
    const dishIds = Array.from({ length: perSlot }, (_, at) => {
      const energy = draw(200, 800);
      const source = sources[Math.floor(draw(0, sources.length))] ?? "egg";
      const amounts = {
        [energyId]: energy,
        [proteinId]: energy * draw(0.02, 0.1),
        [fibreId]: energy * draw(0, 0.03),
        [sodiumId]: draw(50, 1200),
        [saturatedId]: energy * draw(0, 0.025),
      };
      const id = `${slot}-${at}`;
      const tags = source === "fish" ? ["fish"] : [];
      dishes.push(
        dishOf(id, amounts, {
          isMain: slot > 0,
          proteinSource: source,
          tags,
          portionStep: 0.25,
          preference: draw(0, 1),
        }),
      );
      return id;
    });
    return { name: `slot ${slot}`, meal: `meal ${slot}`, dishIds };
  });
  return {
    days,
    slots: ofSlots,
    dishes,
    portions: { least: 0.5, most: 2 },
    limits: [],
    counts: [],
    habits: noHabits,
    seed,
  };
}
