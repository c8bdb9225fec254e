import words from "../data/goal-words.json" with { type: "json" };
import { findNeeds, phraseAt } from "./find-needs.ts";
import { nutrients } from "./find-nutrients.ts";
import { goalPhrases, isBeforeFood } from "./goal-phrases.ts";
import { phraseTerms } from "./need-token.ts";
import type { NamedGoal } from "./needs.ts";
import { isBreak, isUsed, markUsed, type Reading, wordAt } from "./reading.ts";

type Nutrient = { readonly goal: string; readonly isLimited: boolean };

/** The words by which more or less of a compound is wanted; from `start` up to `end`, the compound included. */
type NutrientCue = {
  readonly direction: NamedGoal["direction"];
  readonly start: number;
  readonly end: number;
  /** "Sugar-free", "protein-rich": the cue follows the compound. */
  readonly isBehind: boolean;
};

const joiners = new Set(words.listJoiners);
const plainAdjectives = new Set(["low", "high", "reduced", "zero", "free", "no", "full", "rich"]);

const more = listTerms(words.more);
const less = listTerms(words.less);
const afterMore = listTerms(words.afterMore);
const afterLess = listTerms(words.afterLess);
const between = new Set(words.between);
const negators = new Set(["no", "not", "without", "don't", "can't", "cannot"]);
const softening = new Set(["a", "that", "so", "very", "overly", "such"]);
/** "I don't want the one with the most calories" */
const deniedThings = new Set(words.deniedGoals.things);
const wanting = new Set(words.deniedGoals.wanting);
const deniers = new Set(words.deniedGoals.deniers);
const deniedReach = 8;
const measures = new Set([
  "better",
  "best",
  "good",
  "care",
  "caring",
  "focus",
  "focusing",
  "matter",
  "matters",
]);
/** Words before "low" by which somebody tells of a lack and not of a food. */
const shortOf = new Set(["i", "am", "i'm", "im", "are", "been", "running", "run", "getting", "feeling"]);
/** "Worried about B12" fears a lack of it, "worried about salt" too much, as of what these are. */
const worries = new Set(["worried", "concerned", "worry", "worrying", "concern"]);
const fearedHigh = new Set(["potassium", "phosphorus", "vitamin_k", "vitamin_a", "iodine"]);
const lookBack = 5;
const { keepers: keepVerbs, words: stayVerbs, links, low, high, asking } = words.kept;
const keptAsking = new Set(asking);
const keepers = new Set(keepVerbs);
const keptWords = new Set(stayVerbs);
const keptLinks = new Set(links);
const keptLow = new Set(low);
const keptHigh = new Set(high);

/** Reads compounds that more or less of is wanted; in "low in sugar, salt and fat" the cue holds for all. */
export function readNutrientGoals(reading: Reading): NamedGoal[] {
  const found: NamedGoal[] = [];
  let previous: { end: number; direction: NamedGoal["direction"] } | null = null;
  for (const { start, end, meaning } of findNeeds(nutrients, reading)) {
    const phrase = phraseAt(goalPhrases, reading, start);
    if (isUsed(reading, start, end) || (phrase !== null && phrase.end > end)) continue;
    const cue = findNutrientCue(reading, start, end, meaning);
    const carried: NamedGoal["direction"] | null =
      previous !== null && isJoined(reading, previous.end, start) ? previous.direction : null;
    const direction: NamedGoal["direction"] | null = cue?.direction ?? carried;
    if (direction === null || isOfFood(reading, start, end, cue)) continue;
    previous = { end, direction };
    markUsed(reading, cue?.start ?? start, cue?.end ?? end);
    found.push({ goal: meaning.goal, direction, weight: 1 });
  }
  return found;
}

/** "A low-salt soup", "high-protein pancakes": of a dish that is to be made the words wish for it. */
export function readAttachedGoals(reading: Reading): NamedGoal[] {
  return findNeeds(nutrients, reading).flatMap(({ start, end, meaning }): NamedGoal[] => {
    if (isUsed(reading, start, end)) return [];
    const cue = findNutrientCue(reading, start, end, meaning);
    if (cue === null || !isOfFood(reading, start, end, cue)) return [];
    markUsed(reading, cue.start, cue.end);
    return [{ goal: meaning.goal, direction: cue.direction, weight: 1 }];
  });
}

function isJoined(reading: Reading, from: number, to: number): boolean {
  if (to - from > 2 || !joiners.has(wordAt(reading, from))) return false;
  return to - from === 1 || joiners.has(wordAt(reading, from + 1));
}

/** "Low-fat yogurt", "sugar-free cola": the words name a food, they wish for nothing. */
function isOfFood(reading: Reading, start: number, end: number, cue: NutrientCue | null): boolean {
  if (cue === null) return false;
  if (cue.isBehind)
    return plainAdjectives.has(wordAt(reading, cue.end - 1)) && isBeforeFood(reading, cue.end);
  const isAdjective = cue.start === start - 1 && plainAdjectives.has(wordAt(reading, cue.start));
  return isAdjective && isBeforeFood(reading, end);
}

/** Finds the cue of a compound that stands from `start` up to `end`; of a limited one "better" means less. */
function findNutrientCue(
  reading: Reading,
  start: number,
  end: number,
  { goal, isLimited }: Nutrient,
): NutrientCue | null {
  const behind = reading.terms[end] ?? "";
  if (behind === "wise" && !isLimited) return { direction: "more", start, end: end + 1, isBehind: true };
  if (afterLess.has(behind)) return { direction: "less", start, end: end + 1, isBehind: true };
  if (afterMore.has(behind)) return { direction: "more", start, end: end + 1, isBehind: true };
  const kept = readKept(reading, start, end);
  if (kept !== null) return kept;
  for (let at = start - 1; at >= start - lookBack && !isBreak(reading, at); at--) {
    const isLackFeared = worries.has(wordAt(reading, at)) && !isLimited && !fearedHigh.has(goal);
    const direction = isLackFeared ? "more" : readDirection(reading, at, isLimited);
    if (direction !== null) return { direction, start: at, end, isBehind: false };
    if (!between.has(wordAt(reading, at))) return null;
  }
  return null;
}

/** "Keep my potassium low", "sugar kept to a minimum", "salt should stay down"; "my potassium is low" is a state. */
function readKept(reading: Reading, start: number, end: number): NutrientCue | null {
  let at = end;
  while (keptLinks.has(wordAt(reading, at)) || keptWords.has(wordAt(reading, at))) at++;
  const isLow = keptLow.has(wordAt(reading, at));
  if (!isLow && !keptHigh.has(wordAt(reading, at))) return null;
  let from = start;
  while (from > start - lookBack && !keepers.has(wordAt(reading, from)) && !isBreak(reading, from)) from--;
  const isAsked = keptAsking.has(wordAt(reading, at + 1));
  const isKept = isAsked || reading.tokens.slice(end, at).some(({ text }) => keptWords.has(text));
  if (!isKept && !keepers.has(wordAt(reading, from))) return null;
  return { direction: isLow ? "less" : "more", start: isKept ? start : from, end: at + 1, isBehind: true };
}

function readDirection(reading: Reading, at: number, isLimited: boolean): NutrientCue["direction"] | null {
  const word = wordAt(reading, at);
  const term = reading.terms[at] ?? "";
  if (isShortage(reading, at, isLimited)) return "more";
  if (less.has(term) || negators.has(word)) return isDenied(reading, at) ? "more" : "less";
  // "Not enough calories"
  if (word === "enough") return "more";
  // "Too many calories", "not that many calories"
  if (word === "many") return isUndone(reading, at) ? "less" : null;
  if (more.has(term)) {
    const isTooMuch = isUndone(reading, at) || isDenied(reading, at) || (isLimited && measures.has(word));
    return isTooMuch ? "less" : "more";
  }
  return word === "for" && !isLimited ? "more" : null;
}

/** "Too high", "not that high in", "without a lot of" */
function isUndone(reading: Reading, at: number): boolean {
  let before = at - 1;
  while (softening.has(wordAt(reading, before))) before--;
  return wordAt(reading, at - 1) === "too" || negators.has(wordAt(reading, before));
}

/** "Not the low fibre one", "I don't want the one with the most calories". */
function isDenied(reading: Reading, at: number): boolean {
  if (wordAt(reading, at - 1) !== "the") return false;
  let before = at - 2;
  while (deniedThings.has(wordAt(reading, before)) && at - before < deniedReach) before--;
  const isWanted = wanting.has(wordAt(reading, before));
  return deniers.has(wordAt(reading, isWanted ? before - 1 : before));
}

/** "I am low in iron", "low on iron", "as much iron as possible" ask for more of it. */
function isShortage(reading: Reading, at: number, isLimited: boolean): boolean {
  const before = wordAt(reading, at - 1);
  if (wordAt(reading, at) === "much") return before === "as";
  const isLow = wordAt(reading, at) === "low" && !isLimited;
  return isLow && (shortOf.has(before) || wordAt(reading, at + 1) === "on");
}

function listTerms(list: readonly string[]): ReadonlySet<string> {
  return new Set(list.flatMap(phraseTerms));
}
