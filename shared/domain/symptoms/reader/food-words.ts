import { singularise } from "../../../language/mod.ts";
import { kindRows } from "../../nutrition/mod.ts";
import triggerData from "./wording/trigger.json" with { type: "json" };

/** Words that a food is named by alone: the last of each name that diets and allergies know, and common heads of names. */
const foodWords = new Set([
  ...[...kindRows.values()].flatMap(({ terms, typical, may }) =>
    [...terms, ...typical, ...may].map((term) => term.split(" ").at(-1) ?? ""),
  ),
  ...triggerData.foodHeads.split(" "),
]);
const others = new Set(triggerData.notFoodHeads.split(" "));

/** Whether a folded word names a food or drink. */
export function isFoodWord(word: string): boolean {
  const single = singularise(word);
  return !others.has(word) && !others.has(single) && (foodWords.has(word) || foodWords.has(single));
}
