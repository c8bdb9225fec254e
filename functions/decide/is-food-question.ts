import type { Needs } from "../../shared/nutrition/needs/needs.ts";
import type { Candidate } from "./candidate.ts";
import { showsFood } from "./shows-food.ts";
import { readTopic } from "./topic-words.ts";

/** Whether a question is what to eat or drink, by its words and by what its options turned out to be. */
export function isFoodQuestion(text: string, candidates: readonly Candidate[], needs: Needs): boolean {
  const topic = readTopic(text);
  const { isEating, isOther, asksForOther } = topic;
  if (candidates.length === 0)
    return (
      isEating || hasNeeds(needs) || (!isOther && (topic.isGeneric || topic.maybeEating || showsFood(text)))
    );
  const isAllFood = candidates.every(({ kind }) => kind === "food" || kind === "nothing");
  if (isAllFood) return !(asksForOther && isOther && !isEating && !hasNeeds(needs));
  if (isOther && !isEating) return false;
  if (candidates.some(({ kind }) => kind === "food" || kind === "placeholder")) return true;
  if (candidates.every(({ kind }) => kind === "thing")) return false;
  return isEating || topic.maybeEating || hasNeeds(needs);
}

function hasNeeds({ diets, conditions, allergies, avoided, goals, limits }: Needs): boolean {
  return [diets, conditions, allergies, avoided, goals, limits].some((list) => list.length > 0);
}
