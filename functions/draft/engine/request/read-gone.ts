import { isBreak, phraseAt, type Reading, wordAt } from "../../../../shared/domain/constraints/mod.ts";
import roles from "../substitution/data/needed-roles.json" with { type: "json" };
import data from "./data/swap-words.json" with { type: "json" };
import { dropped, type FoundSwaps, indexWords, listGone, pairSwaps } from "./found-swaps.ts";
import { isLikelyFood, readUse, type SwapFood, swapFoodBefore, swapFoodsAt } from "./swap-phrases.ts";

const lacking = indexWords([...data.findFor, ...data.lacking]);
const leaveOut = indexWords(data.drop);
const goes = indexWords(data.goes);
const goesOut = indexWords(data.goesOut);
const banned = indexWords(data.banned);
const kindWords = new Set(roles.kindWords);
const bare = new Set(["no", "not any"]);
const splitVerbs = new Set(data.split);

/** Who eats no pork still wants something in its place. */
const eats = new Set([
  "eat",
  "eats",
  "ate",
  "drink",
  "drinks",
  "have",
  "has",
  "take",
  "takes",
  "want",
  "wants",
]);

/** "I have no buttermilk" wants a substitute, "leave out the nuts" none. */
export function readGone(reading: Reading, at: number): FoundSwaps | null {
  const cue = phraseAt(lacking, reading, at);
  const dropCue = cue === null ? phraseAt(leaveOut, reading, at) : null;
  const end = cue?.end ?? dropCue?.end;
  const gone = end === undefined ? null : listGone(reading, end);
  const isDropped = dropCue !== null && !eats.has(wordAt(reading, at - 1));
  if (gone === null) return null;
  const isAll = end !== undefined && isDropped && isOfAll(reading, end, gone.end);
  const isBare = isDropped && bare.has(dropCue.text);
  const left = isBare ? bareOf(dropped(gone)) : isDropped ? dropped(gone) : gone;
  return withInstead(reading, gone) ?? (isAll ? ofAll(gone) : left);
}

/** "No beef" is of a kind of food, "no raisins" of an ingredient. */
function bareOf({ swaps, end }: FoundSwaps): FoundSwaps {
  const isKind = (food: string) => kindWords.has(food.toLowerCase());
  return { swaps: swaps.map((swap) => (isKind(swap.from) ? { ...swap, isBare: true } : swap)), end };
}

/** "Remove all chilli", "no onion of any kind": none may be left in another line. */
function isOfAll(reading: Reading, from: number, end: number): boolean {
  const isAllBefore = ["all", "any", "every"].includes(wordAt(reading, from));
  const behind = [0, 1, 2].map((next) => wordAt(reading, end + next)).join(" ");
  return isAllBefore || /^(?:of any kind|in any form|of any sort|whatsoever)/.test(behind);
}

function ofAll({ swaps, end }: FoundSwaps): FoundSwaps {
  return { swaps: swaps.map((swap) => ({ ...swap, isDropped: true, isBanned: true })), end };
}

/** "Leave out the ham and use chicken instead"; an amount is of all that comes: "drop both and add 300 g tofu instead". */
function withInstead(reading: Reading, gone: FoundSwaps): FoundSwaps | null {
  let at = gone.end;
  while ([",", ";", "and", "but"].includes(wordAt(reading, at))) at++;
  const to = at === gone.end ? null : readUse(reading, at);
  if (to === null || wordAt(reading, to.end) !== "instead" || wordAt(reading, to.end + 1) === "of")
    return null;
  const [first, ...others] = gone.swaps.map(({ from }) => from);
  if (first === undefined) return null;
  if (to.measured === to.text)
    return { swaps: gone.swaps.map(({ from }) => ({ from, to: to.text })), end: to.end + 1 };
  const left = others.map((from) => ({ from, to: null, isDropped: true }));
  return { swaps: [{ from: first, to: to.text, amount: to.measured }, ...left], end: to.end + 1 };
}

/** "Cut the beans": all of the clause, not "cut the beans into pieces". */
export function readCut(reading: Reading, at: number): FoundSwaps | null {
  if (wordAt(reading, at) !== "cut" || !isBreak(reading, at - 1)) return null;
  const foods = swapFoodsAt(reading, at + 1);
  const end = foods.at(-1)?.end ?? at;
  const gone =
    isBreak(reading, end) && foods.every((food) => food.isKnown)
      ? pairSwaps(reading, foods, null, end)
      : null;
  return gone === null ? null : dropped(gone);
}

/** "Take the anchovies out". */
export function readSplit(reading: Reading, at: number): FoundSwaps | null {
  if (!splitVerbs.has(wordAt(reading, at))) return null;
  const foods = swapFoodsAt(reading, at + 1);
  const end = foods.at(-1)?.end ?? at;
  if (!["out", "off", "away"].includes(wordAt(reading, end)) || wordAt(reading, end + 1) === "of")
    return null;
  const gone = pairSwaps(reading, foods, null, end + 1);
  return gone === null ? null : dropped(gone);
}

/** "Nuts are banned": none of the kind may stand in the dish. */
export function readBanned(reading: Reading, at: number): FoundSwaps | null {
  const cue = phraseAt(banned, reading, at);
  const gone = cue === null ? null : pairSwaps(reading, foodsBefore(reading, at), null, cue.end);
  if (gone === null) return null;
  return { ...gone, swaps: gone.swaps.map((swap) => ({ ...swap, isDropped: true, isBanned: true })) };
}

/** "The cream has to go" wants a substitute, "the nuts can be left out" none. */
export function readGoing(reading: Reading, at: number): FoundSwaps | null {
  const cue = phraseAt(goes, reading, at);
  if (cue !== null) {
    const going = pairSwaps(reading, foodsBefore(reading, at), null, cue.end);
    return going && { ...going, swaps: going.swaps.map((swap) => ({ ...swap, isGoing: true })) };
  }
  const outCue = phraseAt(goesOut, reading, at);
  const gone = outCue === null ? null : pairSwaps(reading, foodsBefore(reading, at), null, outCue.end);
  return gone === null ? null : dropped(gone);
}

const articles = new Set(["the", "my", "our", "all", "any"]);
const joints = new Set(["and", "&", "or", ","]);

/** "The ham and the cheese have to go": all foods of a list that begins its sentence, or else the one before a place. */
function foodsBefore(reading: Reading, end: number): (SwapFood | null)[] {
  const last = swapFoodBefore(reading, end);
  const foods: SwapFood[] = [];
  for (let food = last; food !== null; ) {
    if (foods.length > 0 && !isLikelyFood(reading, { ...food, isKnown: false })) break;
    foods.unshift(food);
    let start = food.start;
    while (articles.has(wordAt(reading, start - 1))) start--;
    if (!joints.has(wordAt(reading, start - 1))) return isBreak(reading, start - 1) ? foods : [last];
    while (joints.has(wordAt(reading, start - 1))) start--;
    food = swapFoodBefore(reading, start);
  }
  return [last];
}
