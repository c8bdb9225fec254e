import { listUnread, type PlanRequest, resolveAvoided } from "../../../shared/domain/constraints/mod.ts";
import type { Span } from "../../../shared/language/mod.ts";
import type { UnmetWish } from "../contract.ts";
import { readDishes } from "./read-dishes.ts";
import type { RequestSource } from "./request-source.ts";

/** The words of the text and of the entries that were not understood. What is to be left out is refused elsewhere. */
export function listUnreadWishes(sources: readonly RequestSource[], plan: PlanRequest): UnmetWish[] {
  const words = sources.flatMap((source) => listWords(source, plan));
  const unread = [...new Map(words.map((wish) => [wish.toLowerCase(), wish])).values()];
  return [
    ...unread.map((wish): UnmetWish => ({ wish, reason: "not_understood" })),
    ...sources.flatMap(listRefusedDishes),
  ];
}

/** "No dairy mac and cheese" leaves a dish out where nothing else is asked for: it may have been the wish. */
function listRefusedDishes({ field, text: whole, needs, dishes }: RequestSource): UnmetWish[] {
  if (field !== "request_text") return [];
  if (dishes.dishes.length + needs.dishWords.length + needs.wanted.length > 0) return [];
  return needs.avoided
    .filter(({ start }) => /\bno $/i.test(whole.slice(Math.max(0, start - 4), start)))
    .flatMap(({ text }) => readDishes(text, []).dishes.filter(({ words }) => words.length < text.length))
    .map(({ words }) => ({
      wish: words,
      reason: "conflicts",
      detail: "read as a dish to leave out: name it apart from what it must not contain",
    }));
}

function listWords({ field, text, needs, practice, dishes }: RequestSource, plan: PlanRequest): string[] {
  const isText = field === "request_text";
  // "I don't want to turn the oven on" leaves out no food.
  const isPractice = (food: Span) =>
    practice.understood.some((span) => span.start <= food.start && food.end <= span.end);
  const unknown = needs.avoided.filter((food) => resolveAvoided(food.text) === null && !isPractice(food));
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
