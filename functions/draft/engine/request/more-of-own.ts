import { splitTerms } from "../../../../shared/domain/nutrition/mod.ts";
import type { StatedRecipe } from "../brief.ts";
import type { DraftRequest } from "./read-draft-request.ts";

/** "More beans" is more of those of the recipe, where it has any. */
export function moreOfOwn(wishes: DraftRequest, { lines }: StatedRecipe): DraftRequest {
  const names = lines.map((line) => splitTerms(typeof line === "string" ? line : line.name));
  const isOwn = (food: string) => {
    const terms = splitTerms(food);
    return names.some((name) => terms.length > 0 && terms.every((term) => name.includes(term)));
  };
  const own = wishes.additions.filter(
    ({ said, text, isTotal }) => said !== text && isTotal !== true && isOwn(said),
  );
  if (own.length === 0) return wishes;
  const foods = [...new Set(own.map(({ said }) => said))];
  return {
    ...wishes,
    additions: wishes.additions.filter((addition) => !own.includes(addition)),
    amounts: [
      ...wishes.amounts,
      ...foods.map((food) => ({ food, direction: "more" as const, factor: null })),
    ],
  };
}
