import { listUnread, type PlanRequest, resolveAvoided } from "../../../shared/domain/constraints/mod.ts";
import type { UnmetWish } from "../contract.ts";
import type { RequestSource } from "./request-source.ts";

/** The words of the text and of the entries that were not understood. What is to be left out is refused elsewhere. */
export function listUnreadWishes(sources: readonly RequestSource[], plan: PlanRequest): UnmetWish[] {
  const words = sources.flatMap((source) => listWords(source, plan));
  return [...new Map(words.map((wish) => [wish.toLowerCase(), wish])).values()].map((wish) => ({
    wish,
    reason: "not_understood",
  }));
}

function listWords({ field, text, needs, practice, dishes }: RequestSource, plan: PlanRequest): string[] {
  const isText = field === "request_text";
  const unknown = needs.avoided.filter((food) => resolveAvoided(food.text) === null);
  const understood = [
    ...needs.understood,
    ...practice.understood,
    ...dishes.understood,
    ...(isText ? plan.understood : []),
  ].filter(({ start, end }) => !unknown.some((food) => food.start < end && start < food.end));
  const unread = listUnread(text, understood, { hasNumbers: true });
  const isEmpty = !isText && unread.length === 0 && understood.length === 0;
  return isEmpty && text.trim() !== "" ? [text.trim()] : unread;
}
