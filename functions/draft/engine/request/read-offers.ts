import {
  isBreak,
  isUsed,
  phraseAt,
  type Reading,
  wordAt,
} from "../../../../shared/domain/constraints/mod.ts";
import additions from "./data/addition-words.json" with { type: "json" };
import data from "./data/swap-words.json" with { type: "json" };
import { indexWords } from "./found-swaps.ts";
import { isLikelyFood, type SwapFood, swapFoodAt, swapFoodsAt } from "./swap-phrases.ts";

/** A food to take, in the place of what the recipe has of its kind: "use oat milk". */
export type Offer = {
  readonly to: string;
  /** "Half wholemeal flour". */
  readonly share?: number | undefined;
  /** What the clause before leaves out, whose place it may take. */
  readonly insteadOf?: string | undefined;
  /** With the amount that is stated: "a pinch of cinnamon". */
  readonly measured: string;
  /** What would do as well: "trout or any other fish". */
  readonly others: readonly string[];
};

const cues = indexWords(data.bareUse);
const noOffers = new Set(data.noOffers);
const directions = new Set(additions.directions);
const polite = ["please", "pls", "thanks", "instead"];

/** Reads "use oat milk", "oat milk please", "with brown sugar" where nothing says what goes for it. */
export function readOffers(reading: Reading): Offer[] {
  const offers: Offer[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    const food = offerAt(reading, at);
    if (food === null || isUsed(reading, food.start, food.end)) continue;
    const foods = [food, ...joinedTo(reading, food)];
    const others = othersThan(reading, food);
    offers.push(
      ...foods.map(({ text, share, measured }) => ({
        to: text,
        share,
        measured,
        others: others.map((other) => other.text),
      })),
    );
    at = (others.at(-1) ?? foods.at(-1) ?? food).end - 1;
  }
  return offers;
}

/** "… or any cheaper fish": the first is taken. */
function othersThan(reading: Reading, { end }: SwapFood): SwapFood[] {
  return wordAt(reading, end) === "or" ? swapFoodsAt(reading, end + 1) : [];
}

/** "… and almond butter" goes on with the offer before it. */
function joinedTo(reading: Reading, { end }: SwapFood): SwapFood[] {
  if (!["and", ",", "+"].includes(wordAt(reading, end))) return [];
  const foods = swapFoodsAt(reading, end + 1);
  const last = foods.at(-1)?.end ?? end;
  const isAlone = isBreak(reading, last) || polite.includes(wordAt(reading, last));
  return isAlone && foods.every((food) => isLikelyFood(reading, { ...food, isKnown: false })) ? foods : [];
}

function offerAt(reading: Reading, at: number): SwapFood | null {
  if (!isBreak(reading, at - 1) && !["and", "so", "then"].includes(wordAt(reading, at - 1))) return null;
  const cue = phraseAt(cues, reading, at);
  const food = swapFoodAt(reading, cue?.end ?? at);
  const first = cue?.end ?? at;
  const isHalf = food?.share !== undefined && !food.isKnown;
  if (directions.has(wordAt(reading, first)) && !isHalf) return null;
  if (food === null || food.isKnown || !isLikelyFood(reading, food)) return null;
  if (food.text.split(" ").some((word) => noOffers.has(word.toLowerCase()))) return null;
  const isPolite = polite.includes(wordAt(reading, food.end)) && wordAt(reading, food.end + 1) !== "of";
  const isEnd = isPolite || isBreak(reading, food.end) || ["and", "or"].includes(wordAt(reading, food.end));
  return isEnd && (cue !== null || isPolite) ? food : null;
}
