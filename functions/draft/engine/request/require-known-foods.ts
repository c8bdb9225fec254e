import { resolveAvoided, type StatedNeeds } from "../../../../shared/domain/constraints/mod.ts";
import { type FieldIssue, fieldError } from "../../../../shared/platform/kernel/mod.ts";

/** Throws for foods to leave out that are not known: nothing that somebody must not eat is left to chance. */
export function requireKnownFoods(
  avoidedFoods: readonly string[],
  { restrictions, text }: StatedNeeds,
): void {
  const ofField = avoidedFoods.flatMap((words, at) => findUnknown(words, `avoided_foods[${at}]`));
  const ofRestrictions = restrictions.flatMap(({ avoided }, at) =>
    avoided.flatMap((food) => findUnknown(food.text, `restrictions[${at}]`)),
  );
  const ofText = text.avoided
    .filter(({ isReaction }) => isReaction)
    .flatMap((food) => findUnknown(food.text, "request_text"));
  const [first, ...others] = [...ofField, ...ofRestrictions, ...ofText];
  if (first !== undefined) throw fieldError("validation_error", [first, ...others]);
}

function findUnknown(words: string, field: string): FieldIssue[] {
  if (resolveAvoided(words) !== null) return [];
  const message = `"${words.trim()}" names no known food; use an English, German, French, Italian or Spanish name`;
  return [{ field, message }];
}
