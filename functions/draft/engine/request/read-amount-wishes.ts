import {
  foodNameAt,
  isBreak,
  type Reading,
  spanOf,
  wordAt,
} from "../../../../shared/domain/constraints/mod.ts";

/** An ingredient of which more or less is wanted. */
export type AmountWish = {
  readonly food: string;
  readonly direction: "more" | "less";
  /** By how much its amount is multiplied; null where only more or less is told. */
  readonly factor: number | null;
};

const directions = new Map<string, AmountWish["direction"]>([
  ["less", "less"],
  ["fewer", "less"],
  ["more", "more"],
  ["extra", "more"],
]);
const factors = new Map([
  ["double", 2],
  ["twice", 2],
  ["triple", 3],
  ["half", 0.5],
  ["halve", 0.5],
]);
/** Ingredients whose words are read as nutrients elsewhere. */
const pantry = new Set(["sugar", "salt"]);
const reach = 3;

/** Reads "less cheese please", "more garlic", "double the sugar", "3 eggs instead of 2". */
export function readAmountWishes(reading: Reading): AmountWish[] {
  return reading.tokens.flatMap(({ text }, at): AmountWish[] => {
    const told = readMultiple(reading, at) ?? readExchangedCount(reading, at);
    if (told !== null) return [told];
    const direction = directions.get(text);
    if (direction === undefined || wordAt(reading, at + 1) === "than") return [];
    const food = findFood(reading, at + 1);
    return food === null ? [] : [{ food, direction, factor: null }];
  });
}

function readMultiple(reading: Reading, at: number): AmountWish | null {
  const factor = factors.get(wordAt(reading, at));
  // Double cream is a food, and half a lemon an amount.
  if (factor === undefined || !["the", "my"].includes(wordAt(reading, at + 1))) return null;
  const food = findFood(reading, at + 1);
  return food === null ? null : toWish(food, factor);
}

function readExchangedCount(reading: Reading, at: number): AmountWish | null {
  const count = reading.tokens[at];
  const name = foodNameAt(reading, at + 1);
  if (count?.kind !== "number" || !name?.isFood) return null;
  if (wordAt(reading, name.end) !== "instead" || wordAt(reading, name.end + 1) !== "of") return null;
  const before = reading.tokens[name.end + 2];
  if (before?.kind !== "number" || before.value <= 0 || count.value <= 0) return null;
  const span = spanOf(reading, at + 1, name.end);
  return toWish(reading.text.slice(span.start, span.end), count.value / before.value);
}

function toWish(food: string, factor: number): AmountWish {
  return { food, direction: factor < 1 ? "less" : "more", factor };
}

function findFood(reading: Reading, from: number): string | null {
  for (let at = from; at < from + reach && !isBreak(reading, at); at++) {
    const name = foodNameAt(reading, at);
    const end = pantry.has(wordAt(reading, at)) ? at + 1 : name?.isFood ? name.end : null;
    if (end === null) continue;
    const span = spanOf(reading, at, end);
    return reading.text.slice(span.start, span.end);
  }
  return null;
}
