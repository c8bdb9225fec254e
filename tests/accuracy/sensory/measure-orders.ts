import type { Store } from "../../../shared/platform/store/store.ts";
import { type JudgedOrder, judgeOrder } from "./judge-order.ts";
import type { Order } from "./read-orders.ts";
import { tasteMeal } from "./taste-meal.ts";

/** Tastes both foods of every statement, one after the other. */
export async function measureOrders(orders: readonly Order[], store: Store): Promise<JudgedOrder[]> {
  const judged: JudgedOrder[] = [];
  for (const order of orders) {
    const more = await tasteMeal(order.more, store);
    const less = await tasteMeal(order.less, store);
    judged.push(judgeOrder(order, more?.taste ?? null, less?.taste ?? null));
  }
  return judged;
}
