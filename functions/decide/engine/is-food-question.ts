import type { Needs } from "../../../shared/domain/constraints/mod.ts";
import type { Candidate } from "./candidate.ts";
import type { Question } from "./question.ts";
import { showsFood } from "./shows-food.ts";
import { readTopic } from "./topic-words.ts";

const edible: ReadonlySet<Candidate["kind"]> = new Set(["food", "labelled", "nothing"]);

/** Whether a candidate is known as food, by the catalogue or by its figures; to have nothing counts as well. */
export function isEdible({ kind }: Pick<Candidate, "kind">): boolean {
  return edible.has(kind);
}

/** Whether a question is what to eat or drink, by its words and by what its options turned out to be. */
export function isFoodQuestion({ text, candidates, needs, rules }: Question): boolean {
  const topic = readTopic(text);
  const { isEating, isOther, asksForOther } = topic;
  if (candidates.length === 0)
    return (
      isEating || hasNeeds(needs) || (!isOther && (topic.isGeneric || topic.maybeEating || showsFood(text)))
    );
  const isAllFood = candidates.every(isEdible);
  const isOfHealth = hasNeeds(needs) || rules.some(({ setting }) => setting !== "");
  if (isAllFood) return !(asksForOther && isOther && !isEating && !isOfHealth);
  if (isOther && !isEating && !(isOfHealth && candidates.some(isEdible))) return false;
  const isOddPair = candidates.some(({ kind }) => kind === "thing") && !topic.maybeEating;
  if (isOddPair && !isEating && !isOfHealth) return false;
  if (candidates.some((candidate) => isEdible(candidate) || candidate.kind === "placeholder")) return true;
  if (candidates.every(({ kind }) => kind === "thing")) return false;
  return isEating || topic.maybeEating || hasNeeds(needs);
}

/** Whether a question states a need of any kind. */
export function hasNeeds({ diets, conditions, allergies, avoided, goals, limits }: Needs): boolean {
  return [diets, conditions, allergies, avoided, goals, limits].some((list) => list.length > 0);
}
