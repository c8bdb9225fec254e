import { listReactions, type PlanRequest, resolveAvoided } from "../../../shared/domain/constraints/mod.ts";
import { hasEnglishForm } from "../../../shared/language/mod.ts";
import { type FieldIssue, fieldError } from "../../../shared/platform/kernel/mod.ts";
import type { DesignRequest } from "../contract.ts";
import { listUnreadWishes } from "./list-unread-wishes.ts";
import type { RequestSource } from "./request-source.ts";

/** Throws for foods to leave out that are not known: nothing that somebody must not eat is left to chance. */
export function requireKnownFoods(
  { avoided_foods = [] }: DesignRequest,
  sources: readonly RequestSource[],
  plan: PlanRequest,
): void {
  const ofField = avoided_foods.flatMap((words, at): FieldIssue[] =>
    resolveAvoided(words) === null ? [reportUnknown(`avoided_foods[${at}]`, words)] : [],
  );
  // What must not be eaten is not known where no reader took the words of a reaction.
  const reactions = sources.flatMap(({ text }) => listReactions(text));
  const unread = listUnreadWishes(sources, plan).filter(({ wish }) =>
    reactions.some((word) => wish.toLowerCase().includes(word)),
  );
  const ofAllergy = unread.map(({ wish }): FieldIssue => {
    return { field: "request_text", message: `"${wish}" names an allergy, but not to what` };
  });
  const [first, ...others] = [...ofField, ...sources.flatMap(listUnknown), ...ofAllergy];
  if (first !== undefined) throw fieldError("validation_error", [first, ...others]);
}

function listUnknown({ field, path, needs, practice }: RequestSource): FieldIssue[] {
  if (field === "restrictions" && practice.understood.length > 0) return [];
  return needs.avoided
    .filter(({ text, isReaction }) => {
      if (resolveAvoided(text) !== null) return false;
      return isReaction || field === "restrictions" || !isCommon(text);
    })
    .map(({ text }) => reportUnknown(path, text));
}

/** "No frills": common words that name no food are a wish that was not understood, no food to leave out. */
function isCommon(words: string): boolean {
  return words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .every((word) => word.length < 4 || hasEnglishForm(word));
}

function reportUnknown(field: string, words: string): FieldIssue {
  return {
    field,
    message: `"${words.trim()}" names no known food; use an English, German, French, Italian or Spanish name`,
  };
}
