import { splitTerms } from "../../nutrition/mod.ts";
import goals from "../data/goal-words.json" with { type: "json" };
import words from "../data/need-words.json" with { type: "json" };
import { findNeeds, indexNeeds, phraseAt } from "./find-needs.ts";
import { goalPhrases } from "./goal-phrases.ts";
import type { AvoidedFood } from "./needs.ts";
import { readFoodList } from "./read-food-list.ts";
import { isBreak, isUsed, markUnderstood, markUsed, type Reading, spanOf, wordAt } from "./reading.ts";

const cues = indexNeeds(words.avoidCues.map((cue) => [cue, cue] as const));
const attachable = new Set(words.attachable);
const generic = new Set([
  ...words.genericNouns,
  ...words.functionWords,
  ...words.listFillers,
  ...words.listStops,
]);
/** "No-bake", "no-knead": how it is made, nothing to leave out. */
const effortless = new Set(["bake", "cook", "knead", "churn", "boil", "fry", "waste", "mess", "stir"]);
const asking = new Set(["should", "shall", "must", "do", "would"]);
const eaters = new Set(["i", "we", "he", "she", "they", "you", "one"]);
const outright = new Set(["alcohol", "caffeine", "lactose"]);
/** Words of compounds ("sugar", "salt"): leaving them out is a goal, read elsewhere, unless it can be done outright. */
const compounds = new Set(
  goals.nutrients
    .filter(({ goal }) => !outright.has(goal))
    .flatMap(({ names }) => names.map((name) => splitTerms(name).join(" "))),
);

/** Reads "no mushrooms", "without onions or garlic", "I don't eat pork", "mushroom-free". */
export function readAvoided(reading: Reading): AvoidedFood[] {
  return [...readAfterCues(reading), ...readBeforeFree(reading)];
}

function readAfterCues(reading: Reading): AvoidedFood[] {
  const avoided: AvoidedFood[] = [];
  for (const { start, end, text: cue } of findNeeds(cues, reading)) {
    if (isUsed(reading, start, end) || isAsked(reading, start)) continue;
    if (cue === "no" && effortless.has(wordAt(reading, end))) continue;
    const foods = readFoodList(reading, end).filter(
      (food) => !isCompound(food.terms) && phraseAt(goalPhrases, reading, food.start) === null,
    );
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

/** "Should I avoid spinach or carrots?" asks what the others tell. */
function isAsked(reading: Reading, at: number): boolean {
  return asking.has(wordAt(reading, at - 2)) && eaters.has(wordAt(reading, at - 1));
}

function isCompound(terms: readonly string[]): boolean {
  return compounds.has(terms.join(" "));
}

/** Whether a word that may be a food stands right before. */
function isBehindFood(reading: Reading, at: number): boolean {
  const token = reading.tokens[at - 1];
  if (token === undefined || isBreak(reading, at - 1)) return false;
  if (isCompound([token.term])) return false;
  return token.kind === "word" && !generic.has(token.text) && !isUsed(reading, at - 1, at);
}

/** "Mushroom-free" where a space would make it a food without: "a mushroom free dinner". */
function readBeforeFree(reading: Reading): AvoidedFood[] {
  const avoided: AvoidedFood[] = [];
  for (const [at, { text }] of reading.tokens.entries()) {
    const word = reading.tokens[at - 1];
    if (text !== "free" || word?.kind !== "word" || isUsed(reading, at - 1, at + 1)) continue;
    if (["of", "from", "range", "time"].includes(wordAt(reading, at + 1)) || generic.has(word.text)) continue;
    const terms = splitTerms(word.text);
    if (isCompound(terms)) continue;
    const isAttached = !generic.has(wordAt(reading, at + 1)) && !isBreak(reading, at + 1);
    if (isAttached) markUnderstood(reading, at - 1, at + 1);
    else markUsed(reading, at - 1, at + 1);
    avoided.push({ text: word.text, terms, ...spanOf(reading, at - 1, at), isAttached, isReaction: false });
  }
  return avoided;
}
