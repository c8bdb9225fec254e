import { openReading } from "../open-reading.ts";
import { readLanguage } from "../plan/read-language.ts";
import { readSensory } from "../wishes/read-sensory.ts";
import type { NamedSwap } from "./found-swaps.ts";
import { type AmountWish, readAmountWishes } from "./read-amount-wishes.ts";
import { readComparisons, type TasteGoal } from "./read-comparisons.ts";
import { readScale, type ScaleRequest } from "./read-scale.ts";
import { readSwaps } from "./read-swaps.ts";

/** What a text wants changed about a recipe, beside the needs that `readNeeds` tells. */
export interface DraftRequest extends ScaleRequest {
  readonly swaps: readonly NamedSwap[];
  readonly tasteGoals: readonly TasteGoal[];
  readonly amounts: readonly AmountWish[];
  /** English name: "German". */
  readonly language: string | null;
}

/** Reads the wishes of a draft request, the recipe itself left out of the text where it stood in it. */
export function readDraftRequest(text: string): DraftRequest {
  const reading = openReading(text);
  const language = readLanguage(reading);
  const compared = readComparisons(reading);
  const plain = readSensory(reading, "asked").map((goal) => ({ ...goal, food: null }));
  const named = new Set(compared.map(({ attribute }) => attribute));
  return {
    swaps: mergeSwaps(readSwaps(reading), compared),
    tasteGoals: [...compared, ...plain.filter(({ attribute }) => !named.has(attribute))],
    amounts: readAmountWishes(reading),
    ...readScale(reading),
    language,
  };
}

/** "Something crunchier than the banana" lets the banana go. */
function mergeSwaps(swaps: readonly NamedSwap[], compared: readonly TasteGoal[]): NamedSwap[] {
  const known = new Set(swaps.map(({ from }) => from.toLowerCase()));
  const gone = compared.flatMap(({ food }) => (food === null || known.has(food.toLowerCase()) ? [] : [food]));
  return [...swaps, ...[...new Set(gone)].map((from) => ({ from, to: null }))];
}
