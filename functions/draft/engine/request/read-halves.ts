import { phraseAt, type Reading, wordAt } from "../../../../shared/domain/constraints/mod.ts";
import data from "./data/swap-words.json" with { type: "json" };
import { type FoundSwaps, indexWords, pairSwaps } from "./found-swaps.ts";
import { type SwapFood, swapFoodAt } from "./swap-phrases.ts";

const exchanges = indexWords([...data.exchange, ...data.exchangeEither]);
const insteadOf = indexWords([...data.insteadOf, "for"]);
const toWords = new Set(data.toWords);
const joints = new Set(["and", ",", "+", "&", "/"]);

/** Two foods that share a place: "half olive oil, half yoghurt", "a mix of rye and spelt". */
type Halves = { readonly one: SwapFood; readonly other: SwapFood };

/** "Swap the butter for half olive oil, half yoghurt", "half rye and half spelt instead of the wheat flour". */
export function readHalves(reading: Reading, at: number): FoundSwaps | null {
  const verb = phraseAt(exchanges, reading, at);
  if (verb !== null) {
    const from = swapFoodAt(reading, verb.end);
    const halves =
      from !== null && toWords.has(wordAt(reading, from.end)) ? halvesAt(reading, from.end + 1) : null;
    return from === null || halves === null ? null : share(reading, from, halves, halves.other.end);
  }
  const halves = halvesAt(reading, at);
  const cue = halves === null ? null : phraseAt(insteadOf, reading, halves.other.end);
  const from = cue === null ? null : swapFoodAt(reading, cue.end);
  return from === null || halves === null ? null : share(reading, from, halves, from.end);
}

function halvesAt(reading: Reading, at: number): Halves | null {
  const mixed = mixStart(reading, at);
  const one = swapFoodAt(reading, mixed ?? at);
  if (one === null || (mixed === null && one.share === undefined)) return null;
  let next = one.end;
  while (joints.has(wordAt(reading, next))) next++;
  const other = next === one.end ? null : swapFoodAt(reading, next);
  return other === null || (mixed === null && other.share === undefined) ? null : { one, other };
}

/** Behind "a mix of", "equal parts of". */
function mixStart(reading: Reading, from: number): number | null {
  const at = ["a", "an"].includes(wordAt(reading, from)) ? from + 1 : from;
  const isMix = ["mix", "mixture", "blend"].includes(wordAt(reading, at));
  if (isMix && wordAt(reading, at + 1) === "of") return at + 2;
  if (wordAt(reading, at) !== "equal" || !wordAt(reading, at + 1).startsWith("part")) return null;
  return wordAt(reading, at + 2) === "of" ? at + 3 : at + 2;
}

function share(reading: Reading, from: SwapFood, { one, other }: Halves, end: number): FoundSwaps | null {
  const whole = { ...from, share: undefined };
  const found = pairSwaps(reading, [whole], { ...one, measured: one.text }, end);
  const rest = other.text;
  return found === null ? null : { ...found, swaps: found.swaps.map((swap) => ({ ...swap, rest })) };
}
