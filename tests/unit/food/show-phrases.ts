import type { Chunk } from "../../../shared/domain/food/text/chunks.ts";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";

/** Each phrase of an entry as its terms, with the amount in front and the share that was eaten behind: "150 g rice". */
export function showPhrases(text: string): string[] {
  return outlineMeal(text).chunks.map(showPhrase);
}

/** One of them. */
export function showPhrase({ terms, measure, eatenShare }: Chunk): string {
  const amount = measure === null || measure.kind === "article" ? [] : [countOf(measure), measure.unit];
  const share = eatenShare === 1 ? [] : [`× ${Math.round(eatenShare * 100) / 100}`];
  return [...amount, ...terms, ...share].filter((part) => part !== "").join(" ");
}

function countOf({ count, unit, grams }: NonNullable<Chunk["measure"]>): number {
  return unit === "g" ? count * (grams ?? 1) : count;
}
