import { phraseAt, type Reading, wordAt } from "../../../../shared/domain/constraints/mod.ts";
import data from "./data/clause-words.json" with { type: "json" };
import { indexWords } from "./found-swaps.ts";
import { isLikelyFood, type SwapFood, swapFoodBefore, swapFoodsAt } from "./swap-phrases.ts";

const cues = indexWords(data.keep);
const tails = indexWords(data.stays);
const musts = indexWords(data.must);
const permits = indexWords(data.permitTails);

/** Ingredients that are to stay or to be in: "keep the gruyère", "it must have steak", "the nuts stay". */
export function readKeeps(reading: Reading): string[] {
  return reading.tokens.flatMap((_, at) => {
    const cue = phraseAt(cues, reading, at) ?? phraseAt(musts, reading, at);
    if (cue !== null)
      return named(
        reading,
        swapFoodsAt(reading, cue.end).filter((food) => !isLeft(reading, food)),
      );
    return phraseAt(tails, reading, at) === null ? [] : named(reading, [swapFoodBefore(reading, at)]);
  });
}

/** Foods that may come: "tofu is fine", "beef ok". */
export function readLikes(reading: Reading): string[] {
  return reading.tokens.flatMap((_, at) =>
    phraseAt(permits, reading, at) === null ? [] : named(reading, [permittedBefore(reading, at)]),
  );
}

/** "The oil is fine" is of what the recipe has, and nothing that may come. */
function permittedBefore(reading: Reading, at: number): SwapFood | null {
  const food = swapFoodBefore(reading, at);
  return food?.isKnown === true ? null : food;
}

/** "Keep the cream out". */
function isLeft(reading: Reading, { end }: SwapFood): boolean {
  return ["out", "off", "away", "to", "under", "below"].includes(wordAt(reading, end));
}

function named(reading: Reading, foods: readonly (SwapFood | null)[]): string[] {
  return foods.flatMap((food) =>
    food !== null && isLikelyFood(reading, { ...food, isKnown: false }) ? [food.text] : [],
  );
}
