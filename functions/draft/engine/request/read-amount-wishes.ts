import {
  foodNameAt,
  indexNeeds,
  isBreak,
  phraseAt,
  type Reading,
  spanOf,
  wordAt,
} from "../../../../shared/domain/constraints/mod.ts";
import { isPart } from "../source/find-part.ts";
import { nameFood } from "../source/name-food.ts";
import data from "./data/amount-words.json" with { type: "json" };
import { swapFoodAt } from "./swap-phrases.ts";

/** An ingredient of which more or less is wanted. */
export type AmountWish = {
  readonly food: string;
  readonly direction: "more" | "less";
  /** By how much its amount is multiplied; null where only more or less is stated. */
  readonly factor: number | null;
  /** By how much, as it is measured: "30 g". */
  readonly by?: string | undefined;
  /** The 1-based lines of the part that it names: "double the sauce". */
  readonly lines?: readonly number[] | undefined;
};

const directions = indexNeeds<AmountWish["direction"]>([
  ...data.less.map((phrase) => [phrase, "less"] as const),
  ...data.more.map((phrase) => [phrase, "more"] as const),
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
const shares = new Map([
  ["half", 1 / 2],
  ["third", 1 / 3],
  ["quarter", 1 / 4],
]);
const hundred = 100;
const reach = 3;

/** Reads "less cheese please", "more garlic", "double the sugar", "cut the butter by half", "3 eggs instead of 2". */
export function readAmountWishes(reading: Reading): AmountWish[] {
  const wishes: AmountWish[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    const cue = phraseAt(directions, reading, at);
    const stated =
      readMultiple(reading, at) ??
      readExchangedCount(reading, at) ??
      (cue === null ? null : readDirected(reading, cue));
    if (stated !== null) wishes.push(stated);
    if (cue !== null) at = cue.end - 1;
  }
  return wishes;
}

function readDirected(
  reading: Reading,
  cue: { text: string; end: number; meaning: AmountWish["direction"] },
): AmountWish | null {
  if (wordAt(reading, cue.end) === "than") return null;
  const place = findPlace(reading, cue.end);
  if (place === null) return null;
  const share =
    wordAt(reading, place.end) === "by"
      ? (readShare(reading, place.end + 1) ?? readPercent(reading, place.end + 1))
      : null;
  const by = wordAt(reading, place.end) === "by" && share === null ? measureAt(reading, place.end + 1) : null;
  if (by !== null) return { food: place.text, direction: cue.meaning, factor: null, by };
  // "Cut the carrots" is a step.
  if (share === null && data.byOnly.includes(cue.text)) return null;
  const factor = share === null ? null : cue.meaning === "less" ? 1 - share : 1 + share;
  return { food: place.text, direction: cue.meaning, factor };
}

/** "Half", "a third", "20 %". */
function readShare(reading: Reading, from: number): number | null {
  const at = ["a", "one", "about", "around"].includes(wordAt(reading, from)) ? from + 1 : from;
  const named = shares.get(wordAt(reading, at));
  if (named !== undefined) return named;
  const { kind, value = 0 } = reading.tokens[at] ?? {};
  const isPercent = ["%", "percent"].includes(wordAt(reading, at + 1));
  return kind === "number" && isPercent && value > 0 && value < hundred ? value / hundred : null;
}

/** "20%" in one word. */
function readPercent(reading: Reading, at: number): number | null {
  const from = spanOf(reading, at, at + 1).start;
  const stated = /^(\d{1,2}) ?(?:%|percent)/i.exec(reading.text.slice(from, from + "99 percent".length))?.[1];
  return stated === undefined ? null : Number(stated) / hundred;
}

/** "30 g", "2 tbsp". */
function measureAt(reading: Reading, at: number): string | null {
  if (reading.tokens[at]?.kind !== "number") return null;
  const span = spanOf(reading, at, reading.tokens[at + 1]?.kind === "word" ? at + 2 : at + 1);
  return reading.text.slice(span.start, span.end);
}

function readMultiple(reading: Reading, at: number): AmountWish | null {
  const factor = factors.get(wordAt(reading, at));
  // Double cream is a food, and half a lemon an amount.
  const from = wordAt(reading, at + 1) === "of" ? at + 2 : at + 1;
  if (factor === undefined || !["the", "my"].includes(wordAt(reading, from))) return null;
  const food = findFood(reading, from);
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
  return findPlace(reading, from)?.text ?? null;
}

function findPlace(reading: Reading, from: number): { text: string; end: number } | null {
  const all = swapFoodAt(reading, from);
  const isWhole = all !== null && (nameFood(all.text)?.fit === "exact" || isPart(all.text));
  if (isWhole) return { text: all.text, end: all.end };
  for (let at = from; at < from + reach && !isBreak(reading, at); at++) {
    const name = foodNameAt(reading, at);
    const end = pantry.has(wordAt(reading, at)) ? at + 1 : name?.isFood ? name.end : null;
    if (end === null) continue;
    // "Chili powder" is more than its first word.
    const whole = swapFoodAt(reading, at);
    const isLonger = whole !== null && whole.start === at && whole.end > end;
    if (isLonger && nameFood(whole.text) !== null) return { text: whole.text, end: whole.end };
    const span = spanOf(reading, at, end);
    return { text: reading.text.slice(span.start, span.end), end };
  }
  return null;
}
