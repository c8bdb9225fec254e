import { splitTerms } from "../../nutrition/mod.ts";
import dishes from "../data/dish-words.json" with { type: "json" };
import goals from "../data/goal-words.json" with { type: "json" };
import words from "../data/need-words.json" with { type: "json" };
import { findNeeds, indexNeeds, phraseAt } from "./find-needs.ts";
import { findNobody } from "./find-nobody.ts";
import { goalPhrases } from "./goal-phrases.ts";
import { endOfKnownFood } from "./known-foods.ts";
import type { AvoidedFood } from "./needs.ts";
import { continueList, type ListedFood, readFoodList, restOfSentence } from "./read-food-list.ts";
import { readFreeLists } from "./read-free-lists.ts";
import { isBreak, isUsed, markUnderstood, markUsed, type Reading, spanOf, wordAt } from "./reading.ts";

const beforeFoods = new Set(words.avoidCuesBeforeFoods.flatMap(hedge));
const cues = indexNeeds(
  [...words.avoidCues.flatMap(hedge), ...beforeFoods].map((cue) => [cue, cue] as const),
);
const tails = indexNeeds(words.avoidTails.map((tail) => [tail, tail] as const));
const listJoiners = new Set(["and", "or", "&", ",", "both", "all"]);
const leavers = new Set(["leave", "leaving", "take", "taking", "keep", "keeping", "left"]);
const excepting = new Set(["except", "except for", "excluding"]);
const losing = new Set(words.losing);
const longestLeftOut = 8;
const longestName = 3;
const longestList = 12;
const attachable = new Set(words.attachable);
const notFree = new Set(words.notFreeBefore);
const generic = new Set([
  ...words.genericNouns,
  ...words.functionWords,
  ...words.listFillers,
  ...words.listStops,
]);
/** "No-bake", "no-knead": how it is made, nothing to leave out. */
const effortless = new Set(["bake", "cook", "knead", "churn", "boil", "fry", "waste", "mess", "stir"]);
/** "No blender smoothie": what follows is asked for. */
const tools = new Set(dishes.notAvoided.flatMap(splitTerms));
const nearly = new Set(words.nearly);
const asking = new Set(["should", "shall", "must", "do", "would"]);
const eaters = new Set(["i", "we", "he", "she", "they", "you", "one"]);
const faults = new Set(words.faults);
const outright = new Set(["alcohol", "caffeine", "lactose"]);
/** Words of compounds ("sugar", "salt"): leaving them out is a goal, read elsewhere, unless it can be done outright. */
const compounds = new Set(
  goals.nutrients
    .filter(({ goal }) => !outright.has(goal))
    .flatMap(({ names }) => names.map((name) => splitTerms(name).join(" "))),
);

const quantities = new Set(words.quantities.flatMap(splitTerms));

/** A cue, and for "don't like" also "don't really like". */
function hedge(cue: string): string[] {
  const [, negator, verb] = /^(do not|does not|[a-z]+n't|dont|doesnt|not|never) (.+)$/.exec(cue) ?? [];
  return [
    cue,
    ...(negator === undefined ? [] : words.hedges.map((adverb) => `${negator} ${adverb} ${verb}`)),
  ];
}

/** Reads "no mushrooms", "without onions or garlic", "I don't eat pork", "mushroom-free". */
export function readAvoided(reading: Reading): AvoidedFood[] {
  return [
    ...readNothingLike(reading),
    ...readAfterCues(reading),
    ...readBeforeFree(reading),
    ...readFreeLists(reading),
    ...readBeforeTails(reading),
    ...readLeftOut(reading),
  ];
}

/** "Leave the beef out", "take out" apart: the foods stand between the two words. */
function readLeftOut(reading: Reading): AvoidedFood[] {
  return reading.tokens.flatMap((_, at): AvoidedFood[] => {
    if (!leavers.has(wordAt(reading, at))) return [];
    let out = at + 1;
    while (out <= at + longestLeftOut && wordAt(reading, out) !== "out" && !isBreak(reading, out)) out++;
    if (wordAt(reading, out) !== "out" || isUsed(reading, at, out + 1)) return [];
    const foods = listFoodsBefore(reading, out).filter(({ start }) => start > at);
    if (foods.length === 0) return [];
    markUsed(reading, at, out + 1);
    return foods.map((place) => toAvoided(reading, place));
  });
}

function toAvoided(reading: Reading, { start, end }: { start: number; end: number }): AvoidedFood {
  const span = spanOf(reading, start, end);
  const text = reading.text.slice(span.start, span.end);
  return { text, terms: splitTerms(text), ...span, isAttached: false, isReaction: false };
}

/** "Nuts and eggs are banned": the foods stand before the words that forbid them. */
function readBeforeTails(reading: Reading): AvoidedFood[] {
  return findNeeds(tails, reading).flatMap(({ start, end }): AvoidedFood[] => {
    const foods = listFoodsBefore(reading, start);
    const [first] = foods;
    if (first === undefined || isUsed(reading, first.start, end)) return [];
    markUsed(reading, first.start, end);
    return foods.map((place) => toAvoided(reading, place));
  });
}

/** The known foods that lead up to a place with nothing but joiners between, in order. */
function listFoodsBefore(reading: Reading, place: number): { start: number; end: number }[] {
  const foods: { start: number; end: number }[] = [];
  for (let end = place; foods.length < longestList; ) {
    const last = end;
    const starts = [last - longestName, last - 2, last - 1].filter((at) => at >= 0);
    const start = starts.find((at) => endOfKnownFood(reading, at) === last);
    if (start === undefined) break;
    foods.unshift({ start, end: last });
    end = start;
    while (listJoiners.has(wordAt(reading, end - 1))) end--;
    if (end === start) break;
  }
  return foods;
}

function readAfterCues(reading: Reading): AvoidedFood[] {
  const avoided: AvoidedFood[] = [];
  const nobody = findNobody(reading);
  const others = findNeeds(cues, reading).filter(
    (cue) => !nobody.some(({ start, end }) => cue.start < end && start < cue.end),
  );
  for (const { start, end, text: cue } of [...nobody, ...others]) {
    if (isUsed(reading, start, end) || isAsked(reading, start) || isHabit(reading, start)) continue;
    if (leavesNothingOut(reading, { start, end, cue })) continue;
    const foods = listFoodsAfter(reading, { start, end, cue });
    if (tools.has(reading.terms[end] ?? "")) markUsed(reading, start, end + 1);
    const last = foods.at(-1);
    if (last === undefined || isUsed(reading, end, last.end)) continue;
    const isAttached = attachable.has(cue) && isBehindFood(reading, start);
    if (isAttached) markUnderstood(reading, start, last.end);
    else markUsed(reading, start, last.end);
    for (const { text, terms, ...place } of foods) {
      avoided.push({
        text,
        terms,
        ...spanOf(reading, place.start, place.end),
        isAttached,
        isReaction: false,
      });
    }
  }
  return avoided;
}

/** "Nothing smelly like fish", "nothing heavy such as lasagne" */
function readNothingLike(reading: Reading): AvoidedFood[] {
  return reading.tokens.flatMap((_, at): AvoidedFood[] => {
    if (wordAt(reading, at) !== "nothing") return [];
    const like = [2, 3].map((width) => at + width).find((place) => endOfLike(reading, place) !== null);
    const end = like === undefined ? null : endOfLike(reading, like);
    const foods = end === null ? [] : readFoodList(reading, end);
    const last = foods.at(-1);
    if (last === undefined || isUsed(reading, at, last.end)) return [];
    markUsed(reading, at, last.end);
    return foods.map((place) => toAvoided(reading, place));
  });
}

/** Where "like" or "such as" ends, or null. */
function endOfLike(reading: Reading, at: number): number | null {
  if (wordAt(reading, at) === "like") return at + 1;
  return wordAt(reading, at) === "such" && wordAt(reading, at + 1) === "as" ? at + 2 : null;
}

/** "No-bake cake", and "remove all animal products except butter": the butter stays. */
function leavesNothingOut(
  reading: Reading,
  { start, end, cue }: { start: number; end: number; cue: string },
): boolean {
  if (cue === "no") return effortless.has(wordAt(reading, end));
  // "It doesn't take long".
  if (beforeFoods.has(cue)) return endOfKnownFood(reading, end) === null;
  if (!excepting.has(cue)) return false;
  for (let at = start - 1; at >= 0 && !isBreak(reading, at); at--)
    if (losing.has(wordAt(reading, at))) return true;
  return false;
}

/** The foods of the list behind a cue; compounds are goals, read elsewhere, and "soggy pasta" bans no pasta. */
function listFoodsAfter(
  reading: Reading,
  { start, end, cue }: { start: number; end: number; cue: string },
): readonly ListedFood[] {
  const listed = readFoodList(reading, end);
  const isSentence = start === 0 || /[.!?\n]/.test(wordAt(reading, start - 1));
  const whole = isSentence ? restOfSentence(reading, listed) : listed;
  return takeUnread(reading, attachable.has(cue) ? whole : continueList(reading, whole)).filter(
    (food) =>
      !isCompound(food.terms) &&
      !faults.has(wordAt(reading, food.start)) &&
      phraseAt(goalPhrases, reading, food.start) === null,
  );
}

/** "Without gluten, breakfast and dinner": a list ends at what another reader took. */
function takeUnread(reading: Reading, foods: readonly ListedFood[]): readonly ListedFood[] {
  const read = foods.findIndex(({ start, end }) => isUsed(reading, start, end));
  return read < 0 ? foods : foods.slice(0, read);
}

/** "Should I avoid spinach or carrots?" is a question, not a wish. */
function isAsked(reading: Reading, at: number): boolean {
  return asking.has(wordAt(reading, at - 2)) && eaters.has(wordAt(reading, at - 1));
}

/** "I almost never eat greens" is a habit. */
function isHabit(reading: Reading, at: number): boolean {
  return nearly.has(wordAt(reading, at - 1));
}

/** "Calories", and "loads of calories". */
function isCompound(terms: readonly string[]): boolean {
  const from = quantities.has(terms[0] ?? "") && terms[1] === "of" ? 2 : 0;
  return compounds.has(terms.slice(from).join(" "));
}

/** Whether a word that may be a food stands right before. */
function isBehindFood(reading: Reading, at: number): boolean {
  const token = reading.tokens[at - 1];
  if (token === undefined || isBreak(reading, at - 1)) return false;
  if (isCompound([token.term])) return false;
  return token.kind === "word" && !generic.has(token.text) && !isUsed(reading, at - 1, at);
}

/** Where the food begins that ends before "free": "soy sauce-free" is of the sauce. */
function startOfFood(reading: Reading, free: number): number {
  const end = wordAt(reading, free - 1) === "-" ? free - 1 : free;
  const starts = [end - longestName, end - 2].filter((at) => at >= 0 && !isUsed(reading, at, end));
  return starts.find((at) => endOfKnownFood(reading, at) === end) ?? free - 1;
}

/** "Mushroom-free" where a space would make it a food without: "a mushroom free dinner". */
function readBeforeFree(reading: Reading): AvoidedFood[] {
  const avoided: AvoidedFood[] = [];
  for (const [at, { text }] of reading.tokens.entries()) {
    const word = reading.tokens[at - 1];
    if (text !== "free" || word?.kind !== "word" || isUsed(reading, at - 1, at + 1)) continue;
    if (notFree.has(wordAt(reading, at + 1)) || generic.has(word.text)) continue;
    const start = startOfFood(reading, at);
    const span = spanOf(reading, start, at);
    const named = reading.text.slice(span.start, span.end);
    const terms = splitTerms(named);
    if (isCompound(terms)) continue;
    const isAttached = !generic.has(wordAt(reading, at + 1)) && !isBreak(reading, at + 1);
    if (isAttached) markUnderstood(reading, start, at + 1);
    else markUsed(reading, start, at + 1);
    avoided.push({ text: named, terms, ...span, isAttached, isReaction: false });
  }
  return avoided;
}
