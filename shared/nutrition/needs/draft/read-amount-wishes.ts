import { isBreak, type Reading, spanOf, wordAt } from "../reading.ts";
import { foodNameAt } from "../wishes/food-names.ts";

/** An ingredient of which more or less is wanted. */
export interface AmountWish {
  readonly food: string;
  readonly direction: "more" | "less";
}

const directions = new Map<string, AmountWish["direction"]>([
  ["less", "less"],
  ["fewer", "less"],
  ["more", "more"],
  ["extra", "more"],
]);
const reach = 3;

/** Reads "less cheese please", "more garlic". */
export function readAmountWishes(reading: Reading): AmountWish[] {
  return reading.tokens.flatMap(({ text }, at): AmountWish[] => {
    const direction = directions.get(text);
    if (direction === undefined || wordAt(reading, at + 1) === "than") return [];
    const food = findFood(reading, at + 1);
    return food === null ? [] : [{ food, direction }];
  });
}

function findFood(reading: Reading, from: number): string | null {
  for (let at = from; at < from + reach && !isBreak(reading, at); at++) {
    const name = foodNameAt(reading, at);
    if (!name?.isFood) continue;
    const span = spanOf(reading, at, name.end);
    return reading.text.slice(span.start, span.end);
  }
  return null;
}
