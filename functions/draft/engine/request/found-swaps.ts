import { indexNeeds, phraseAt, type Reading, wordAt } from "../../../../shared/domain/constraints/mod.ts";
import data from "./data/swap-words.json" with { type: "json" };
import { isLikelyFood, nameReplacement, type SwapFood, swapFoodAt, swapFoodsAt } from "./swap-phrases.ts";

/** An ingredient to change for another one; `to` is null where any fitting one may take its place. */
export type NamedSwap = {
  readonly from: string;
  readonly to: string | null;
  /** It is only to be left out: nothing has to take its place. */
  readonly isDropped?: boolean | undefined;
  /** Only "no" says so, as of what somebody does not eat. */
  readonly isBare?: boolean | undefined;
  /** It has to go, with something in its place where anything fits. */
  readonly isGoing?: boolean | undefined;
  /** How much of it goes: half of the rice; all where it is not said. */
  readonly share?: number | undefined;
  /** What comes with its amount: "450 g cauliflower rice". */
  readonly amount?: string | undefined;
  /** What goes, with its amount: "one egg" of two. */
  readonly of?: string | undefined;
  /** What comes for the other half: "half olive oil, half yoghurt". */
  readonly rest?: string | undefined;
  /** As much comes by weight as goes: "gram for gram". */
  readonly isSameMass?: boolean | undefined;
  /** Nothing of the kind may be left or come in: "nuts are banned". */
  readonly isBanned?: boolean | undefined;
};

/** Swaps that one phrase says, and where it ends. */
export type FoundSwaps = {
  readonly swaps: readonly NamedSwap[];
  readonly end: number;
};

const cuts = new Set(data.cuts);
const insteadOf = indexNeeds(data.insteadOf.map((phrase) => [phrase, phrase] as const));
const animals = new RegExp(`\\b(?:${data.animals.join("|")})\\b`, "i");

/** Finds the swaps of a phrase that begins at a place; null for none. */
export type SwapReader = (reading: Reading, at: number) => FoundSwaps | null;

/** All that goes, for what comes; null where nothing goes. */
export function pairSwaps(
  reading: Reading,
  from: readonly (SwapFood | null)[],
  to: SwapFood | null,
  end: number,
): FoundSwaps | null {
  const stated = nameCut(nameReplacement(reading, to), from[0] ?? null);
  const amount = stated === null || to === null || to.measured === to.text ? {} : { amount: to.measured };
  const swaps = from.flatMap((food) =>
    food === null
      ? []
      : [
          {
            from: food.text,
            to: stated,
            ...(food.share === undefined ? {} : { share: food.share }),
            ...(food.measured === food.text ? {} : { of: food.measured }),
            ...amount,
          },
        ],
  );
  return swaps.length === 0 ? null : { swaps, end };
}

/** "Thighs not a whole chicken" are those of the chicken. */
function nameCut(stated: string | null, from: SwapFood | null): string | null {
  const isCut = stated?.split(" ").every((word) => cuts.has(word.toLowerCase())) === true;
  const animal = animals.exec(from?.text ?? "")?.[0];
  return isCut && animal !== undefined ? `${animal.toLowerCase()} ${stated}` : stated;
}

/** Foods from a place on that go without a word of what comes; words that are no food ("no time") are none. */
export function listGone(reading: Reading, from: number): FoundSwaps | null {
  const foods = withoutComing(reading, swapFoodsAt(reading, from)).filter((food) =>
    isLikelyFood(reading, food),
  );
  return pairSwaps(reading, foods, null, foods.at(-1)?.end ?? from);
}

/** "Lose the peas, rice not pasta": the last food of the list is what comes in the next exchange. */
function withoutComing(reading: Reading, foods: readonly SwapFood[]): readonly SwapFood[] {
  const end = foods.at(-1)?.end ?? 0;
  const next = wordAt(reading, end) === "," ? end + 1 : end;
  const isNot = wordAt(reading, next) === "not" && swapFoodAt(reading, next + 1) !== null;
  const isComing = isNot || phraseAt(insteadOf, reading, next) !== null;
  return foods.length > 1 && isComing ? foods.slice(0, -1) : foods;
}

/** The swaps as ones that only leave out. */
export function dropped({ swaps, end }: FoundSwaps): FoundSwaps {
  return { swaps: swaps.map((swap) => ({ ...swap, isDropped: true })), end };
}

/** Phrases of a list, to be found in a reading. */
export function indexWords(phrases: readonly string[]) {
  return indexNeeds(phrases.map((phrase) => [phrase, phrase] as const));
}
