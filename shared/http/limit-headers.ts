import type { Context } from "hono";
import type { OperationName } from "../kernel/operation-name.ts";
import type { Admission } from "../store/store.ts";

/** Tells what is left of the rate window and the monthly quota; decode has header names of its own. */
export function setLimitHeaders(c: Context, operation: OperationName, admission: Admission): void {
  const { rate, quota } = admission;
  const prefix = operation === "decode" ? "x-operational-ratelimit" : "x-ratelimit";
  if (rate) {
    c.header(`${prefix}-limit`, String(rate.limit));
    c.header(`${prefix}-remaining`, String(rate.remaining));
    if (operation !== "decode") c.header(`${prefix}-reset`, rate.resetAt);
  }
  if (quota) {
    c.header("x-quota-limit", String(quota.limit));
    c.header("x-quota-remaining", String(quota.remaining));
    c.header("x-quota-reset", quota.resetAt);
  }
}
