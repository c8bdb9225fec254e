import type { MealProfile } from "../../../shared/domain/sensory/profiles.ts";
import type { Order } from "./read-orders.ts";

/** A statement with what was tasted; null where no food or no intensity was found. */
export type JudgedOrder = {
  readonly order: Order;
  readonly more: number | null;
  readonly less: number | null;
  readonly holds: boolean;
};

/** A statement holds when the intensity of its first food is the higher one. */
export function judgeOrder(
  order: Order,
  tasteOfMore: MealProfile["taste"] | null,
  tasteOfLess: MealProfile["taste"] | null,
): JudgedOrder {
  const more = tasteOfMore?.[order.dimension].intensity ?? null;
  const less = tasteOfLess?.[order.dimension].intensity ?? null;
  return { order, more, less, holds: more !== null && less !== null && more > less };
}
